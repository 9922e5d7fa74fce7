import { storyKinds } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { anAccent, aSlip } from '../spelling/costs.ts';
import { leavesUnlike } from '../spelling/likely-slips.ts';
import { listedModern } from '../spelling/old-spelling.ts';
import type { WordsChecked } from '../spelling/words-checked.ts';
import { capitalFlag, entryOf, flagsOf, wordCount } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isOfPhrase } from './foreign-phrases.ts';
import {
  isMeant,
  isNoneOfIts,
  isQuoted,
  isSmallWord,
  isUnsure,
  ownWord,
  surelyOwn,
} from './meant-words.ts';
import type { OldSpelling } from './old-spelling.ts';
import { isNamed, isSpokenAt } from './reading.ts';
import type { Match, Setting } from './rule.ts';
import { isCheckable, writtenAt } from './written-words.ts';

/**
 * Marks the words that no dictionary knows. The dictionaries are elsewhere (they are large, and slow to load): this asks for
 * words and takes what it is told of them, whenever that comes.
 */
export class Spelling {
  readonly #setting: Setting;
  readonly #vocabulary: Vocabulary;
  readonly #checked: WordsChecked;
  readonly #old: OldSpelling | null;
  /** By entry of the vocabulary: may be wrong, and whether it was marked when last looked at. */
  readonly #doubtful = new Map<number, boolean>();
  readonly #touched = new Set<number>();
  /** How far what was marked lies from what is known. */
  readonly #distances = new Map<number, number>();
  /** By entry: was a small word meant? */
  readonly #small = new Set<number>();
  readonly #related = new Map<string, number[]>();
  #wasForeign = false;
  readonly #read = new WeakSet<SegmentedParagraph>();
  /** By entry: in lower case and with a capital it was asked for. */
  #met = new Uint8Array(1024);

  constructor(
    setting: Setting,
    vocabulary: Vocabulary,
    { checked, old }: { checked: WordsChecked; old: OldSpelling | null },
  ) {
    this.#old = old;
    this.#setting = setting;
    this.#vocabulary = vocabulary;
    this.#checked = checked;
  }

  count({ words }: SegmentedParagraph): void {
    if (this.#doubtful.size === 0) return;
    const count = wordCount(words);
    for (let index = 0; index < count; index++) {
      const entry = entryOf(words, index);
      if (this.#doubtful.has(entry)) this.#touch(entry);
    }
  }

  /** Adds the words of a paragraph that nobody has looked up yet, once; true when there was something to read. */
  ask(paragraph: SegmentedParagraph, into: string[]): boolean {
    if (this.#read.has(paragraph)) return false;
    this.#read.add(paragraph);
    const { words } = paragraph;
    for (let index = 0; index < wordCount(words); index++) {
      const entry = entryOf(words, index);
      const bit = (flagsOf(words, index) & capitalFlag) === 0 ? 1 : 2;
      if (((this.#met[entry] ?? 0) & bit) !== 0) continue;
      this.#meet(entry, bit);
      this.#meetOld(entry);
      if (!isCheckable(paragraph, index)) continue;
      const word = writtenAt(paragraph, index);
      if (this.#checked.wrong(word)) this.#doubt(entry, word);
      else if (this.#checked.isNew(word)) into.push(word);
    }

    return true;
  }

  /** To be called for each word that was found wrong. */
  doubt(word: string): void {
    this.#doubt(this.#vocabulary.entryOfWord(word), word);
  }

  settle(): ((paragraph: SegmentedParagraph) => boolean) | null {
    if (this.#checked.isForeign !== this.#wasForeign) {
      this.#wasForeign = !this.#wasForeign;

      return () => true;
    }
    const turned = new Set<number>();
    for (const entry of this.#touched) {
      const isMarked = !this.#isAccepted(entry);
      if (this.#doubtful.get(entry) === isMarked) continue;
      this.#doubtful.set(entry, isMarked);
      turned.add(entry);
    }
    this.#touched.clear();
    if (turned.size === 0) return null;

    return ({ words }) => {
      for (let index = 0; index < wordCount(words); index++) {
        if (turned.has(entryOf(words, index))) return true;
      }

      return false;
    };
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    if (this.#doubtful.size === 0 || this.#checked.isForeign) return none;
    const matches: Match[] = [];
    const isDialect = this.#isDialect(paragraph);
    for (const { first, end } of paragraph.sentences) {
      const strange = this.#strangeIn(paragraph, first, end);
      if (strange.length > 2 && strange.length > (end - first) * 0.4) continue;
      for (let index = first; index < end; index++) {
        if (isQuoted(index, strange) || (isDialect && isSpokenAt(paragraph, index))) continue;
        this.#judge(paragraph, index, matches);
      }
    }

    return matches;
  }

  /** Words that no dictionary has and that are no names; none where nothing but accents is left out, which no other language does. */
  #strangeIn(paragraph: SegmentedParagraph, first: number, end: number): readonly number[] {
    const strange: number[] = [];
    let isFar = false;
    for (let index = first; index < end; index++) {
      if (!this.#doubtful.has(entryOf(paragraph.words, index)) || isNamed(paragraph, index))
        continue;
      const wrong = this.#checked.wrong(writtenAt(paragraph, index));
      if (!wrong) continue;
      strange.push(index);
      isFar ||= wrong.distance > anAccent;
    }

    return isFar ? strange : [];
  }

  /** Somebody speaks in a way of their own: of what is said, a word in eight is in no dictionary. */
  #isDialect(paragraph: SegmentedParagraph): boolean {
    const count = wordCount(paragraph.words);
    const strange = this.#strangeIn(paragraph, 0, count).filter((at) => isSpokenAt(paragraph, at));
    const distinct = new Set(strange.map((at) => entryOf(paragraph.words, at))).size;
    if (distinct < 3) return false;
    let spoken = 0;
    for (let index = 0; index < count; index++) if (isSpokenAt(paragraph, index)) spoken++;

    return strange.length * 8 >= spoken;
  }

  #judge(paragraph: SegmentedParagraph, index: number, matches: Match[]): void {
    const entry = entryOf(paragraph.words, index);
    if (this.#doubtful.get(entry) !== true || this.#old?.covers(entry)) return;
    if (!isCheckable(paragraph, index)) return;
    const word = writtenAt(paragraph, index);
    const wrong = this.#checked.wrong(word);
    if (!wrong || isMeant(paragraph, index, word, wrong.distance)) return;
    if (isNoneOfIts(paragraph, index, wrong, this.#checked)) return;
    if (isUnsure(paragraph, index, wrong, this.#setting.kind)) return;
    if (isOfPhrase(paragraph, index)) return;
    const { suggestions } = wrong;
    matches.push({
      rule: 'spelling',
      first: index,
      end: index + 1,
      reason:
        suggestions.length > 0
          ? { code: 'spelling', values: { word, other: suggestions[0] ?? '' } }
          : { code: 'spelling-unknown', values: { word } },
      suggestions,
    });
  }

  /** In the writer's dictionary; a word of the writer's own, since it recurs; or a name, since it is never written small. */
  #isAccepted(entry: number): boolean {
    const { forms, uses, lowerUses, capitalUses, stemOf, stems, language } = this.#vocabulary;
    const form = forms[entry] ?? '';
    const stem = stemOf[entry] ?? 0;
    const { accepted } = this.#setting;
    if (accepted.has(form) || accepted.has(stems[stem] ?? '')) return true;
    if (accepted.has(baseOf(form))) return true;
    let times = 0;
    for (const one of this.#related.get(baseOf(form)) ?? []) times += uses[one] ?? 0;
    const distance = this.#distances.get(entry) ?? 1;
    const least = storyKinds.has(this.#setting.kind) ? anAccent : aSlip;
    if (times >= ownWord && distance > least) return true;
    if (times >= surelyOwn && distance > anAccent && leavesUnlike.has(language.code)) return true;
    if (!language.capitalsTellNames) return false;

    const small = lowerUses[stem] ?? 0;
    const capital = capitalUses[stem] ?? 0;

    if (small > 0) return capital >= 5 && capital > small * 2;

    return Math.max(times, capital) >= 2 && (capital > 0 || !this.#small.has(entry));
  }

  #meet(entry: number, bit: number): void {
    if (entry >= this.#met.length) {
      const more = new Uint8Array(Math.max(entry + 1, this.#met.length * 2));
      more.set(this.#met);
      this.#met = more;
    }
    this.#met[entry] = (this.#met[entry] ?? 0) | bit;
  }

  /** á, to-day: too short to be looked up, or in dictionaries. */
  #meetOld(entry: number): void {
    const form = this.#vocabulary.forms[entry] ?? '';
    const modern = listedModern(form, this.#vocabulary.language.code);
    if (modern !== null) this.#old?.add(entry, form, modern);
  }

  #doubt(entry: number, word: string): void {
    const wrong = this.#checked.wrong(word);
    const form = this.#vocabulary.forms[entry] ?? '';
    if (wrong?.modern !== undefined) this.#old?.add(entry, form, wrong.modern);
    this.#distances.set(entry, wrong?.distance ?? 1);
    if (wrong && isSmallWord(wrong, this.#vocabulary.language)) this.#small.add(entry);
    if (!this.#doubtful.has(entry)) {
      this.#doubtful.set(entry, false);
      const base = baseOf(form);
      this.#related.set(base, [...(this.#related.get(base) ?? []), entry]);
    }
    this.#touch(entry);
  }

  /** Ruth and Ruth’s recur together. */
  #touch(entry: number): void {
    const base = baseOf(this.#vocabulary.forms[entry] ?? '');
    for (const one of this.#related.get(base) ?? []) this.#touched.add(one);
  }
}

function baseOf(form: string): string {
  return form.replace(/'s?$/, '');
}

const none: readonly Match[] = [];
