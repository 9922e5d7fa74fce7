/**
 * What lies around and within the white space at both ends of a text, in one walk from each end.
 *
 * @example edgesOf(' salt\n') // [' ', 'salt', '\n']
 */
export function edgesOf(text: string): [start: string, core: string, end: string] {
  const from = text.length - text.trimStart().length;
  const core = text.trim();

  return [text.slice(0, from), core, text.slice(from + core.length)];
}
