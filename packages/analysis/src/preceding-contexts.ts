import type { Paragraph } from './paragraph.ts';
import { ContextReader, type PrecedingContext } from './preceding-context.ts';
import { replaceRange } from './replace-range.ts';
import type { EchoUse } from './rules/repetition/echo.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The contexts of all paragraphs in order, and the sum of their variety. */
export class PrecedingContexts {
  #contexts: PrecedingContext[] = [];
  #variety = 0;
  readonly #reader = new ContextReader();

  get variety(): number {
    return this.#variety;
  }

  clear(): void {
    this.#contexts = [];
    this.#variety = 0;
  }

  /** Replaces paragraphs. The inserted ones have no context until they are read. */
  splice(at: number, remove: number, insert: number): void {
    for (const context of this.#contexts.slice(at, at + remove)) this.#variety -= context.variety;
    const uncomputed = Array.from({ length: insert }, () => uncomputedContext);
    replaceRange(this.#contexts, { at, remove, insert: uncomputed });
  }

  /** Computes the contexts of a range. Returns the echoes of each of its paragraphs. */
  read(
    paragraphs: readonly Paragraph[],
    range: { from: number; to: number },
    vocabulary: Vocabulary,
  ): readonly { at: number; echoes: readonly EchoUse[] }[] {
    return this.#reader.read(paragraphs, range, vocabulary).map((context, index) => {
      const at = range.from + index;
      this.#variety += context.variety - (this.#contexts[at]?.variety ?? 0);
      this.#contexts[at] = context;

      return { at, echoes: context.echoes };
    });
  }
}

const uncomputedContext: PrecedingContext = { echoes: [], variety: 0 };
