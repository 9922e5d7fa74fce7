const leadingBlankLines = /^(?:[ \t\u3000]*(?:\r\n?|\n))+/;
const lineBreaks = '\r\n';
const whitespace = ` \t\u3000${lineBreaks}`;

/**
 * Splits a text at offsets. Null when a part would be empty, the offsets are not ascending, or one is inside a character.
 *
 * @param offsets in UTF-16 units
 */
export function cutText(text: string, offsets: readonly number[]): string[] | null {
  const bounds = [0, ...offsets, text.length];
  const isAscending = bounds.every((at, index) => index === 0 || at > (bounds[index - 1] ?? 0));
  if (!isAscending || offsets.some((at) => isInsideCharacter(text, at))) return null;

  const last = bounds.length - 2;
  const parts = bounds.slice(0, -1).map((from, index) => {
    const part = text.slice(from, bounds[index + 1]);
    const trimmedStart = index === 0 ? part : part.replace(leadingBlankLines, ''); // blank lines at a cut belong to neither part

    return index === last
      ? trimmedStart
      : trimmedStart.slice(0, trailingBlankLinesStart(trimmedStart));
  });

  return parts.every((part) => part.trim() !== '') ? parts : null;
}

/** Start of the trailing blank lines. No regular expression, because it would retry at every line (quadratic time). */
function trailingBlankLinesStart(text: string): number {
  let from = text.length;
  let hasBreak = false;
  while (from > 0 && whitespace.includes(text.charAt(from - 1))) {
    from--;
    hasBreak ||= lineBreaks.includes(text.charAt(from));
  }

  return hasBreak ? from : text.length;
}

/** Joins two texts with a blank line between them. */
export function joinTexts(first: string, second: string): string {
  if (first === '' || second === '') return first + second;

  const closing = first.slice(first.trimEnd().length);
  const opening = second.slice(0, second.length - second.trimStart().length);

  return `${first}${`${closing}${opening}`.includes('\n') ? '\n' : '\n\n'}${second}`;
}

/** Moves an id after another one, or to the start when `after` is null. */
export function moveAfter(
  ids: readonly string[],
  { id, after }: { id: string; after: string | null },
): string[] {
  const others = ids.filter((one) => one !== id);
  const at = after === null ? 0 : others.indexOf(after) + 1;

  return others.toSpliced(at, 0, id);
}

function isInsideCharacter(text: string, at: number): boolean {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  const isPair = before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;

  return isPair || (before === 0x0d && after === 0x0a);
}
