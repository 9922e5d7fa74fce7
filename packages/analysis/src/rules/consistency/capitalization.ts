import { functionWord } from '../../languages/word-classes.ts';
import type { LanguageCode } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { isUpper } from '../../text/characters.ts';
import { capitalFlag, endOf, entryOf, flagsOf, startOf, wordCount } from '../../text/words.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { Match } from '../rule.ts';
import { formAt, hasClass, isAdjacent, wordAt } from '../word-access.ts';

const articles: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: ['the'],
  es: ['el', 'la', 'los', 'las'],
  fr: ['le', 'la', 'les', "l'"],
};

/** The more frequent form must be this many times as frequent before the other is reported. */
const minRatio = 3;

/**
 * Reports a word written after the article both with and without a capital ("the Internet", "the internet"). Elsewhere a capital can make a
 * name of a common noun, so only words after an article count. Titles before names do not count.
 */
export class CapitalizationRule {
  readonly #vocabulary: Vocabulary;
  readonly #articles: ReadonlySet<number>;
  /** The highest vocabulary entry of an article. Articles are registered first, so most words need no lookup. */
  readonly #highest: number;
  #upper = new Int32Array(1024);
  #lower = new Int32Array(1024);
  /** By vocabulary entry: 1 if the capitalized form is rarer, 2 if the lowercase form is. */
  #flags = new Uint8Array(1024);
  #flagged = 0;
  readonly #touched = new Set<number>();

  constructor(vocabulary: Vocabulary, language: LanguageCode) {
    this.#vocabulary = vocabulary;
    this.#articles = new Set(
      (articles[language] ?? []).map((word) => vocabulary.entryOfWord(word)),
    );
    this.#highest = Math.max(0, ...this.#articles);
  }

  count(paragraph: SegmentedParagraph, sign: 1 | -1): void {
    this.#grow();
    const { words } = paragraph;
    const last = wordCount(words) - 1;
    for (let index = 0; index < last; index++) {
      const article = entryOf(words, index);
      if (article > this.#highest || !this.#articles.has(article)) continue;
      if (!isCounted(paragraph, index + 1)) continue;
      const entry = entryOf(words, index + 1);
      const uses = (flagsOf(words, index + 1) & capitalFlag) === 0 ? this.#lower : this.#upper;
      uses[entry] = (uses[entry] ?? 0) + sign;
      this.#touched.add(entry);
    }
  }

  /** Entries whose rarer form changed; null if none did. */
  findStale(): ReadonlySet<number> | null {
    let changedEntries: Set<number> | null = null;
    for (const entry of this.#touched) {
      const upper = this.#upper[entry] ?? 0;
      const lower = this.#lower[entry] ?? 0;
      const flag =
        upper > 0 && lower >= upper * minRatio ? 1 : lower > 0 && upper >= lower * minRatio ? 2 : 0;
      const before = this.#flags[entry] ?? 0;
      if (flag === before) continue;
      this.#flagged += (flag === 0 ? 0 : 1) - (before === 0 ? 0 : 1);
      this.#flags[entry] = flag;
      changedEntries ??= new Set();
      changedEntries.add(entry);
    }
    this.#touched.clear();

    return changedEntries;
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    const matches: Match[] = [];
    if (this.#flagged === 0) return matches;
    const { words } = paragraph;
    const count = wordCount(words);
    for (let index = 1; index < count; index++) {
      const flag = this.#flags[entryOf(words, index)] ?? 0;
      if (flag === 0 || !this.#articles.has(entryOf(words, index - 1))) continue;
      const isWithCapital = (flagsOf(words, index) & capitalFlag) !== 0;
      if (isWithCapital !== (flag === 1) || !isCounted(paragraph, index)) continue;
      const word = wordAt(paragraph, index);
      const other = isWithCapital
        ? formAt(paragraph, index)
        : word.charAt(0).toUpperCase() + word.slice(1);
      matches.push({
        rule: 'capitalisation',
        first: index,
        end: index + 1,
        reason: { code: 'capitalisation', values: { word, other } },
        suggestions: [other],
      });
    }

    return matches;
  }

  #grow(): void {
    const { length } = this.#vocabulary.forms;
    if (this.#upper.length >= length) return;
    const enlarge = <Numbers extends Int32Array | Uint8Array>(before: Numbers, after: Numbers) => {
      after.set(before);

      return after;
    };
    this.#upper = enlarge(this.#upper, new Int32Array(length * 2));
    this.#lower = enlarge(this.#lower, new Int32Array(length * 2));
    this.#flags = enlarge(this.#flags, new Uint8Array(length * 2));
  }
}

/** A word directly after the article and not followed by a name: excludes "the Captain Ahab" and the heading "The Ship". */
function isCounted(paragraph: SegmentedParagraph, index: number): boolean {
  const { text, words } = paragraph;
  if (!isAdjacent(paragraph, index) || hasClass(paragraph, index, functionWord)) return false;
  if ((flagsOf(words, index - 1) & capitalFlag) !== 0) return false;
  if (endOf(words, index) - startOf(words, index) < 3) return false;
  if (isUpper(text.charCodeAt(startOf(words, index) + 1))) return false;

  return !isAdjacent(paragraph, index + 1) || !isUpper(text.charCodeAt(startOf(words, index + 1)));
}
