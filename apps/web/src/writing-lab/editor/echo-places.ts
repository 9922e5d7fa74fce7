import type { EditorState } from '@codemirror/state';
import type { Finding, Span } from '@longhand/analysis';
import { type FindingsView, findingsIn } from './findings-field.ts';

/** An echo lies within sixty words of the use before it; longer ones than this nobody writes. */
const reach = 1200;

/** The echoes whose earlier uses may stand in `from..to`. */
function echoesBehind(state: EditorState | FindingsView, { from, to }: Span): readonly Finding[] {
  return findingsIn(state, from, to + reach).filter(({ category }) => category === 'echo');
}

/** The uses in `from..to` that are repeated further on, each with the echo of it. */
export function echoedIn(
  state: EditorState | FindingsView,
  range: Span,
): readonly { span: Span; echo: Finding }[] {
  return echoesBehind(state, range).flatMap((echo) =>
    echo.related
      .filter(({ from, to }) => to > from && from <= range.to && to >= range.from)
      .map((span) => ({ span, echo })),
  );
}

/** All uses of an echoed word around an echo, or all places of a note on the whole text, in order, itself left out. */
export function otherUses(state: EditorState | FindingsView, echo: Finding): readonly Span[] {
  if (echo.rule === 'old-spelling') return echo.related;
  if (echo.category !== 'echo') return [];
  const later = echoesBehind(state, echo.span)
    .filter(({ related }) => related.some(({ from }) => from === echo.span.from))
    .map(({ span }) => span);

  return [...echo.related, ...later].filter(({ from, to }) => to > from);
}
