import type { ParagraphResult } from './delta.ts';
import type { FindingInParagraph } from './findings.ts';
import type { Paragraph } from './paragraph.ts';
import { type EchoedUse, echo } from './rules/echo.ts';
import { findingOf } from './rules/finding-of.ts';
import { isSpoken, marksOf } from './text/words.ts';

type Held = { paragraph: Paragraph; echoes: readonly EchoedUse[]; result: ParagraphResult };

/** What goes out for each paragraph. A result that would say the same again is kept as it is. */
export class ParagraphResults {
  #held: Held[] = [];
  #all: ParagraphResult[] = [];
  #lastId = 0;

  get all(): readonly ParagraphResult[] {
    return this.#all;
  }

  clear(): void {
    this.#held = [];
    this.#all = [];
  }

  splice(at: number, remove: number, paragraphs: readonly Paragraph[]): void {
    const held = paragraphs.map((paragraph) => ({
      paragraph,
      echoes: [],
      result: this.#resultOf(paragraph, []),
    }));
    this.#held = this.#held.toSpliced(at, remove, ...held);
    this.#all = this.#all.toSpliced(at, remove, ...held.map(({ result }) => result));
  }

  /** Takes the echoes of a paragraph; answers whether they are others than before. */
  update(at: number, echoes: readonly EchoedUse[]): boolean {
    const held = this.#held[at];
    if (!held || isSame(held.echoes, echoes)) return false;
    const result = this.#resultOf(held.paragraph, echoes);
    this.#held[at] = { ...held, echoes, result };
    this.#all[at] = result;

    return true;
  }

  #resultOf(paragraph: Paragraph, echoes: readonly EchoedUse[]): ParagraphResult {
    return {
      id: ++this.#lastId,
      length: paragraph.text.length,
      words: paragraph.sums.words,
      sentences: paragraph.sentences.map(({ from, to, first, end }) => ({
        from,
        to,
        words: end - first,
        dialogue: isDialogue(paragraph, first, end),
      })),
      findings: inOrder([
        ...paragraph.findings,
        ...echoes.map((use) => findingOf(paragraph, echo, echo.match(paragraph, use))),
      ]),
    };
  }
}

function isDialogue({ words }: Paragraph, first: number, end: number): boolean {
  let spoken = 0;
  for (let index = first; index < end; index++) {
    if ((marksOf(words, index) & isSpoken) !== 0) spoken++;
  }

  return spoken * 2 > end - first;
}

function inOrder(findings: FindingInParagraph[]): readonly FindingInParagraph[] {
  return findings.sort((one, other) => one.from - other.from || other.to - one.to);
}

function isSame(one: readonly EchoedUse[], other: readonly EchoedUse[]): boolean {
  if (one.length !== other.length) return false;

  return one.every((use, at) => isSameUse(use, other[at]));
}

function isSameUse(one: EchoedUse, other: EchoedUse | undefined): boolean {
  if (one.index !== other?.index || one.distance !== other.distance) return false;
  if (one.earlier.length !== other.earlier.length) return false;

  return one.earlier.every((place, at) => {
    const its = other.earlier[at];

    return place.paragraphs === its?.paragraphs && place.from === its.from && place.to === its.to;
  });
}
