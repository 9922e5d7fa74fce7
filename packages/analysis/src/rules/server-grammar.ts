import type { ParagraphsRead } from '../grammar/remark.ts';
import type { ParagraphText } from '../paragraph.ts';
import { wordCount } from '../text/words.ts';
import { matchOf } from './remark-match.ts';
import type { Match, Setting } from './rule.ts';

/** Marks what a checker of whole paragraphs says, which is on a server: this takes what it is told of them. */
export class ServerGrammar {
  readonly #setting: Setting;
  readonly #read: ParagraphsRead;
  readonly #told = new Set<string>();

  constructor(setting: Setting, read: ParagraphsRead) {
    this.#setting = setting;
    this.#read = read;
  }

  count(): void {}

  /** To be called for each paragraph with remarks. */
  told(paragraph: string): void {
    this.#told.add(paragraph);
  }

  settle(): ((paragraph: ParagraphText) => boolean) | null {
    if (this.#told.size === 0) return null;
    const told = new Set(this.#told);
    this.#told.clear();

    return (paragraph) => told.has(wordsOf(paragraph));
  }

  find(paragraph: ParagraphText): readonly Match[] {
    const whole = { from: 0, first: 0, end: wordCount(paragraph.words) };
    const remarks = whole.end === 0 ? undefined : this.#read.remarksOn(wordsOf(paragraph));

    return (remarks ?? none).flatMap(
      (remark) => matchOf(paragraph, remark, whole, this.#setting) ?? [],
    );
  }

  /**
   * The next paragraphs that nobody has read, at least one where there is one and `most` characters together. They are looked
   * for from `at` on and then from the start: what is being written comes first.
   */
  unread(paragraphs: readonly ParagraphText[], at: number, most: number): readonly string[] {
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
    return text.length <= longestParagraph && this.#read.remarksOn(text) === undefined;
  }
}

/** Without the line ends behind it, which belong to no paragraph's grammar. */
function wordsOf({ text }: ParagraphText): string {
  return text.trimEnd();
}

/** In units of UTF-16: a book typed as one paragraph is not given out. */
const longestParagraph = 10_000;

const none: readonly never[] = [];
