/** Text of a Scrivener document without Scrivener markup, and its comments. */
type StrippedText = { text: string; comments: string[] };

const styleTags = /<!?\$Scr(?:_[A-Za-z]+::\d+|KeepWithNext(?:Splittable)?)>/g;
const imageLinks = /\{\$SCRImageLink\[[^\]\n]{0,80}\]=[^}\n]{0,400}\}/g;

/**
 * Removes Scrivener markup: style tags, image links, comments. Footnotes become Markdown footnotes.
 *
 * @example stripScrivenerMarkup('Late.{\\Scrv_fn=At four.\\end_Scrv_fn}\n').text // 'Late.[^1]\n\n[^1]: At four.\n'
 */
export function stripScrivenerMarkup(source: string): StrippedText {
  const comments: string[] = [];
  const footnotes: string[] = [];
  const first = countNotes(source) + 1;
  const plain = source.replaceAll(styleTags, '').replaceAll(imageLinks, '');
  const uncommented = replaceMarkup(plain, 'Scrv_annot', (inside) => {
    const words = inside.slice(inside.indexOf('\\text=') + '\\text='.length).trim();
    if (words !== '') comments.push(words);

    return '';
  });
  const text = replaceMarkup(uncommented, 'Scrv_fn', (inside) => {
    const sign = `[^${first + footnotes.length}]`;
    const words = inside.replace(/^=/, '').replaceAll(/\s+/g, ' ').trim();
    footnotes.push(`${sign}: ${words}`);

    return sign;
  });
  const parts = [text.replaceAll(/\n{3,}/g, '\n\n').trim(), ...footnotes];

  return { text: `${parts.join('\n\n')}\n`.replace(/^\n+$/, ''), comments };
}

/** Shifts the note numbers of a text when it is appended to others. */
export function renumberNotes(text: string, offset: number): string {
  return text.replaceAll(/\[\^(\d{1,6})\]/g, (_, sign: string) => `[^${Number(sign) + offset}]`);
}

export function countNotes(text: string): number {
  return text.match(/^\[\^\d+\]:/gm)?.length ?? 0;
}

/**
 * Replaces the text between `{
 * ame` and `\end_name}`; scans from the end markers, so it stays linear.
 */
function replaceMarkup(
  text: string,
  name: string,
  replacement: (inside: string) => string,
): string {
  const [start, end] = [`{\\${name}`, `\\end_${name}}`];
  const pieces = text.split(end);
  const last = pieces.pop() ?? '';
  const replaced = pieces.map((piece) => {
    const at = piece.indexOf(start);

    return at < 0 ? piece + end : piece.slice(0, at) + replacement(piece.slice(at + start.length));
  });

  return replaced.join('') + last;
}
