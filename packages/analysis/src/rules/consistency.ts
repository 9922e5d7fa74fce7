import type { ReasonCode, RuleName } from '../findings.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { entryOf, wordCount } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { CapitalLedger } from './capitals.ts';
import { solidForm } from './hyphens.ts';
import { isCountedNumber, numbersOf } from './numbers.ts';
import { cased, isNamed, wordAt } from './reading.ts';
import type { Match, Setting } from './rule.ts';
import { variantsOf } from './variants.ts';

/** One of two ways to write: `side` 0 or 1 of a group, and what the word is on the other side. */
type Way = { rule: RuleName; group: Group; side: 0 | 1; other: string };

/** The uses of either side, in all and by word; those of two words alone are the vocabulary's own. */
type Group = {
  counts: [number, number];
  uses: readonly [Map<number, number>, Map<number, number>];
  entries: readonly [number, number] | null;
  flagged: 0 | 1 | null;
  /** The word of the other side that the text uses most: what a remark names. */
  witness: string;
};

/**
 * What a text writes in two ways. Of each pair of ways the rarer is marked; of two equally frequent
 * ones the second of the list. Kept up to date by counts, so that an edit costs its own words.
 */
export class Consistency {
  readonly #setting: Setting;
  readonly #vocabulary: Vocabulary;
  readonly #groups = new Map<string, Group>();
  /** By entry; null for words that are written in one way only. */
  readonly #ways: (Way | null | undefined)[] = [];
  readonly #touched = new Set<Group>();
  readonly #capitals: CapitalLedger | null;
  #marks = 0;

  constructor(setting: Setting, vocabulary: Vocabulary) {
    this.#setting = setting;
    this.#vocabulary = vocabulary;
    this.#capitals = setting.wanted.has('capitalisation')
      ? new CapitalLedger(vocabulary, setting.language.code)
      : null;
  }

  count(paragraph: SegmentedParagraph, sign: 1 | -1): void {
    const { words } = paragraph;
    const count = wordCount(words);
    for (let index = 0; index < count; index++) {
      const entry = entryOf(words, index);
      let way = this.#ways[entry];
      if (way === undefined) way = this.#meet(entry);
      if (way === null || !isCounted(paragraph, index, way)) continue;
      const { counts, uses } = way.group;
      counts[way.side] += sign;
      uses[way.side].set(entry, (uses[way.side].get(entry) ?? 0) + sign);
      this.#touched.add(way.group);
    }
    this.#capitals?.count(paragraph, sign);
  }

  settle(): ((paragraph: SegmentedParagraph) => boolean) | null {
    const turned = new Set<Group>();
    for (const group of this.#touched) {
      const flagged = flaggedOf(group, this.#vocabulary);
      const witness = witnessOf(group, flagged, this.#vocabulary);
      if (flagged === group.flagged && witness === group.witness) continue;
      this.#marks += (flagged === null ? 0 : 1) - (group.flagged === null ? 0 : 1);
      group.flagged = flagged;
      group.witness = witness;
      turned.add(group);
    }
    this.#touched.clear();
    const turnedCapitals = this.#capitals?.settle() ?? null;
    if (turned.size === 0 && turnedCapitals === null) return null;

    return (paragraph) => {
      const { words } = paragraph;
      for (let index = 0; index < wordCount(words); index++) {
        const entry = entryOf(words, index);
        const way = this.#ways[entry];
        if ((way && turned.has(way.group)) || turnedCapitals?.has(entry)) return true;
      }

      return false;
    };
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    const matches: Match[] = [...(this.#capitals?.find(paragraph) ?? [])];
    if (this.#marks === 0) return matches;
    const { words } = paragraph;
    for (let index = 0; index < wordCount(words); index++) {
      const way = this.#ways[entryOf(words, index)];
      if (!way || way.group.flagged !== way.side || !isCounted(paragraph, index, way)) continue;
      const other = way.other === '' ? '' : cased(paragraph, index, way.other);
      const word = wordAt(paragraph, index);
      matches.push({
        rule: way.rule,
        first: index,
        end: index + 1,
        reason: {
          code: way.rule as ReasonCode, // as: these rules have reasons of their own name
          values: way.rule === 'number-style' ? { word } : { word, other: way.group.witness },
        },
        suggestions: other === '' ? [] : [other],
      });
    }

    return matches;
  }

  /** What is known of a word met for the first time; a hyphenated one brings its solid form along. */
  #meet(entry: number): Way | null {
    const form = this.#vocabulary.forms[entry] ?? '';
    const { wanted, language, accepted } = this.#setting;
    const way = accepted.has(form) ? null : this.#wayOf(form);
    this.#ways[entry] = way;
    if (way || !wanted.has('hyphenation') || language.code === 'zh') return way;
    const solid = solidForm(form);
    if (solid === null || accepted.has(solid) || this.#wayOf(solid)) return null;
    const other = this.#vocabulary.entryOfWord(solid);
    const group = emptyGroup([other, entry]);
    this.#ways[other] = { rule: 'hyphenation', group, side: 0, other: form };
    this.#ways[entry] = { rule: 'hyphenation', group, side: 1, other: solid };

    return this.#ways[entry] ?? null;
  }

  #wayOf(form: string): Way | null {
    const { wanted, language } = this.#setting;
    const variant = wanted.has('spelling-variant') ? variantsOf(language).get(form) : undefined;
    if (variant) {
      const { group, side, other } = variant;

      return { rule: 'spelling-variant', group: this.#groupOf(group), side, other };
    }
    const number = wanted.has('number-style') ? numbersOf(language.code).get(form) : undefined;

    return number
      ? {
          rule: 'number-style',
          group: this.#groupOf('number'),
          side: number.side,
          other: number.other,
        }
      : null;
  }

  #groupOf(name: string): Group {
    const group = this.#groups.get(name) ?? emptyGroup(null);
    this.#groups.set(name, group);

    return group;
  }
}

function emptyGroup(entries: Group['entries']): Group {
  return { counts: [0, 0], uses: [new Map(), new Map()], entries, flagged: null, witness: '' };
}

/** The most used word on the side that is not marked, of equally used ones the first by letters. */
function witnessOf(
  { uses, entries }: Group,
  flagged: Group['flagged'],
  { forms }: Vocabulary,
): string {
  if (flagged === null) return '';
  const other = flagged === 0 ? 1 : 0;
  if (entries) return forms[entries[other]] ?? '';
  let witness = '';
  let most = 0;
  for (const [entry, count] of uses[other]) {
    const form = forms[entry] ?? '';
    if (count < most || count === 0 || (count === most && form > witness)) continue;
    witness = form;
    most = count;
  }

  return witness;
}

function flaggedOf({ counts, entries }: Group, { uses }: Vocabulary): 0 | 1 | null {
  const [one = 0, other = 0] = entries ? entries.map((entry) => uses[entry] ?? 0) : counts;
  if (one <= 0 || other <= 0) return null;

  return one < other ? 0 : 1;
}

function isCounted(paragraph: SegmentedParagraph, index: number, { rule }: Way): boolean {
  if (rule === 'number-style') return isCountedNumber(paragraph, index);

  return !isNamed(paragraph, index);
}
