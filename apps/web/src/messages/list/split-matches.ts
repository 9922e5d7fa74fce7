type TextPart = { text: string; isMatch: boolean; at: number };

const charactersBefore = 40;

/** A text in parts, so that the matches of a search can be highlighted; it starts shortly before the first match. */
export function splitMatches(text: string, search: string): TextPart[] {
  const words = search.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMatch: false, at: 0 }];

  const pattern = new RegExp(words.map(escapePattern).join('|'), 'giu');
  const first = pattern.exec(text)?.index ?? 0;
  const start = first <= charactersBefore ? 0 : text.lastIndexOf(' ', first - charactersBefore) + 1;
  const shown = (start > 0 ? '… ' : '') + text.slice(start);
  const parts: TextPart[] = [];
  let last = 0;
  for (const match of shown.matchAll(new RegExp(pattern, 'giu'))) {
    if (match.index > last)
      parts.push({ text: shown.slice(last, match.index), isMatch: false, at: last });
    parts.push({ text: match[0], isMatch: true, at: match.index });
    last = match.index + match[0].length;
  }
  if (last < shown.length) parts.push({ text: shown.slice(last), isMatch: false, at: last });

  return parts;
}

function escapePattern(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
