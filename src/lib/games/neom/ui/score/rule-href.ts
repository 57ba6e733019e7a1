import type { NeomLine } from '../../rules/scoring';
import { ruleEntryFor } from '../../text/en/rules/rule-links';
import { ruleHref as addressOf } from '../rules/addresses';

/** Where the rule behind a line is explained: the one place that knows how the rules are addressed. */
export const ruleHref = (rule: NeomLine['rule']): string => addressOf(ruleEntryFor(rule));
