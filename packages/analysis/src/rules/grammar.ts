import type { GrammarRule, Remark, SentencesRead } from '../grammar/remark.ts';
import type { ParagraphText } from '../paragraph.ts';
import { endOf, isSpoken, marksOf, startOf } from '../text/words.ts';
import type { Match, Setting } from './rule.ts';

/** Marks what a grammar checker says, which is elsewhere: this asks for sentences and takes what it is told of them. */
export class Grammar {
  readonly #setting: Setting;
  readonly #read: SentencesRead;
  readonly #seen = new WeakSet<ParagraphText>();
  readonly #told = new Set<string>();

  constructor(setting: Setting, read: SentencesRead) {
    this.#setting = setting;
    this.#read = read;
  }

  count(): void {}

  /** Adds the sentences of a paragraph that nobody has read yet, once; true when there was something to look at. */
  ask(paragraph: ParagraphText, into: string[]): boolean {
    if (this.#seen.has(paragraph)) return false;
    this.#seen.add(paragraph);
    for (const { sentence } of sentencesIn(paragraph)) {
      if (this.#read.remarksOn(sentence)) this.#told.add(sentence);
      else if (sentence.length < longest && this.#read.isNew(sentence)) into.push(sentence);
    }

    return true;
  }

  told(sentence: string): void {
    this.#told.add(sentence);
  }

  settle(): ((paragraph: ParagraphText) => boolean) | null {
    if (this.#told.size === 0) return null;
    const told = new Set(this.#told);
    this.#told.clear();

    return (paragraph) => {
      for (const { sentence } of sentencesIn(paragraph)) if (told.has(sentence)) return true;

      return false;
    };
  }

  find(paragraph: ParagraphText): readonly Match[] {
    if (this.#read.isEmpty) return none;
    const matches: Match[] = [];
    for (const { sentence, from, first, end } of sentencesIn(paragraph)) {
      for (const remark of this.#read.remarksOn(sentence) ?? none) {
        const match = this.#matchOf(paragraph, remark, { from, first, end });
        if (match) matches.push(match);
      }
    }

    return matches;
  }

  #matchOf(
    { text, words }: ParagraphText,
    { rule, from, to, detail, suggestions }: Remark,
    sentence: { from: number; first: number; end: number },
  ): Match | null {
    if (!this.#setting.wanted.has(rule)) return null;
    const start = sentence.from + from;
    const stop = sentence.from + to;
    let first = sentence.first;
    while (first < sentence.end - 1 && endOf(words, first) <= start) first++;
    let end = first + 1;
    while (end < sentence.end && startOf(words, end) < stop) end++;
    const wrong = text.slice(start, stop);
    if (this.#setting.accepted.has(wrong.toLowerCase())) return null;
    if (ownWays.has(rule) && (marksOf(words, first) & isSpoken) !== 0) return null;

    return {
      rule,
      first,
      end,
      from: start,
      to: stop,
      reason: { code: rule, values: { text: wrong, detail } },
      suggestions,
    };
  }
}

/** Each sentence with what follows it, up to the next: the marks at its end are read with it. */
function* sentencesIn({ text, sentences }: ParagraphText) {
  for (const [index, { from, first, end }] of sentences.entries()) {
    const stop = sentences[index + 1]?.from ?? text.length;
    yield { sentence: text.slice(from, stop).trimEnd(), from, first, end };
  }
}

/** Nobody writes such a sentence; what is pasted may hold one. */
const longest = 2000;

/** In speech these are how somebody talks. */
const ownWays = new Set<GrammarRule>(['agreement', 'word-form', 'joined-words']);

const none: readonly never[] = [];
