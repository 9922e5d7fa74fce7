import type { Span } from '../findings.ts';
import { isSpoken, marksOf } from '../text/words.ts';
import type { Material } from './material.ts';

/** A sentence where it stands: its paragraph, its words there, and its place in the whole text. */
export type PlacedSentence = {
  paragraph: number;
  first: number;
  end: number;
  span: Span;
  /** Words of it that are spoken. */
  spoken: number;
  /** It asks or exclaims. */
  isCalled: boolean;
  /** Its number in the text. */
  at: number;
};

/** Sentences one behind the other, about as many words in each window. */
export type Window = { span: Span; words: number; sentences: readonly PlacedSentence[] };

export function placedSentences({ paragraphs }: Material): readonly PlacedSentence[] {
  const placed: PlacedSentence[] = [];
  let offset = 0;
  paragraphs.forEach(({ text, sentences, words }, paragraph) => {
    for (const { from, to, first, end } of sentences) {
      let spoken = 0;
      for (let index = first; index < end; index++) {
        if ((marksOf(words, index) & isSpoken) !== 0) spoken++;
      }
      const span = { from: offset + from, to: offset + to };
      const isCalled = /[?!？！؟]["”’')\]」』»]*$/.test(text.slice(Math.max(from, to - 4), to));
      placed.push({ paragraph, first, end, span, spoken, isCalled, at: placed.length });
    }
    offset += text.length;
  });

  return placed;
}

/** Cuts a text into `count` windows; a sentence belongs to the one its middle word lies in. */
export function windowsOf(sentences: readonly PlacedSentence[], count: number): readonly Window[] {
  const all = sentences.reduce((sum, { first, end }) => sum + end - first, 0);
  const groups: PlacedSentence[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const sentence of sentences) {
    const words = sentence.end - sentence.first;
    const at = Math.floor(((before + words / 2) / all) * count);
    groups[Math.min(count - 1, at)]?.push(sentence);
    before += words;
  }

  return groups.filter((group) => group.length > 0).map(windowFrom);
}

function windowFrom(sentences: readonly PlacedSentence[]): Window {
  const from = sentences[0]?.span.from ?? 0;
  const to = sentences.at(-1)?.span.to ?? from;
  const words = sentences.reduce((sum, { first, end }) => sum + end - first, 0);

  return { span: { from, to }, words, sentences };
}
