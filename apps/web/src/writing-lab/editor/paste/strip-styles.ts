/**
 * HTML with `style` attributes renamed to `data-style` and without style sheets: the page's content security policy forbids inline styles
 * in pasted HTML too. One linear pass, because pasted HTML can be crafted to be slow.
 */
export function stripStyles(html: string): string {
  const parts: string[] = [];
  let from = 0;
  while (from < html.length) {
    const at = indexOr(html.length, html.indexOf('<', from));
    const end = tagEnd(html, at);
    const piece = html.slice(at, end);
    parts.push(html.slice(from, at));
    if (/^<style\b/i.test(piece)) from = styleSheetEnd(html, end);
    else {
      parts.push(
        /^<[a-z]/i.test(piece) ? piece.replaceAll(/\sstyle\s*=/gi, ' data-style=') : piece,
      );
      from = end;
    }
  }

  return parts.join('');
}

/** End of the comment or tag at a position. An unclosed one ends with the text; a lone `<` is one character. */
function tagEnd(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return indexOr(html.length, html.indexOf('-->', at));
  if (!/[a-z]/i.test(html.charAt(at + 1))) return at + 1;

  return indexOr(html.length - 1, html.indexOf('>', at)) + 1;
}

function indexOr(otherwise: number, index: number): number {
  return index === -1 ? otherwise : index;
}

/** End of a style sheet; an unclosed one ends with the text. */
function styleSheetEnd(html: string, from: number): number {
  const close = /<\/style\s*>/gi;
  close.lastIndex = from;

  return close.test(html) ? close.lastIndex : html.length;
}
