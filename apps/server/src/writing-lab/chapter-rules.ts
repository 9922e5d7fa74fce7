/** Blank lines at a cut belong to neither part. */
const closingLines = /(?:[ \t\u3000]*(?:\r\n?|\n))+[ \t\u3000]*$/;
const openingLines = /^(?:[ \t\u3000]*(?:\r\n?|\n))+/;

/**
 * Cuts a text into what comes before the first offset and what begins at each; null where a part would have no words, the offsets
 * are not ascending, or one lies inside of a character.
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
    const begun = index === 0 ? part : part.replace(openingLines, '');

    return index === last ? begun : begun.replace(closingLines, '');
  });

  return parts.every((part) => part.trim() !== '') ? parts : null;
}

/** One text of two, with a blank line between them. */
export function joinTexts(first: string, second: string): string {
  if (first === '' || second === '') return first + second;

  return `${first}${/\n\s*$/.test(first) || /^\s*\n/.test(second) ? '\n' : '\n\n'}${second}`;
}

/** The order of some ids once one of them has moved behind another, or with null to the beginning. */
export function moveBehind(
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
