/** What stands in an editable page, and which of its nodes each stretch of text is in. */
export type PageText = { text: string; pieces: readonly { node: Text; from: number }[] };

/** Reads a page as plain text; browsers write a new line as a sign or as an element. */
export function readPage(page: HTMLElement): PageText {
  const pieces: { node: Text; from: number }[] = [];
  let text = '';

  const read = (node: Node) => {
    if (node instanceof Text) {
      pieces.push({ node, from: text.length });
      text += node.data;
    } else if (node.nodeName === 'BR') text += '\n';
    else for (const child of node.childNodes) read(child);
  };
  read(page);

  return { text, pieces };
}

/** A stretch of the text as a range of the page; undefined where the page has changed since. */
export function rangeOf({ pieces }: PageText, from: number, to: number): Range | undefined {
  const start = pieces.findLast((piece) => piece.from <= from);
  const end = pieces.findLast((piece) => piece.from < to);
  if (start === undefined || end === undefined) return undefined;
  if (from - start.from > start.node.length || to - end.from > end.node.length) return undefined;

  const range = new Range();
  range.setStart(start.node, from - start.from);
  range.setEnd(end.node, to - end.from);

  return range;
}
