import type { RelatedSpan } from '../findings.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../text/words.ts';
import { isCapitalAt, isNamed, wordAt } from './reading.ts';
import type { Match, Setting } from './rule.ts';

/** So many places make a spelling that the text keeps to; fewer are slips. */
const leastPlaces = 3;

/** More places than this are counted, but not listed. */
const mostListed = 300;

/** Says once for the whole text, at the first place, that it is written in an older spelling. Spelling says which words are. */
export class OldSpelling {
  readonly #setting: Setting;
  /** How a word is written today, by entry of the vocabulary. */
  readonly #modern = new Map<number, string>();
  #found = new WeakMap<SegmentedParagraph, readonly number[]>();
  #isStale = false;
  #first: SegmentedParagraph | null = null;
  #note: Match | null = null;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Whether the one note stands for this word, so that its places are no slips. */
  covers(entry: number): boolean {
    return this.#note !== null && this.#modern.has(entry);
  }

  add(entry: number, form: string, modern: string): void {
    if (this.#modern.has(entry) || this.#setting.accepted.has(form)) return;
    this.#modern.set(entry, modern);
    this.#found = new WeakMap();
    this.#isStale = true;
  }

  count(): void {
    this.#isStale = this.#modern.size > 0;
  }

  settle(
    paragraphs: readonly SegmentedParagraph[],
  ): ((paragraph: SegmentedParagraph) => boolean) | null {
    if (!this.#isStale) return null;
    this.#isStale = false;
    const before = { first: this.#first, note: this.#note };
    this.#read(paragraphs);
    if ((before.note === null) !== (this.#note === null)) {
      return (paragraph) => this.#indexesIn(paragraph).length > 0;
    }
    if (this.#note === null) return null;
    const { first } = before;

    return (paragraph) => paragraph === first || paragraph === this.#first;
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    return this.#note !== null && paragraph === this.#first ? [this.#note] : none;
  }

  #read(paragraphs: readonly SegmentedParagraph[]): void {
    this.#first = null;
    this.#note = null;
    let uses = 0;
    let start = 0;
    const related: RelatedSpan[] = [];
    paragraphs.forEach((paragraph, at) => {
      const indexes = this.#indexesIn(paragraph);
      if (indexes.length === 0) return;
      if (uses === 0) {
        this.#first = paragraph;
        start = at;
      }
      for (const index of indexes) {
        if (uses++ === 0 || related.length >= mostListed) continue;
        const from = startOf(paragraph.words, index);
        related.push({ paragraphs: at - start, from, to: endOf(paragraph.words, index) });
      }
    });
    if (this.#first && uses >= leastPlaces) this.#note = this.#noteOn(this.#first, uses, related);
  }

  #noteOn(paragraph: SegmentedParagraph, uses: number, related: readonly RelatedSpan[]): Match {
    const [first = 0] = this.#indexesIn(paragraph);
    const word = wordAt(paragraph, first);
    const modern = this.#modern.get(entryOf(paragraph.words, first)) ?? '';
    const isUpper = isCapitalAt(paragraph, first);
    const other = isUpper ? modern.charAt(0).toUpperCase() + modern.slice(1) : modern.toLowerCase();

    return {
      rule: 'old-spelling',
      first,
      end: first + 1,
      related,
      reason: { code: 'old-spelling', values: { uses, word, other } },
      suggestions: [other],
    };
  }

  /** Indexes of the words in an older spelling that are no names. */
  #indexesIn(paragraph: SegmentedParagraph): readonly number[] {
    const known = this.#found.get(paragraph);
    if (known) return known;
    const found: number[] = [];
    for (let index = 0; index < wordCount(paragraph.words); index++) {
      if (!this.#modern.has(entryOf(paragraph.words, index)) || isNamed(paragraph, index)) continue;
      found.push(index);
    }
    this.#found.set(paragraph, found);

    return found;
  }
}

const none: readonly Match[] = [];
