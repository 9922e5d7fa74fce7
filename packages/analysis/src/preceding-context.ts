import type { RelatedSpan } from './findings.ts';
import { echoCandidate, personWord } from './languages/word-classes.ts';
import { MattrCounter, mattrWindow } from './mattr.ts';
import type { Paragraph } from './paragraph.ts';
import { isClearEcho } from './rules/repetition/clear-echo.ts';
import {
  type EchoUse,
  echoWindow,
  isNoticeableEcho,
  topicThreshold,
} from './rules/repetition/echo.ts';
import { endOf, entryOf, flagsOf, spokenFlag, startOf, wordCount } from './text/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words before a paragraph that can affect its findings. */
export const contextWords = Math.max(echoWindow, mattrWindow, topicThreshold.words);

/** Results that depend on the words before a paragraph. */
export type PrecedingContext = {
  echoes: readonly EchoUse[];
  /** Sum of the distinct words in each window of fifty that ends in this paragraph. */
  variety: number;
};

const noEchoes: readonly EchoUse[] = [];

/** Fields of a use record: index of the previous use, word position, paragraph, word index in the paragraph. */
const useRecordLength = 4;

/**
 * Processes paragraphs in order, starting `contextWords` before them. Buffers are reused between runs; no run reads the data of another.
 */
export class ContextReader {
  #paragraphs: readonly Paragraph[] = [];
  #uses = new Int32Array(useRecordLength * 1024);
  #count = 0;
  /** By stem: number of its latest use. Uses of earlier runs have numbers below `#base`. */
  #latest = new Int32Array(1024);
  #base = 1;
  readonly #variety = new MattrCounter();

  read(
    paragraphs: readonly Paragraph[],
    range: { from: number; to: number },
    vocabulary: Vocabulary,
  ): readonly PrecedingContext[] {
    this.#startRun(paragraphs, vocabulary);
    const found: PrecedingContext[] = [];
    let position = 0;
    for (let at = contextStart(paragraphs, range.from); at < range.to; at++) {
      const paragraph = paragraphs[at];
      if (!paragraph) break;
      const echoes = this.#readEchoes(paragraph, at, position);
      const variety = this.#variety.read(paragraph.words);
      if (at >= range.from) found.push({ echoes, variety });
      position += wordCount(paragraph.words);
    }

    return found;
  }

  #startRun(paragraphs: readonly Paragraph[], vocabulary: Vocabulary): void {
    this.#paragraphs = paragraphs;
    this.#variety.start(vocabulary);
    this.#base += this.#count;
    this.#count = 0;
    if (this.#latest.length >= vocabulary.stems.length && this.#base < 1 << 30) return;
    this.#latest = new Int32Array(vocabulary.stems.length * 2);
    this.#base = 1;
  }

  #readEchoes(paragraph: Paragraph, at: number, position: number): readonly EchoUse[] {
    const { words, vocabulary } = paragraph;
    let echoes: EchoUse[] | null = null;
    for (let index = 0; index < wordCount(words); index++) {
      const entry = entryOf(words, index);
      if (((vocabulary.classes[entry] ?? 0) & (echoCandidate | personWord)) !== echoCandidate)
        continue;
      if ((flagsOf(words, index) & spokenFlag) !== 0) continue;
      const stem = vocabulary.stemOf[entry] ?? 0;
      if (vocabulary.isName(stem)) continue;

      const before = this.#latest[stem] ?? 0;
      this.#recordUse(stem, [position + index, at, index]);
      if (before < this.#base) continue;
      const distance = position + index - this.#useField(before, 1);
      if (distance > echoWindow) continue;
      const use = { paragraph, index };
      const earlier = {
        paragraph: this.#paragraphs[this.#useField(before, 2)] ?? paragraph,
        index: this.#useField(before, 3),
      };
      if (!isNoticeableEcho(use, earlier, distance)) continue;
      if (this.#isTopic(before, position + index, topicThreshold.uses)) continue;
      echoes ??= [];
      echoes.push({
        ...{ index, distance, isClear: isClearEcho(use, earlier, distance) },
        earlier: this.#earlierUses(before, position + index, at),
      });
    }

    return echoes ?? noEchoes;
  }

  #recordUse(stem: number, [word, at, index]: readonly [number, number, number]): void {
    const cell = this.#count * useRecordLength;
    if (cell + useRecordLength > this.#uses.length) this.#grow();
    this.#uses[cell] = this.#latest[stem] ?? 0;
    this.#uses[cell + 1] = word;
    this.#uses[cell + 2] = at;
    this.#uses[cell + 3] = index;
    this.#latest[stem] = this.#base + this.#count++;
  }

  /** Topic words of a passage are repeated of necessity. */
  #isTopic(latest: number, word: number, minUses: number): boolean {
    let uses = 1;
    for (let use = latest; use >= this.#base; use = this.#useField(use, 0)) {
      if (word - this.#useField(use, 1) > topicThreshold.words) return false;
      if (++uses >= minUses) return true;
    }

    return false;
  }

  /** All uses of the word within the window, in text order. */
  #earlierUses(latest: number, word: number, at: number): readonly RelatedSpan[] {
    const places: RelatedSpan[] = [];
    for (let use = latest; use >= this.#base; use = this.#useField(use, 0)) {
      if (word - this.#useField(use, 1) > echoWindow) break;
      const paragraph = this.#useField(use, 2);
      const words = this.#paragraphs[paragraph]?.words ?? new Uint32Array();
      const index = this.#useField(use, 3);
      places.push({
        paragraphs: paragraph - at,
        from: startOf(words, index),
        to: endOf(words, index),
      });
    }

    return places.reverse();
  }

  #useField(use: number, column: number): number {
    return this.#uses[(use - this.#base) * useRecordLength + column] ?? 0;
  }

  #grow(): void {
    const uses = new Int32Array(this.#uses.length * 2);
    uses.set(this.#uses);
    this.#uses = uses;
  }
}

/** The first paragraph to process so that `contextWords` before `from` have been seen. */
function contextStart(paragraphs: readonly Paragraph[], from: number): number {
  let start = from;
  for (let words = 0; start > 0 && words < contextWords; start--) {
    words += wordCount(paragraphs[start - 1]?.words ?? new Uint32Array());
  }

  return start;
}
