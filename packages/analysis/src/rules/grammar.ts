import type { SentenceDiagnosticsCache } from '../grammar/grammar-diagnostic.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { matchOf } from './remark-match.ts';
import type { Match, Setting } from './rule.ts';

/** Marks what a grammar checker says, which is elsewhere: this asks for sentences and takes what it is told of them. */
export class Grammar {
  readonly #setting: Setting;
  readonly #read: SentenceDiagnosticsCache;
  readonly #seen = new WeakSet<SegmentedParagraph>();
  readonly #told = new Set<string>();

  constructor(setting: Setting, read: SentenceDiagnosticsCache) {
    this.#setting = setting;
    this.#read = read;
  }

  count(): void {}

  /** Adds the sentences of a paragraph that nobody has read yet, once; true when there was something to look at. */
  ask(paragraph: SegmentedParagraph, into: string[]): boolean {
    if (this.#seen.has(paragraph)) return false;
    this.#seen.add(paragraph);
    for (const { sentence } of sentencesIn(paragraph)) {
      if (this.#read.get(sentence)) this.#told.add(sentence);
      else if (sentence.length < longest && this.#read.addIfNew(sentence)) into.push(sentence);
    }

    return true;
  }

  told(sentence: string): void {
    this.#told.add(sentence);
  }

  settle(): ((paragraph: SegmentedParagraph) => boolean) | null {
    if (this.#told.size === 0) return null;
    const told = new Set(this.#told);
    this.#told.clear();

    return (paragraph) => {
      for (const { sentence } of sentencesIn(paragraph)) if (told.has(sentence)) return true;

      return false;
    };
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    if (this.#read.isEmpty) return none;
    const matches: Match[] = [];
    for (const { sentence, from, first, end } of sentencesIn(paragraph)) {
      for (const remark of this.#read.get(sentence) ?? none) {
        const match = matchOf(paragraph, remark, { from, first, end }, this.#setting);
        if (match) matches.push(match);
      }
    }

    return matches;
  }
}

/** Each sentence with what follows it, up to the next: the marks at its end are read with it. */
function* sentencesIn({ text, sentences }: SegmentedParagraph) {
  for (const [index, { from, first, end }] of sentences.entries()) {
    const stop = sentences[index + 1]?.from ?? text.length;
    yield { sentence: text.slice(from, stop).trimEnd(), from, first, end };
  }
}

/** Nobody writes such a sentence; what is pasted may hold one. */
const longest = 2000;

const none: readonly never[] = [];
