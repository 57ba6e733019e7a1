export { entries, load } from '../rules/+page';
