import type { RelatedPlace } from './findings.ts';
import { echoable, personWord } from './languages/word-classes.ts';
import type { Paragraph } from './paragraph.ts';
import { isClearEcho } from './rules/clear-echo.ts';
import { type EchoedUse, echoWindow, isHeardAgain, topic } from './rules/echo.ts';
import { endOf, entryOf, isSpoken, marksOf, startOf, wordCount } from './text/words.ts';
import { mattrWindow, VarietyReader } from './variety.ts';
import type { Vocabulary } from './vocabulary.ts';

/** So many words before a paragraph bear on what is found in it. */
export const reach = Math.max(echoWindow, mattrWindow, topic.words);

/** What a paragraph owes to the words before it. */
export type Neighbourhood = {
  echoes: readonly EchoedUse[];
  /** Different words in each window of fifty that ends in this paragraph, added up. */
  variety: number;
};

const none: readonly EchoedUse[] = [];

/** Cells of a use: number of the use before it, its word counted in the run, its paragraph, its index there. */
const useStride = 4;

/**
 * Reads paragraphs in order, and before them as many as reach asks for. Its memory is kept between
 * runs, but no run looks at what another left there.
 */
export class NeighbourReader {
  #paragraphs: readonly Paragraph[] = [];
  #uses = new Int32Array(useStride * 1024);
  #count = 0;
  /** By stem: number of its latest use. Uses of earlier runs have numbers below `#base`. */
  #latest = new Int32Array(1024);
  #base = 1;
  readonly #variety = new VarietyReader();

  read(
    paragraphs: readonly Paragraph[],
    range: { from: number; to: number },
    vocabulary: Vocabulary,
  ): readonly Neighbourhood[] {
    this.#startRun(paragraphs, vocabulary);
    const found: Neighbourhood[] = [];
    let position = 0;
    for (let at = startOfReach(paragraphs, range.from); at < range.to; at++) {
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

  #readEchoes(paragraph: Paragraph, at: number, position: number): readonly EchoedUse[] {
    const { words, vocabulary } = paragraph;
    let echoes: EchoedUse[] | null = null;
    for (let index = 0; index < wordCount(words); index++) {
      const entry = entryOf(words, index);
      if (((vocabulary.classes[entry] ?? 0) & (echoable | personWord)) !== echoable) continue;
      if ((marksOf(words, index) & isSpoken) !== 0) continue;
      const stem = vocabulary.stemOf[entry] ?? 0;
      if (vocabulary.isName(stem)) continue;

      const before = this.#latest[stem] ?? 0;
      this.#note(stem, [position + index, at, index]);
      if (before < this.#base) continue;
      const distance = position + index - this.#cell(before, 1);
      if (distance > echoWindow) continue;
      const use = { paragraph, index };
      const earlier = {
        paragraph: this.#paragraphs[this.#cell(before, 2)] ?? paragraph,
        index: this.#cell(before, 3),
      };
      if (!isHeardAgain(use, earlier, distance)) continue;
      if (this.#isTopic(before, position + index, topic.uses)) continue;
      echoes ??= [];
      echoes.push({
        ...{ index, distance, isClear: isClearEcho(use, earlier, distance) },
        earlier: this.#earlierUses(before, position + index, at),
      });
    }

    return echoes ?? none;
  }

  #note(stem: number, [word, at, index]: readonly [number, number, number]): void {
    const cell = this.#count * useStride;
    if (cell + useStride > this.#uses.length) this.#grow();
    this.#uses[cell] = this.#latest[stem] ?? 0;
    this.#uses[cell + 1] = word;
    this.#uses[cell + 2] = at;
    this.#uses[cell + 3] = index;
    this.#latest[stem] = this.#base + this.#count++;
  }

  /** What a stretch of text is about returns of necessity. */
  #isTopic(latest: number, word: number, most: number): boolean {
    let uses = 1;
    for (let use = latest; use >= this.#base; use = this.#cell(use, 0)) {
      if (word - this.#cell(use, 1) > topic.words) return false;
      if (++uses >= most) return true;
    }

    return false;
  }

  /** All uses of the word within the window, in order of the text. */
  #earlierUses(latest: number, word: number, at: number): readonly RelatedPlace[] {
    const places: RelatedPlace[] = [];
    for (let use = latest; use >= this.#base; use = this.#cell(use, 0)) {
      if (word - this.#cell(use, 1) > echoWindow) break;
      const paragraph = this.#cell(use, 2);
      const words = this.#paragraphs[paragraph]?.words ?? new Uint32Array();
      const index = this.#cell(use, 3);
      places.push({
        paragraphs: paragraph - at,
        from: startOf(words, index),
        to: endOf(words, index),
      });
    }

    return places.reverse();
  }

  #cell(use: number, column: number): number {
    return this.#uses[(use - this.#base) * useStride + column] ?? 0;
  }

  #grow(): void {
    const uses = new Int32Array(this.#uses.length * 2);
    uses.set(this.#uses);
    this.#uses = uses;
  }
}

/** The paragraph to start at so that the words within reach before `from` have been seen. */
function startOfReach(paragraphs: readonly Paragraph[], from: number): number {
  let start = from;
  for (let words = 0; start > 0 && words < reach; start--) {
    words += wordCount(paragraphs[start - 1]?.words ?? new Uint32Array());
  }

  return start;
}
