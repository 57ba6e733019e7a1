/** NEOM's sentences about a table, in one place for pages; the clerk command has its own beside them. */
export { counted, points } from './amounts';
export { breachText } from './breaches';
export { disasterText } from './disasters';
export { entryFaultText } from './entry-faults';
export { incomeLineText } from './income';
export { LEGEND } from './legend';
export { pageNames } from './pages';
export { priceText } from './prices';
export { padRowNames, scoreLineText } from './score-lines';
export { requirementText, tileFacts } from './tile-facts';
