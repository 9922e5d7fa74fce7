/** Widths in em of what is wider or narrower than the run of Inter's letters, measured at weight 400. */
const narrow = /[\s.,:;'’|!ijlIft()[\]·،؛]/u;
const wide = /[mwMWQO@%—…]/u;
const full = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;
const unseen = /[\p{Mn}\u200b-\u200f\u2066-\u2069]/u;

/**
 * About how wide a line of text is, in pixels. There is no page to measure on where charts are drawn for a mail; labels keep a little
 * more distance instead.
 *
 * @param size of the letters in pixels
 */
export function widthOf(text: string, size: number): number {
  let em = 0;
  for (const sign of text) {
    if (unseen.test(sign)) continue;
    em += full.test(sign) ? 1 : narrow.test(sign) ? 0.34 : wide.test(sign) ? 0.88 : 0.6;
  }

  return em * size;
}

/**
 * The text in lines that are no wider than there is room for, broken between its words; a word that is wider is cut.
 *
 * @param room in pixels
 */
export function linesWithin(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }

  return lines.map((line) => cutTo(line, size, room));
}

/**
 * The text, cut with an ellipsis where it is wider than there is room for.
 *
 * @param room in pixels
 */
export function cutTo(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, size) > room) signs.pop();

  return `${signs.join('').trimEnd()}…`;
}
