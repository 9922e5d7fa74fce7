import type { ParagraphDiagnosticsCache } from '../grammar/grammar-diagnostic.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { wordCount } from '../text/words.ts';
import { matchOf } from './remark-match.ts';
import type { Match, Setting } from './rule.ts';

/** Marks what a checker of whole paragraphs says, which is on a server: this takes what it is told of them. */
export class ServerGrammar {
  readonly #setting: Setting;
  readonly #read: ParagraphDiagnosticsCache;
  readonly #told = new Set<string>();

  constructor(setting: Setting, read: ParagraphDiagnosticsCache) {
    this.#setting = setting;
    this.#read = read;
  }

  count(): void {}

  /** To be called for each paragraph with remarks. */
  told(paragraph: string): void {
    this.#told.add(paragraph);
  }

  settle(): ((paragraph: SegmentedParagraph) => boolean) | null {
    if (this.#told.size === 0) return null;
    const told = new Set(this.#told);
    this.#told.clear();

    return (paragraph) => told.has(wordsOf(paragraph));
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    const whole = { from: 0, first: 0, end: wordCount(paragraph.words) };
    const remarks = whole.end === 0 ? undefined : this.#read.get(wordsOf(paragraph));

    return (remarks ?? none).flatMap(
      (remark) => matchOf(paragraph, remark, whole, this.#setting) ?? [],
    );
  }

  /**
   * The next paragraphs that nobody has read, at least one where there is one and `most` characters together. They are looked
   * for from `at` on and then from the start: what is being written comes first.
   */
  unread(paragraphs: readonly SegmentedParagraph[], at: number, most: number): readonly string[] {
    const found = new Set<string>();
    let room = most;
    for (let step = 0; step < paragraphs.length; step++) {
      const paragraph = paragraphs[(at + step) % paragraphs.length];
      if (!paragraph || wordCount(paragraph.words) === 0) continue;
      const text = wordsOf(paragraph);
      if (!this.#isToRead(text) || found.has(text)) continue;
      room -= text.length;
      if (room < 0 && found.size > 0) break;
      found.add(text);
    }

    return [...found];
  }

  #isToRead(text: string): boolean {
    return text.length <= longestParagraph && this.#read.get(text) === undefined;
  }
}

/** Without the line ends behind it, which belong to no paragraph's grammar. */
function wordsOf({ text }: SegmentedParagraph): string {
  return text.trimEnd();
}

/** In units of UTF-16: a book typed as one paragraph is not given out. */
const longestParagraph = 10_000;

const none: readonly never[] = [];
