import type { TextChange } from './delta.ts';
import type { DocumentKind } from './options.ts';
import { replaceRange } from './replace-range.ts';
import {
  countLines,
  detectLayout,
  type LineCounts,
  type ParagraphLayout,
  splitParagraphs,
} from './text/paragraphs.ts';

/** Replaces `remove` paragraphs at index `at` with `insert`. */
export type TextSplice = { at: number; remove: number; insert: readonly string[] };

/**
 * A text split into paragraphs and updated incrementally: after any edit the paragraphs equal those of the whole text split again.
 * Only the edited ones are split again.
 */
export class ParagraphBuffer {
  #paragraphs: string[] = [];
  /** `#offsets[i]` is the start of paragraph i; the last entry is the end. */
  #offsets: number[] = [0];
  #lineCounts: LineCounts = { full: 0, long: 0, filled: 0, blank: 0 };
  #layout: ParagraphLayout = 'lines';
  #kind: DocumentKind;

  constructor(kind: DocumentKind) {
    this.#kind = kind;
  }

  get length(): number {
    return this.#offsets[this.#paragraphs.length] ?? 0;
  }

  get paragraphs(): readonly string[] {
    return this.#paragraphs;
  }

  /** Start offset of paragraph `index`. */
  offsetOf(index: number): number {
    return this.#offsets[index] ?? this.length;
  }

  slice(from: number, to: number): string {
    const first = this.#indexAt(from);
    let last = first;
    while (last < this.#paragraphs.length - 1 && this.offsetOf(last + 1) < to) last++;
    const start = this.offsetOf(first);

    return this.#paragraphs
      .slice(first, last + 1)
      .join('')
      .slice(from - start, to - start);
  }

  /** Replaces the whole text and returns the splice between the two texts. */
  open(text: string): TextSplice {
    let first = 0;
    while (first < this.#paragraphs.length && this.#isSame(text, first, this.offsetOf(first)))
      first++;
    let last = this.#paragraphs.length;
    const shift = text.length - this.length;
    while (last > first && this.offsetOf(last - 1) + shift >= this.offsetOf(first)) {
      if (!this.#isSame(text, last - 1, this.offsetOf(last - 1) + shift)) break;
      last--;
    }
    const from = this.offsetOf(first);
    const to = this.offsetOf(last);

    return this.#replace({ from, to, insert: text.slice(from, to + shift) });
  }

  /** Applies edits in order; throws a RangeError if they overlap or are out of bounds. */
  applyChanges(changes: readonly TextChange[]): TextSplice {
    const [first] = changes;
    const last = changes.at(-1);
    if (!first || !last) return { at: 0, remove: 0, insert: [] };

    let insert = '';
    let end = first.from;
    for (const change of changes) {
      if (!(change.from >= end && change.to >= change.from && change.to <= this.length)) {
        throw new RangeError(
          `Change ${change.from}–${change.to} does not fit a text of ${this.length} units.`,
        );
      }
      insert += this.slice(end, change.from) + change.insert;
      end = change.to;
    }

    return this.#replace({ from: first.from, to: last.to, insert });
  }

  /** Splits the text again for another document kind. */
  setKind(kind: DocumentKind): TextSplice {
    this.#kind = kind;

    return this.#replace({ from: 0, to: 0, insert: '' });
  }

  #isSame(text: string, index: number, at: number): boolean {
    return text.startsWith(this.#paragraphs[index] ?? '', at);
  }

  #replace({ from, to, insert }: TextChange): TextSplice {
    // An edit may join paragraphs with their neighbors, so those are split again too.
    const first = Math.max(0, this.#indexAt(Math.max(0, from - 1)) - 1);
    const end = Math.min(this.#paragraphs.length, this.#indexAt(to) + 2);
    const start = this.offsetOf(first);
    const before = this.#paragraphs.slice(first, end).join('');
    const after = before.slice(0, from - start) + insert + before.slice(to - start);

    addLineCounts(this.#lineCounts, countLines(before), -1);
    addLineCounts(this.#lineCounts, countLines(after), 1);
    const layout = detectLayout(this.#lineCounts, this.#kind);
    if (layout === this.#layout) return this.#splice(first, end, splitParagraphs(after, layout));

    const whole =
      this.#paragraphs.slice(0, first).join('') + after + this.#paragraphs.slice(end).join('');
    this.#layout = layout;

    return this.#splice(0, this.#paragraphs.length, splitParagraphs(whole, layout));
  }

  /** Skips equal paragraphs at both ends. */
  #splice(from: number, to: number, newParagraphs: readonly string[]): TextSplice {
    let first = 0;
    const minLength = Math.min(to - from, newParagraphs.length);
    while (first < minLength && newParagraphs[first] === this.#paragraphs[from + first]) first++;
    let equalAtEnd = 0;
    while (
      equalAtEnd < minLength - first &&
      newParagraphs.at(-1 - equalAtEnd) === this.#paragraphs[to - 1 - equalAtEnd]
    )
      equalAtEnd++;
    const insert = newParagraphs.slice(first, newParagraphs.length - equalAtEnd);
    const at = from + first;
    const remove = to - equalAtEnd - at;
    replaceRange(this.#paragraphs, { at, remove, insert });
    this.#updateOffsets(at);

    return { at, remove, insert };
  }

  #updateOffsets(from: number): void {
    let offset = this.#offsets[from] ?? 0;
    this.#offsets.length = this.#paragraphs.length + 1;
    for (let index = from; index < this.#paragraphs.length; index++) {
      this.#offsets[index] = offset;
      offset += this.#paragraphs[index]?.length ?? 0;
    }
    this.#offsets[this.#paragraphs.length] = offset;
  }

  #indexAt(offset: number): number {
    let low = 0;
    let high = Math.max(0, this.#paragraphs.length - 1);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.offsetOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }

    return low;
  }
}

function addLineCounts(into: LineCounts, lineCounts: LineCounts, sign: 1 | -1): void {
  for (const name of ['full', 'long', 'filled', 'blank'] as const)
    into[name] += sign * lineCounts[name];
}
