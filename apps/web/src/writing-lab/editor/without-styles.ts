/**
 * Markup whose styles can be read and are never applied: the security policy of the page forbids them in what is pasted, too. It
 * is walked through once, for what is pasted can be made to last.
 */
export function withoutStyles(html: string): string {
  const kept: string[] = [];
  let from = 0;
  while (from < html.length) {
    const at = indexOr(html.length, html.indexOf('<', from));
    const end = endOf(html, at);
    const piece = html.slice(at, end);
    kept.push(html.slice(from, at));
    if (/^<style\b/i.test(piece)) from = endOfStyle(html, end);
    else {
      kept.push(/^<[a-z]/i.test(piece) ? piece.replaceAll(/\sstyle\s*=/gi, ' data-style=') : piece);
      from = end;
    }
  }

  return kept.join('');
}

/** Behind the comment or the tag that begins at a place; what is not closed goes to the end, and a sign alone is one. */
function endOf(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return indexOr(html.length, html.indexOf('-->', at));
  if (!/[a-z]/i.test(html.charAt(at + 1))) return at + 1;

  return indexOr(html.length - 1, html.indexOf('>', at)) + 1;
}

function indexOr(otherwise: number, index: number): number {
  return index === -1 ? otherwise : index;
}

/** Behind a style sheet; one that is not closed goes to the end. */
function endOfStyle(html: string, from: number): number {
  const close = /<\/style\s*>/gi;
  close.lastIndex = from;

  return close.test(html) ? close.lastIndex : html.length;
}
