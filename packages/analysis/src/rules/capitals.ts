import { functionWord } from '../languages/word-classes.ts';
import type { LanguageCode } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { isUpper } from '../text/characters.ts';
import { capitalFlag, endOf, entryOf, flagsOf, startOf, wordCount } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { follows, formAt, isOf, wordAt } from './reading.ts';
import type { Match } from './rule.ts';

const articles: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: ['the'],
  es: ['el', 'la', 'los', 'las'],
  fr: ['le', 'la', 'les', "l'"],
};

/** One way must be so much more frequent before the other is marked. */
const clear = 3;

/**
 * A word behind the article now with a capital and now without ("the Internet", "the internet"). Only
 * there: elsewhere a capital makes a name of a word that is none. A title before a name counts for nothing.
 */
export class CapitalLedger {
  readonly #vocabulary: Vocabulary;
  readonly #articles: ReadonlySet<number>;
  /** The articles are among the first words of the vocabulary: higher entries are none. */
  readonly #highest: number;
  #upper = new Int32Array(1024);
  #lower = new Int32Array(1024);
  /** By entry: 1 where the capital is the rarer way, 2 where the small letter is. */
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
      if (!isTold(paragraph, index + 1)) continue;
      const entry = entryOf(words, index + 1);
      const uses = (flagsOf(words, index + 1) & capitalFlag) === 0 ? this.#lower : this.#upper;
      uses[entry] = (uses[entry] ?? 0) + sign;
      this.#touched.add(entry);
    }
  }

  /** The words whose rarer way is another now; null where there are none. */
  settle(): ReadonlySet<number> | null {
    let turned: Set<number> | null = null;
    for (const entry of this.#touched) {
      const upper = this.#upper[entry] ?? 0;
      const lower = this.#lower[entry] ?? 0;
      const flag =
        upper > 0 && lower >= upper * clear ? 1 : lower > 0 && upper >= lower * clear ? 2 : 0;
      const before = this.#flags[entry] ?? 0;
      if (flag === before) continue;
      this.#flagged += (flag === 0 ? 0 : 1) - (before === 0 ? 0 : 1);
      this.#flags[entry] = flag;
      turned ??= new Set();
      turned.add(entry);
    }
    this.#touched.clear();

    return turned;
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
      if (isWithCapital !== (flag === 1) || !isTold(paragraph, index)) continue;
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
    const wider = <Numbers extends Int32Array | Uint8Array>(before: Numbers, after: Numbers) => {
      after.set(before);

      return after;
    };
    this.#upper = wider(this.#upper, new Int32Array(length * 2));
    this.#lower = wider(this.#lower, new Int32Array(length * 2));
    this.#flags = wider(this.#flags, new Uint8Array(length * 2));
  }
}

/** A word of letters right behind the article, with no name behind it: not "the Captain Ahab", not "The Ship" over a chapter. */
function isTold(paragraph: SegmentedParagraph, index: number): boolean {
  const { text, words } = paragraph;
  if (!follows(paragraph, index) || isOf(paragraph, index, functionWord)) return false;
  if ((flagsOf(words, index - 1) & capitalFlag) !== 0) return false;
  if (endOf(words, index) - startOf(words, index) < 3) return false;
  if (isUpper(text.charCodeAt(startOf(words, index) + 1))) return false;

  return !follows(paragraph, index + 1) || !isUpper(text.charCodeAt(startOf(words, index + 1)));
}
