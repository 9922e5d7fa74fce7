import type { RelatedSpan } from '../../findings.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../../text/words.ts';
import type { Match, RuleSettings } from '../rule.ts';
import { isCapitalAt, isNameAt, wordAt } from '../word-access.ts';

/** Minimum number of occurrences; fewer are treated as typos. */
const minOccurrences = 3;

/** Further occurrences are counted but not listed. */
const maxRelated = 300;

/** Reports once per text, at the first occurrence, that the text uses an older spelling. The spelling rule determines the words. */
export class OldSpellingRule {
  readonly #setting: RuleSettings;
  /** Modern spelling by vocabulary entry. */
  readonly #modern = new Map<number, string>();
  #found = new WeakMap<SegmentedParagraph, readonly number[]>();
  #isStale = false;
  #first: SegmentedParagraph | null = null;
  #note: Match | null = null;

  constructor(settings: RuleSettings) {
    this.#setting = settings;
  }

  /** Whether the finding covers this word, so that its occurrences are not reported as typos. */
  covers(entry: number): boolean {
    return this.#note !== null && this.#modern.has(entry);
  }

  add(entry: number, form: string, modern: string): void {
    if (this.#modern.has(entry) || this.#setting.acceptedWords.has(form)) return;
    this.#modern.set(entry, modern);
    this.#found = new WeakMap();
    this.#isStale = true;
  }

  count(): void {
    this.#isStale = this.#modern.size > 0;
  }

  findStale(
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
    return this.#note !== null && paragraph === this.#first ? [this.#note] : noMatches;
  }

  #read(paragraphs: readonly SegmentedParagraph[]): void {
    this.#first = null;
    this.#note = null;
    let occurrences = 0;
    let start = 0;
    const related: RelatedSpan[] = [];
    paragraphs.forEach((paragraph, at) => {
      const indexes = this.#indexesIn(paragraph);
      if (indexes.length === 0) return;
      if (occurrences === 0) {
        this.#first = paragraph;
        start = at;
      }
      for (const index of indexes) {
        if (occurrences++ === 0 || related.length >= maxRelated) continue;
        const from = startOf(paragraph.words, index);
        related.push({ paragraphs: at - start, from, to: endOf(paragraph.words, index) });
      }
    });
    if (this.#first && occurrences >= minOccurrences)
      this.#note = this.#noteOn(this.#first, occurrences, related);
  }

  #noteOn(
    paragraph: SegmentedParagraph,
    occurrences: number,
    related: readonly RelatedSpan[],
  ): Match {
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
      reason: { code: 'old-spelling', values: { uses: occurrences, word, other } },
      suggestions: [other],
    };
  }

  /** Indexes of words in an older spelling, excluding names. */
  #indexesIn(paragraph: SegmentedParagraph): readonly number[] {
    const known = this.#found.get(paragraph);
    if (known) return known;
    const found: number[] = [];
    for (let index = 0; index < wordCount(paragraph.words); index++) {
      if (!this.#modern.has(entryOf(paragraph.words, index)) || isNameAt(paragraph, index))
        continue;
      found.push(index);
    }
    this.#found.set(paragraph, found);

    return found;
  }
}

const noMatches: readonly Match[] = [];
