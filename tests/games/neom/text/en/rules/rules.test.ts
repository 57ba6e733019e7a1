import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cityTileOf, TILES } from '$lib/games/neom/data/tiles';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import { PLAIN_RULES } from '$lib/games/neom/rules/scoring/score-line';
import { VARIABLE } from '$lib/games/neom/rules/scoring/variable';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { RULES } from '$lib/games/neom/text/en/rules';
import { exampleOf } from '$lib/games/neom/text/en/rules/examples';
import { GLOSSARY } from '$lib/games/neom/text/en/rules/glossary';
import { chapterOf, CHAPTERS, RULE_IDS } from '$lib/games/neom/text/en/rules/rule-ids';
import { ruleEntryFor, rulesOfTile } from '$lib/games/neom/text/en/rules/rule-links';
import type { Passage } from '$lib/games/neom/text/en/rules/rule-text';
import { RULING_NUMBERS } from '$lib/games/neom/text/en/rules/ruling-numbers';
import { RULINGS } from '$lib/games/neom/text/en/rules/rulings';

const strings = (passage: Passage): readonly string[] =>
  typeof passage === 'string'
    ? [passage]
    : 'list' in passage
      ? passage.list
      : [...passage.columns, ...passage.rows.flat()];

const everyWord: readonly [string, string][] = [
  ...RULE_IDS.flatMap((id) =>
    [RULES[id].title, ...RULES[id].body.flatMap(strings)].map((said): [string, string] => [
      id,
      said
    ])
  ),
  ...GLOSSARY.flatMap(({ id, term, text }): [string, string][] => [
    [id, term],
    [id, text]
  ]),
  ...RULING_NUMBERS.flatMap((number): [string, string][] => {
    const { title, question, text, reason } = RULINGS[number];
    return [title, question, text, reason].map((said) => [`NEOM-${number}`, said]);
  })
];

describe('rules', () => {
  it('have an id each, in one chapter', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    expect(Object.keys(RULES).toSorted()).toEqual([...RULE_IDS].toSorted());
    for (const id of RULE_IDS) expect(chapterOf(id)).toBeDefined();
  });

  it('lead on to others and are asked for in words', () => {
    for (const id of RULE_IDS) {
      const { related, asks } = RULES[id];
      expect(related.length, id).toBeGreaterThan(0);
      expect(related, id).not.toContain(id);
      expect(new Set(related).size, id).toBe(related.length);
      expect(asks.length, id).toBeGreaterThan(1);
    }
  });

  it('are said shortly and calmly', () => {
    for (const [where, said] of everyWord) {
      expect(said, where).not.toMatch(/!/);
      expect(said.length, where).toBeLessThan(330);
      expect(said, where).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('give the figures of the data', () => {
    const said = (id: keyof typeof RULES) => RULES[id].body.flatMap(strings).join(' ');
    expect(said('base-price')).toContain('£2');
    expect(said('ghost-town')).toContain('lose 10 points');
    expect(said('ghost-town')).toContain('lose 4');
    expect(said('power')).toContain('Lose 5 points');
    expect(said('pollution')).toContain('lose 2 points');
    expect(said('starting-money')).toContain('£6');
    expect(said('neighborhoods')).toContain('21 28 36 40 44');
  });
});

describe('every reason has its rule', () => {
  it('lines of the score', () => {
    const variable = Object.values(VARIABLE).length;
    expect(variable).toBe(23);
    for (const rule of PLAIN_RULES) expect(RULES[ruleEntryFor(rule)]).toBeDefined();
  });

  it('every line of real tables and of every formula leads to an entry in a chapter', () => {
    const cities = [
      ...['five-full', 'five-players', 'made-cities'].flatMap((name) => {
        const file: unknown = JSON.parse(readFileSync(`tests/tables/${name}.json`, 'utf8'));
        const tables = Array.isArray(file) ? (file as unknown[]) : [file];
        return tables.flatMap((table) => {
          const read = parseTableFile(table);
          return read.ok ? read.value.players : [];
        });
      }),
      ...Object.keys(VARIABLE).map((number) => ({
        city: exampleOf(cityTileOf(Number(number)))!.city,
        money: 23,
        finalIncomeIncluded: false
      }))
    ];
    const lines = cities.flatMap((city) => scoreCity(city).lines);
    const rules = new Set(lines.map(({ rule }) => rule));
    expect(rules.size).toBeGreaterThan(30);
    for (const rule of rules) {
      const id = ruleEntryFor(rule);
      expect(RULES[id], rule).toBeDefined();
      expect(CHAPTERS[chapterOf(id)], rule).toContain(id);
    }
  });

  it('tiles, the formula of a question mark first', () => {
    for (const tile of TILES) {
      const rules = rulesOfTile(tile);
      expect(rules.length, tile.name).toBeGreaterThan(0);
      expect(new Set(rules).size, tile.name).toBe(rules.length);
      if (tile.kind === 'tile' && tile.vp === 'variable')
        expect(rules[0], tile.name).toMatch(/^variable-/);
    }
  });
});

describe('glossary and rulings', () => {
  it('are in alphabetical order, each word once', () => {
    const terms = GLOSSARY.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
  });

  it('speak of tiles that exist', () => {
    for (const number of RULING_NUMBERS)
      for (const tile of RULINGS[number].tiles ?? []) expect(TILES[tile - 1]?.number).toBe(tile);
  });
});
