import type { SegmentedParagraph } from '../../paragraph.ts';
import { accentCost } from '../../spelling/edit-costs.ts';
import { lookUpModernSpelling } from '../../spelling/old-spelling.ts';
import type { SpellingVerdictCache } from '../../spelling/spelling-verdict-cache.ts';
import { capitalFlag, entryOf, flagsOf, wordCount } from '../../text/words.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { Match, RuleSettings } from '../rule.ts';
import { isNameAt, isSpokenAt } from '../word-access.ts';
import { isCheckable, normalizedWordAt } from './checkable-words.ts';
import { DoubtfulWords } from './doubtful-words.ts';
import { isInForeignPhrase } from './foreign-phrases.ts';
import {
  isInForeignRun,
  isIntended,
  isOutOfVocabulary,
  isUncertainTypo,
} from './intended-spelling.ts';
import type { OldSpellingRule } from './old-spelling.ts';

/**
 * Reports words unknown to the dictionaries. The dictionaries are large and load asynchronously, so this collects words to check and
 * applies results when they arrive.
 */
export class SpellingRule {
  readonly #setting: RuleSettings;
  readonly #vocabulary: Vocabulary;
  readonly #checked: SpellingVerdictCache;
  readonly #old: OldSpellingRule | null;
  readonly #doubtful: DoubtfulWords;
  #wasForeign = false;
  readonly #read = new WeakSet<SegmentedParagraph>();
  /** By vocabulary entry: bit 1 if the lowercase form was requested, bit 2 if the capitalized form was. */
  #met = new Uint8Array(1024);

  constructor(
    settings: RuleSettings,
    vocabulary: Vocabulary,
    {
      checked: verdictCache,
      old: oldSpelling,
    }: { checked: SpellingVerdictCache; old: OldSpellingRule | null },
  ) {
    this.#old = oldSpelling;
    this.#setting = settings;
    this.#vocabulary = vocabulary;
    this.#checked = verdictCache;
    this.#doubtful = new DoubtfulWords(settings, vocabulary);
  }

  count({ words }: SegmentedParagraph): void {
    if (this.#doubtful.isEmpty) return;
    const count = wordCount(words);
    for (let index = 0; index < count; index++) {
      this.#doubtful.recount(entryOf(words, index));
    }
  }

  /** Adds the unchecked words of a paragraph, once. Returns true if there was something to read. */
  collectUncheckedWords(paragraph: SegmentedParagraph, unchecked: string[]): boolean {
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
      const word = normalizedWordAt(paragraph, index);
      if (this.#checked.getMisspelling(word)) this.#doubt(entry, word);
      else if (this.#checked.addIfNew(word)) unchecked.push(word);
    }

    return true;
  }

  /** Call for each misspelled word. */
  addMisspelling(word: string): void {
    this.#doubt(this.#vocabulary.entryOfWord(word), word);
  }

  findStale(): ((paragraph: SegmentedParagraph) => boolean) | null {
    if (this.#checked.isForeign !== this.#wasForeign) {
      this.#wasForeign = !this.#wasForeign;

      return () => true;
    }
    const changedEntries = this.#doubtful.update();
    if (changedEntries.size === 0) return null;

    return ({ words }) => {
      for (let index = 0; index < wordCount(words); index++) {
        if (changedEntries.has(entryOf(words, index))) return true;
      }

      return false;
    };
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    if (this.#doubtful.isEmpty || this.#checked.isForeign) return noMatches;
    const matches: Match[] = [];
    const isDialect = this.#isDialect(paragraph);
    for (const { first, end } of paragraph.sentences) {
      const unknownIndexes = this.#findUnknown(paragraph, first, end);
      if (unknownIndexes.length > 2 && unknownIndexes.length > (end - first) * 0.4) continue;
      for (let index = first; index < end; index++) {
        if (isInForeignRun(index, unknownIndexes) || (isDialect && isSpokenAt(paragraph, index)))
          continue;
        this.#checkWord(paragraph, index, matches);
      }
    }

    return matches;
  }

  /** Unknown words that are not names; none if they differ only in accents, because foreign words differ by more. */
  #findUnknown(paragraph: SegmentedParagraph, first: number, end: number): readonly number[] {
    const unknownIndexes: number[] = [];
    let hasLargeDistance = false;
    for (let index = first; index < end; index++) {
      if (!this.#doubtful.has(entryOf(paragraph.words, index)) || isNameAt(paragraph, index))
        continue;
      const misspelling = this.#checked.getMisspelling(normalizedWordAt(paragraph, index));
      if (!misspelling) continue;
      unknownIndexes.push(index);
      hasLargeDistance ||= misspelling.distance > accentCost;
    }

    return hasLargeDistance ? unknownIndexes : [];
  }

  /** Dialect: one in eight words of the dialogue is unknown. */
  #isDialect(paragraph: SegmentedParagraph): boolean {
    const count = wordCount(paragraph.words);
    const unknownIndexes = this.#findUnknown(paragraph, 0, count).filter((at) =>
      isSpokenAt(paragraph, at),
    );
    const distinct = new Set(unknownIndexes.map((at) => entryOf(paragraph.words, at))).size;
    if (distinct < 3) return false;
    let spoken = 0;
    for (let index = 0; index < count; index++) if (isSpokenAt(paragraph, index)) spoken++;

    return unknownIndexes.length * 8 >= spoken;
  }

  #checkWord(paragraph: SegmentedParagraph, index: number, matches: Match[]): void {
    const entry = entryOf(paragraph.words, index);
    if (!this.#doubtful.isMarked(entry) || this.#old?.covers(entry)) return;
    if (!isCheckable(paragraph, index)) return;
    const word = normalizedWordAt(paragraph, index);
    const misspelling = this.#checked.getMisspelling(word);
    if (!misspelling || isIntended(paragraph, index, word, misspelling.distance)) return;
    if (isOutOfVocabulary(paragraph, index, misspelling, this.#checked)) return;
    if (isUncertainTypo(paragraph, index, misspelling, this.#setting.kind)) return;
    if (isInForeignPhrase(paragraph, index)) return;
    const { suggestions } = misspelling;
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

  #meet(entry: number, bit: number): void {
    if (entry >= this.#met.length) {
      const more = new Uint8Array(Math.max(entry + 1, this.#met.length * 2));
      more.set(this.#met);
      this.#met = more;
    }
    this.#met[entry] = (this.#met[entry] ?? 0) | bit;
  }

  /** á, to-day: too short to be checked, or known to dictionaries. */
  #meetOld(entry: number): void {
    const form = this.#vocabulary.forms[entry] ?? '';
    const modern = lookUpModernSpelling(form, this.#vocabulary.language.code);
    if (modern !== null) this.#old?.add(entry, form, modern);
  }

  #doubt(entry: number, word: string): void {
    const misspelling = this.#checked.getMisspelling(word);
    const form = this.#vocabulary.forms[entry] ?? '';
    if (misspelling?.modern !== undefined) this.#old?.add(entry, form, misspelling.modern);
    this.#doubtful.add(entry, misspelling);
  }
}

const noMatches: readonly Match[] = [];
