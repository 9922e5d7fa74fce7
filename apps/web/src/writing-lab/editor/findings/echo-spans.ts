import type { EditorState } from '@codemirror/state';
import type { Finding, Span } from '@longhand/analysis';
import { type FindingsView, findingsIn } from './findings-field.ts';

/** In characters. An echo is at most sixty words after the use it repeats. */
const maxEchoDistance = 1200;

/** Echoes that may repeat a use in `from..to`. */
function echoesAfter(state: EditorState | FindingsView, { from, to }: Span): readonly Finding[] {
  return findingsIn(state, from, to + maxEchoDistance).filter(
    ({ category }) => category === 'echo',
  );
}

/** Uses in `from..to` that are repeated later, each with the echo that repeats it. */
export function repeatedUsesIn(
  state: EditorState | FindingsView,
  range: Span,
): readonly { span: Span; echo: Finding }[] {
  return echoesAfter(state, range).flatMap((echo) =>
    echo.related
      .filter(({ from, to }) => to > from && from <= range.to && to >= range.from)
      .map((span) => ({ span, echo })),
  );
}

/** All other uses of an echoed word, or all spans of a finding on the whole text, in order. */
export function otherUses(state: EditorState | FindingsView, echo: Finding): readonly Span[] {
  if (echo.rule === 'old-spelling') return echo.related;
  if (echo.category !== 'echo') return [];
  const later = echoesAfter(state, echo.span)
    .filter(({ related }) => related.some(({ from }) => from === echo.span.from))
    .map(({ span }) => span);

  return [...echo.related, ...later].filter(({ from, to }) => to > from);
}
