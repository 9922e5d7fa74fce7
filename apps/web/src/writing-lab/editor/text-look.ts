import { type Range, RangeSet, type Text } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { hasOtherLines } from './drawn-viewport.ts';

/**
 * Gives the lines in view their direction, the indent of a paragraph that follows another, and the look of Markdown
 * headings, quotations and emphasis. It reads only those lines, so a long text costs no more than a short one.
 */
export const textLook = ViewPlugin.fromClass(
  class implements PluginValue {
    looks: DecorationSet;

    constructor(view: EditorView) {
      this.looks = looksIn(view);
    }

    update(update: ViewUpdate) {
      if (update.docChanged || hasOtherLines(update)) this.looks = looksIn(update.view);
    }
  },
  { decorations: (plugin) => plugin.looks },
);

export type LineLook = 'heading' | 'quotation' | 'following' | 'plain';

/** How a line looks, from its own words and the line before it. */
export function lineLook(line: string, before: string | null): LineLook {
  if (/^#{1,6} \S/.test(line)) return 'heading';
  if (/^> ?\S/.test(line)) return 'quotation';
  const follows = before !== null && isParagraph(before) && isParagraph(line);

  return follows ? 'following' : 'plain';
}

/** Where emphasis stands in a line, its asterisks or underscores included. */
export function emphases(line: string): { from: number; to: number; isStrong: boolean }[] {
  if (!/[*_]/.test(line)) return [];
  const pattern = /(?<![\p{L}\p{N}*_\\])(\*\*|__|\*|_)(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}*_])/gu;

  return Array.from(line.matchAll(pattern), ({ index, 0: whole, 1: sign }) => ({
    from: index,
    to: index + whole.length,
    isStrong: sign?.length === 2,
  }));
}

const longestStyled = 20_000;

function looksIn({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const looks: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      if (line.length <= longestStyled) looks.push(...looksOf(doc, line));
      else looks.push(lines.plain.range(line.from));
      at = line.to + 1;
    }
  }

  return RangeSet.of(looks, true);
}

type Line = { number: number; from: number; text: string };

function looksOf(doc: Text, { number, from, text }: Line): Range<Decoration>[] {
  const before = number > 1 ? doc.line(number - 1) : null;
  const look = lineLook(text, before && before.length <= longestStyled ? before.text : null);

  return [
    lines[look].range(from),
    ...emphases(text).map((place) =>
      (place.isStrong ? strong : emphasis).range(from + place.from, from + place.to),
    ),
  ];
}

function isParagraph(line: string): boolean {
  return /^\s*[^\s#>*+\-|`]/.test(line);
}

const strong = Decoration.mark({ class: 'lh-strong' });
const emphasis = Decoration.mark({ class: 'lh-emphasis' });

const line = (name: string) => Decoration.line({ attributes: { dir: 'auto' }, class: name });

const lines: Record<LineLook, Decoration> = {
  heading: line('lh-heading'),
  quotation: line('lh-quotation'),
  following: line('lh-following'),
  plain: line('lh-plain'),
};
