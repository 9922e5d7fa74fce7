import type { TextChange } from './delta.ts';
import type { DocumentKind } from './options.ts';
import { replaceRange } from './replace-range.ts';
import {
  type Layout,
  type LineShape,
  layoutOf,
  lineShapeOf,
  paragraphsOf,
} from './text/paragraphs.ts';

/** `remove` paragraphs at `at` give way to others. */
export type TextSplice = { at: number; remove: number; insert: readonly string[] };

/**
 * A text cut into paragraphs that keeps the cut right under edits: after any edit the paragraphs
 * are those that the whole text, cut anew, would have. Only the edited ones are cut again.
 */
export class HeldText {
  #paragraphs: string[] = [];
  /** `#offsets[i]` is where paragraph i starts; one more for the end. */
  #offsets: number[] = [0];
  #shape: LineShape = { full: 0, long: 0, filled: 0, blank: 0 };
  #layout: Layout = 'lines';
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

  /** Where paragraph `index` starts. */
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

  /** Takes a whole text, as the one edit that leads to it from the text held. */
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

  /** Takes edits in order; throws a RangeError when they overlap or lie outside of the text. */
  change(changes: readonly TextChange[]): TextSplice {
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

  /** Cuts the text as another kind of document. */
  recut(kind: DocumentKind): TextSplice {
    this.#kind = kind;

    return this.#replace({ from: 0, to: 0, insert: '' });
  }

  #isSame(text: string, index: number, at: number): boolean {
    return text.startsWith(this.#paragraphs[index] ?? '', at);
  }

  #replace({ from, to, insert }: TextChange): TextSplice {
    // An edit may join its paragraphs with the ones on either side: those are cut again, too.
    const first = Math.max(0, this.#indexAt(Math.max(0, from - 1)) - 1);
    const end = Math.min(this.#paragraphs.length, this.#indexAt(to) + 2);
    const start = this.offsetOf(first);
    const before = this.#paragraphs.slice(first, end).join('');
    const after = before.slice(0, from - start) + insert + before.slice(to - start);

    addShape(this.#shape, lineShapeOf(before), -1);
    addShape(this.#shape, lineShapeOf(after), 1);
    const layout = layoutOf(this.#shape, this.#kind);
    if (layout === this.#layout) return this.#splice(first, end, paragraphsOf(after, layout));

    const whole =
      this.#paragraphs.slice(0, first).join('') + after + this.#paragraphs.slice(end).join('');
    this.#layout = layout;

    return this.#splice(0, this.#paragraphs.length, paragraphsOf(whole, layout));
  }

  /** Leaves alone what is equal at either end. */
  #splice(from: number, to: number, cut: readonly string[]): TextSplice {
    let first = 0;
    const shorter = Math.min(to - from, cut.length);
    while (first < shorter && cut[first] === this.#paragraphs[from + first]) first++;
    let same = 0;
    while (same < shorter - first && cut.at(-1 - same) === this.#paragraphs[to - 1 - same]) same++;
    const insert = cut.slice(first, cut.length - same);
    const at = from + first;
    const remove = to - same - at;
    replaceRange(this.#paragraphs, { at, remove, insert });
    this.#recount(at);

    return { at, remove, insert };
  }

  #recount(from: number): void {
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

function addShape(into: LineShape, shape: LineShape, sign: 1 | -1): void {
  for (const name of ['full', 'long', 'filled', 'blank'] as const) into[name] += sign * shape[name];
}
