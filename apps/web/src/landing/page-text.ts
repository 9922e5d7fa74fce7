/** The text of an editable element and the offset of each of its text nodes. */
export type EditableText = { text: string; textNodes: readonly { node: Text; from: number }[] };

/** Reads an editable element as plain text; browsers insert line breaks as characters or as `<br>`. */
export function readEditableText(page: HTMLElement): EditableText {
  const textNodes: { node: Text; from: number }[] = [];
  let text = '';

  const visit = (node: Node) => {
    if (node instanceof Text) {
      textNodes.push({ node, from: text.length });
      text += node.data;
    } else if (node.nodeName === 'BR') text += '\n';
    else for (const child of node.childNodes) visit(child);
  };
  visit(page);

  return { text, textNodes };
}

/** A text range as a DOM range; undefined if the element has changed since. */
export function domRangeOf(
  { textNodes }: EditableText,
  from: number,
  to: number,
): Range | undefined {
  const start = textNodes.findLast((piece) => piece.from <= from);
  const end = textNodes.findLast((piece) => piece.from < to);
  if (start === undefined || end === undefined) return undefined;
  if (from - start.from > start.node.length || to - end.from > end.node.length) return undefined;

  const range = new Range();
  range.setStart(start.node, from - start.from);
  range.setEnd(end.node, to - end.from);

  return range;
}
