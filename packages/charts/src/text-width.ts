/** Character classes by width in em, measured for Inter at weight 400. */
const narrowCharacters = /[\s.,:;'’|!ijlIft()[\]·،؛]/u;
const wideCharacters = /[mwMWQO@%—…]/u;
const fullWidthCharacters = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;
const zeroWidthCharacters = /[\p{Mn}\u200b-\u200f\u2066-\u2069]/u;

/**
 * Estimated width of a line of text in pixels. Charts in emails are rendered without a page to measure on, so labels keep some extra
 * distance.
 *
 * @param size font size in pixels
 */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const sign of text) {
    if (zeroWidthCharacters.test(sign)) continue;
    em += fullWidthCharacters.test(sign)
      ? 1
      : narrowCharacters.test(sign)
        ? 0.34
        : wideCharacters.test(sign)
          ? 0.88
          : 0.6;
  }

  return em * size;
}

/**
 * Wraps text between words into lines of at most the given width; a wider word is truncated.
 *
 * @param room in pixels
 */
export function wrapText(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }

  return lines.map((line) => truncateText(line, size, room));
}

/**
 * Truncates text with an ellipsis if it is wider than the given width.
 *
 * @param room in pixels
 */
export function truncateText(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size) > room) signs.pop();

  return `${signs.join('').trimEnd()}…`;
}
