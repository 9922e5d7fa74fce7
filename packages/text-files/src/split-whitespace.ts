/**
 * Splits a text into leading white space, content and trailing white space, in linear time.
 *
 * @example splitWhitespace(' salt\n') // [' ', 'salt', '\n']
 */
export function splitWhitespace(text: string): [start: string, core: string, end: string] {
  const from = text.length - text.trimStart().length;
  const core = text.trim();

  return [text.slice(0, from), core, text.slice(from + core.length)];
}
