import { type Block, type InlineSpan, mergeAdjacentSpans, plainTextOf } from './blocks.ts';
import { escapeXml, isRightToLeft, paragraphIsRightToLeft } from './document.ts';
import { type ListPosition, numberedLists } from './numbered-lists.ts';

type HtmlOptions = { language: string; isBook?: boolean };

/**
 * Renders blocks as the body of a page. Every element is closed, so it is also well-formed XML; `isBook` adds the attributes that e-readers
 * need to show notes as pop-ups.
 *
 * @example htmlBody([{ kind: 'paragraph', spans: [{ text: 'Salt.' }] }], { language: 'en' }) // '<p>Salt.</p>'
 */
export function htmlBody(blocks: readonly Block[], options: HtmlOptions): string {
  const lines: string[] = [];
  const numbered = numberedLists(blocks);
  const lists = openLists(lines);
  for (const block of blocks) {
    if (block.kind === 'item') lists.openItem(block.level, numbered.get(block));
    else lists.closeDownTo(0);
    lines.push(blockHtml(block, options));
  }
  lists.closeDownTo(0);

  return lines.join('\n');
}

/** Opens and closes lists; an item stays open until the next one, so that it can contain a nested list. */
function openLists(lines: string[]) {
  const open: { list: number | undefined; hasItem: boolean }[] = [];

  const closeDownTo = (depth: number) => {
    while (open.length > depth) {
      const last = open.pop();
      if (last?.hasItem) lines.push('</li>');
      lines.push(last?.list === undefined ? '</ul>' : '</ol>');
    }
  };

  const openItem = (depth: number, within: ListPosition | undefined) => {
    closeDownTo(depth);
    if (open.length === depth && open.at(-1)?.list !== within?.list) closeDownTo(depth - 1);
    while (open.length < depth) {
      const above = open.at(-1);
      if (above?.hasItem === false) {
        lines.push('<li>');
        above.hasItem = true;
      }
      lines.push(within === undefined ? '<ul>' : `<ol${startOf(within.start)}>`);
      open.push({ list: within?.list, hasItem: false });
    }
    const here = open.at(-1);
    if (here?.hasItem) lines.push('</li>');
    if (here) here.hasItem = true;
  };

  return { openItem, closeDownTo };
}

function startOf(first: number): string {
  return first === 1 ? '' : ` start="${first}"`;
}

function blockHtml(block: Block, options: HtmlOptions): string {
  if (block.kind === 'rule') return '<hr/>';
  if (block.kind === 'blank') return '';
  const words = inlineHtml(block.spans, options);
  const dir = directionOf(block.spans, options.language);
  if (block.kind === 'heading') return `<h${block.level}${dir}>${words}</h${block.level}>`;
  if (block.kind === 'quote') return `<blockquote${dir}><p>${words}</p></blockquote>`;
  if (block.kind === 'item') return `<li${dir}>${words}`;
  if (block.kind === 'note') return noteHtml(escapeXml(block.sign), `${dir}>`, words, options);

  return `<p${dir}>${words}</p>`;
}

function noteHtml(sign: string, dir: string, words: string, { isBook }: HtmlOptions): string {
  if (isBook) {
    return `<aside epub:type="footnote" role="doc-footnote" id="note-${sign}"${dir}<p><sup>${sign}</sup> ${words}</p></aside>`;
  }

  return `<p role="doc-footnote" id="note-${sign}"${dir}<sup>${sign}</sup> ${words}</p>`;
}

/** Only if it differs from the direction of the page. */
function directionOf(spans: readonly InlineSpan[], language: string): string {
  const isRtl = paragraphIsRightToLeft(plainTextOf(spans), language);
  if (isRtl === isRightToLeft(language)) return '';

  return ` dir="${isRtl ? 'rtl' : 'ltr'}"`;
}

function inlineHtml(spans: readonly InlineSpan[], { isBook }: HtmlOptions): string {
  const type = isBook ? ' epub:type="noteref"' : '';
  const reference = `<sup><a${type} role="doc-noteref" href="#note-$1">$1</a></sup>`;

  return mergeAdjacentSpans(spans)
    .map(({ text, bold, italic, href }) => {
      const words = escapeXml(text)
        .replaceAll(/\[\^([^\][\s]+)\]/g, href === undefined ? reference : '$1')
        .replaceAll('\n', '<br/>\n');
      const emphasized = italic ? `<em>${words}</em>` : words;
      const formatted = bold ? `<strong>${emphasized}</strong>` : emphasized;

      return href === undefined || !URL.canParse(href)
        ? formatted
        : `<a href="${escapeXml(new URL(href).href)}">${formatted}</a>`;
    })
    .join('');
}
