/** The words of a Scrivener document without what Scrivener writes among them, and the comments that stood there. */
type UnmarkedText = { text: string; comments: string[] };

const styleTags = /<!?\$Scr(?:_[A-Za-z]+::\d+|KeepWithNext(?:Splittable)?)>/g;
const imageLinks = /\{\$SCRImageLink\[[^\]\n]{0,80}\]=[^}\n]{0,400}\}/g;

/**
 * Takes the signs of Scrivener out of a text: tags of styles, links to pictures, comments. Its footnotes become those of Markdown.
 *
 * @example readMarks('Late.{\\Scrv_fn=At four.\\end_Scrv_fn}\n').text // 'Late.[^1]\n\n[^1]: At four.\n'
 */
export function readMarks(marked: string): UnmarkedText {
  const comments: string[] = [];
  const footnotes: string[] = [];
  const first = countNotes(marked) + 1;
  const plain = marked.replaceAll(styleTags, '').replaceAll(imageLinks, '');
  const uncommented = replaceMarks(plain, 'Scrv_annot', (inside) => {
    const words = inside.slice(inside.indexOf('\\text=') + '\\text='.length).trim();
    if (words !== '') comments.push(words);

    return '';
  });
  const text = replaceMarks(uncommented, 'Scrv_fn', (inside) => {
    const sign = `[^${first + footnotes.length}]`;
    const words = inside.replace(/^=/, '').replaceAll(/\s+/g, ' ').trim();
    footnotes.push(`${sign}: ${words}`);

    return sign;
  });
  const parts = [text.replaceAll(/\n{3,}/g, '\n\n').trim(), ...footnotes];

  return { text: `${parts.join('\n\n')}\n`.replace(/^\n+$/, ''), comments };
}

/** Numbers the notes of a text on from those of the texts before it. */
export function renumberNotes(text: string, before: number): string {
  return text.replaceAll(/\[\^(\d{1,6})\]/g, (_, sign: string) => `[^${Number(sign) + before}]`);
}

export function countNotes(text: string): number {
  return text.match(/^\[\^\d+\]:/gm)?.length ?? 0;
}

/** Each text between `{\name` and `\end_name}` is replaced; searched from the ends, so that none is searched twice. */
function replaceMarks(text: string, name: string, put: (inside: string) => string): string {
  const [start, end] = [`{\\${name}`, `\\end_${name}}`];
  const pieces = text.split(end);
  const last = pieces.pop() ?? '';
  const replaced = pieces.map((piece) => {
    const at = piece.indexOf(start);

    return at < 0 ? piece + end : piece.slice(0, at) + put(piece.slice(at + start.length));
  });

  return replaced.join('') + last;
}
