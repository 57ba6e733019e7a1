import { base } from '$app/paths';

/** Where a rule is explained: the one place that knows how the rules pages are addressed. */
export const ruleHref = (rule: string): string =>
  `${base}/neom/rules/?q=${encodeURIComponent(rule)}`;
