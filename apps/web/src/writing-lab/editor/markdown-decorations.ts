import { type Range, RangeSet, type Text } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { hasViewportChanged } from './viewport-redraw.ts';

/**
 * Decorates the visible lines: text direction, first-line indent, and Markdown headings, quotations and emphasis. Cost does not depend on
 * the length of the text.
 */
export const markdownDecorations = ViewPlugin.fromClass(
  class implements PluginValue {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorateVisibleLines(view);
    }

    update(update: ViewUpdate) {
      if (update.docChanged || hasViewportChanged(update))
        this.decorations = decorateVisibleLines(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

export type LineStyle = 'heading' | 'quotation' | 'following' | 'plain';

/** The style of a line, from its own content and the line before it. */
export function lineStyleOf(line: string, before: string | null): LineStyle {
  if (/^#{1,6} \S/.test(line)) return 'heading';
  if (/^> ?\S/.test(line)) return 'quotation';
  const follows = before !== null && isParagraph(before) && isParagraph(line);

  return follows ? 'following' : 'plain';
}

/** Emphasized spans of a line, including the asterisks or underscores. */
export function findEmphases(line: string): { from: number; to: number; isStrong: boolean }[] {
  if (!/[*_]/.test(line)) return [];
  const pattern = /(?<![\p{L}\p{N}*_\\])(\*\*|__|\*|_)(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}*_])/gu;

  return Array.from(line.matchAll(pattern), ({ index, 0: whole, 1: sign }) => ({
    from: index,
    to: index + whole.length,
    isStrong: sign?.length === 2,
  }));
}

const maxStyledLength = 20_000;

function decorateVisibleLines({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      if (line.length <= maxStyledLength) ranges.push(...decorateLine(doc, line));
      else ranges.push(lineDecorations.plain.range(line.from));
      at = line.to + 1;
    }
  }

  return RangeSet.of(ranges, true);
}

type Line = { number: number; from: number; text: string };

function decorateLine(doc: Text, { number, from, text }: Line): Range<Decoration>[] {
  const before = number > 1 ? doc.line(number - 1) : null;
  const style = lineStyleOf(text, before && before.length <= maxStyledLength ? before.text : null);

  return [
    lineDecorations[style].range(from),
    ...findEmphases(text).map((place) =>
      (place.isStrong ? strong : emphasis).range(from + place.from, from + place.to),
    ),
  ];
}

function isParagraph(line: string): boolean {
  return /^\s*[^\s#>*+\-|`]/.test(line);
}

const strong = Decoration.mark({ class: 'lh-strong' });
const emphasis = Decoration.mark({ class: 'lh-emphasis' });

const lineDecoration = (name: string) =>
  Decoration.line({ attributes: { dir: 'auto' }, class: name });

const lineDecorations: Record<LineStyle, Decoration> = {
  heading: lineDecoration('lh-heading'),
  quotation: lineDecoration('lh-quotation'),
  following: lineDecoration('lh-following'),
  plain: lineDecoration('lh-plain'),
};
