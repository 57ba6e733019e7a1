import type { GlyphShape } from '$lib/ui/glyph-shape';
import { GLYPHS } from '$lib/ui/glyphs';
import type { Good } from '../../../data/goods';
import type { TileType } from '../../../data/tile-row';
import { tileOf } from '../../../data/tiles';
import { RULES } from '../../../text/en/rules';
import { extraPages, type ExtraPage } from '../../../text/en/rules/reference-pages';
import { GLOSSARY } from '../../../text/en/rules/glossary';
import type { RuleId } from '../../../text/en/rules/rule-ids';
import { rulingName, type RulingNumber } from '../../../text/en/rules/ruling-numbers';
import { RULINGS } from '../../../text/en/rules/rulings';
import { deckWords, printedNumber } from '../../../text/en/rules/tile-words';
import { LEGEND } from '../../../text/en/legend';
import { TIER_FACTS, tierOf } from '../../../data/goods';
import { tileFacts } from '../../../text/en/tile-facts';
import { NEOM_SHAPES } from '../../glyphs/neom-shapes';
import { goodHref, referenceHref, ruleHref, rulingHref, termHref, tileHref } from '../addresses';
import type { Kind } from './lookup-doc';

/** A tile's glyph stands in its colour over its number, as small as a tile can be told. */
export interface Badge {
  readonly colour: TileType | 'disaster';
  readonly number: string;
}

/** A thing looked up, as a line of a list. */
export interface ResultView {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly note: string;
  readonly href: string;
  readonly glyph: GlyphShape;
  readonly badge?: Badge;
}

type View = Omit<ResultView, 'id' | 'kind'>;

const VIEWS: Readonly<Record<Kind, (key: string) => View | undefined>> = {
  tile: (key) => {
    const tile = tileOf(Number(key));
    if (!tile) return undefined;
    const number = printedNumber(tile.number);
    const facts = tile.kind === 'tile' ? tileFacts(tile) : [];
    return {
      name: tile.name,
      note: [`${number}, ${deckWords(tile)}`, ...facts].join('; '),
      href: tileHref(tile.number),
      glyph: NEOM_SHAPES[tile.kind === 'tile' ? tile.types[0]! : tile.disaster],
      badge: { colour: tile.kind === 'tile' ? tile.types[0]! : 'disaster', number }
    };
  },
  rule: (key) => {
    const rule = RULES[key as RuleId];
    const first = rule?.body.find((passage) => typeof passage === 'string');
    return (
      rule && {
        name: rule.title,
        note: first ?? '',
        href: ruleHref(key as RuleId),
        glyph: GLYPHS.rules
      }
    );
  },
  good: (key) => {
    const good = key as Good;
    const facts = TIER_FACTS[tierOf(good)];
    return (
      facts && {
        name: LEGEND.names[good],
        note: `${LEGEND.groups[tierOf(good)]}: £${facts.price}, ${facts.vp} VP`,
        href: goodHref(good),
        glyph: NEOM_SHAPES[good]
      }
    );
  },
  term: (key) => {
    const term = GLOSSARY.find(({ id }) => id === key);
    return term && { name: term.term, note: term.text, href: termHref(key), glyph: GLYPHS.note };
  },
  ruling: (key) => {
    const number = Number(key) as RulingNumber;
    const ruling = RULINGS[number];
    return (
      ruling && {
        name: `${rulingName(number)}: ${ruling.title}`,
        note: ruling.text,
        href: rulingHref(number),
        glyph: GLYPHS.info
      }
    );
  },
  page: (key) => {
    const page = extraPages[key as ExtraPage];
    return (
      page && {
        name: page.name,
        note: page.hint,
        href: referenceHref(key as ExtraPage),
        glyph: GLYPHS.legend
      }
    );
  }
};

/** What the ids stand for, without those this version knows nothing of. */
export const resultViews = (ids: readonly string[]): readonly ResultView[] =>
  ids.flatMap((id) => {
    const [kind, key = ''] = id.split(':') as [Kind, string?];
    const view = VIEWS[kind]?.(key);
    return view ? [{ id, kind, ...view }] : [];
  });
