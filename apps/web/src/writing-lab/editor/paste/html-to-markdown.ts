import { splitWhitespace } from '@longhand/text-files/split-whitespace';
import { stripStyles } from './strip-styles.ts';

/** A node of a pasted document: an element with children in `parts`, or text where `name` is `#text`. */
export type RichTextNode = {
  name: string;
  text: string;
  parts: readonly RichTextNode[];
  style?: { weight?: string; slant?: string; isHidden?: boolean };
  /** Word's `mso-list` data: the level of a list item paragraph, or `sign` for the marker written before it. */
  list?: { level: number } | 'sign';
  href?: string | null;
};

/** Converts rich text to Markdown: headings, lists, quotations, emphasis, links. */
export function toMarkdown(root: RichTextNode): string {
  const blocks: Block[] = [];
  collectBlocks(root, { lead: '', follow: '' }, blocks);

  return blocks
    .filter(({ text }) => text.trim() !== '')
    .map((block, index, all) => blockSeparator(all[index - 1], block) + applyPrefix(block))
    .join('');
}

/** Converts copied HTML to Markdown. Empty where it is missing or too long; then the plain text of the clipboard is pasted. */
export function htmlToMarkdown(html: string): string {
  return html === '' || html.length > maxHtmlLength ? '' : toMarkdown(parseHtml(html));
}

/** Ten times the HTML of a long book from a word processor. */
const maxHtmlLength = 50_000_000;

/** Parses pasted HTML. The document is inert: no scripts run, no resources load. */
function parseHtml(html: string): RichTextNode {
  return toRichTextNode(new DOMParser().parseFromString(stripStyles(html), 'text/html').body);
}

type BlockPrefix = { lead: string; follow: string };
type Block = BlockPrefix & { text: string; isItem: boolean };

const skippedTags = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TITLE',
  'META',
  'TEMPLATE',
  'SVG',
  'IMG',
  'DEL',
  '#COMMENT',
]);
const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);

function collectBlocks(piece: RichTextNode, prefix: BlockPrefix, into: Block[]): void {
  if (isSkipped(piece)) return;
  if (piece.name === 'HR') {
    into.push({ ...prefix, text: '* * *', isItem: false });
    return;
  }

  let inlineRun: RichTextNode[] = [];
  let next = prefix;
  const flush = () => {
    if (inlineRun.length === 0) return;
    const isItem = piece.name === 'LI' || isWordListItem(piece);
    const text = piece.name === 'PRE' ? plainText(inlineRun) : renderInline(inlineRun);
    into.push({ ...next, text, isItem });
    if (text.trim() !== '') next = { lead: next.follow, follow: next.follow };
    inlineRun = [];
  };
  let item = 0;
  for (const part of piece.parts) {
    if (!containsBlock(part)) {
      inlineRun.push(part);
      continue;
    }
    flush();
    if (part.name === 'LI') item++;
    collectBlocks(part, prefixOf(part, { inside: piece, prefix: next, item }), into);
  }
  flush();
}

/** Inline elements can wrap block elements: word processors produce that. */
function containsBlock(piece: RichTextNode): boolean {
  const known = containsBlockCache.get(piece);
  if (known !== undefined) return known;
  const holds = blockTags.has(piece.name) || piece.parts.some(containsBlock);
  containsBlockCache.set(piece, holds);

  return holds;
}

/** Without a cache, deep nesting is searched again at every level. */
const containsBlockCache = new WeakMap<RichTextNode, boolean>();

function prefixOf(
  piece: RichTextNode,
  { inside, prefix, item }: { inside: RichTextNode; prefix: BlockPrefix; item: number },
): BlockPrefix {
  const level = /^H([1-6])$/.exec(piece.name)?.[1];
  if (level) return { lead: `${prefix.lead}${'#'.repeat(Number(level))} `, follow: prefix.follow };
  if (piece.name === 'BLOCKQUOTE') {
    return { lead: `${prefix.lead}> `, follow: `${prefix.follow}> ` };
  }
  if (piece.name === 'LI') {
    const sign = inside.name === 'OL' ? `${item}. ` : '- ';
    const indent = prefix.follow;

    return { lead: `${indent}${sign}`, follow: indent + ' '.repeat(sign.length) };
  }

  if (isWordListItem(piece)) {
    const indent = prefix.follow + '  '.repeat(piece.list.level - 1);
    const sign = /^\s*(\d+)[.)]/.exec(listMarkerOf(piece))?.[1];
    const lead = sign === undefined ? '- ' : `${sign}. `;

    return { lead: indent + lead, follow: indent + ' '.repeat(lead.length) };
  }

  return prefix;
}

/** Word pastes list items as paragraphs with the marker written out before the text. */
function isWordListItem(piece: RichTextNode): piece is RichTextNode & { list: { level: number } } {
  return typeof piece.list === 'object' && listMarkerOf(piece).trim() !== '';
}

function listMarkerOf(piece: RichTextNode): string {
  return piece.list === 'sign' ? plainText([piece]) : piece.parts.map(listMarkerOf).join('');
}

/** Not text, struck out, hidden, or a list marker that is generated again. */
function isSkipped({ name, style, list }: RichTextNode): boolean {
  return skippedTags.has(name) || style?.isHidden === true || list === 'sign';
}

function blockSeparator(before: Block | undefined, block: Block): string {
  if (!before) return '';

  return before.isItem && block.isItem ? '\n' : '\n\n';
}

function applyPrefix({ lead, follow, text }: Block): string {
  return lead + text.trim().replaceAll('\n', `\n${follow}`);
}

function renderInline(pieces: readonly RichTextNode[]): string {
  const words = pieces.map(renderInlineNode).join('');
  const lines = words.split('\n').map((line) => line.trim());

  return lines.join('\n').replaceAll(/[ \t]{2,}/g, ' ');
}

function renderInlineNode(piece: RichTextNode): string {
  if (piece.name === '#text') return piece.text.replaceAll(/[\t\n\f\r ]+/g, ' ');
  if (piece.name === 'BR') return '\n';
  if (isSkipped(piece)) return '';

  const words = piece.parts.map(renderInlineNode).join('');
  if (words.trim() === '') return words;
  if (piece.name === 'A' && /^https?:/.test(piece.href ?? '') && piece.href !== words.trim()) {
    return wrapWords(words, '[', `](${piece.href})`);
  }
  const sign = (isBold(piece) ? '**' : '') + (isSlanted(piece) ? '*' : '');

  return sign === '' ? words : wrapWords(words, sign, [...sign].reverse().join(''));
}

/** Puts the markers next to the words and leaves the surrounding spaces outside. */
function wrapWords(words: string, before: string, after: string): string {
  const [start, core, end] = splitWhitespace(words);

  return start + before + core + after + end;
}

function isBold({ name, style }: RichTextNode): boolean {
  const weight = style?.weight ?? '';
  if (weight === 'normal' || weight === '400') return false;

  return name === 'B' || name === 'STRONG' || weight === 'bold' || Number(weight) >= 600;
}

function isSlanted({ name, style }: RichTextNode): boolean {
  if (style?.slant === 'normal') return false;

  return name === 'I' || name === 'EM' || name === 'CITE' || style?.slant === 'italic';
}

function plainText(pieces: readonly RichTextNode[]): string {
  return pieces
    .map((piece) => (piece.name === 'BR' ? '\n' : piece.text + plainText(piece.parts)))
    .join('');
}

function toRichTextNode(node: Node): RichTextNode {
  const parts = Array.from(node.childNodes, toRichTextNode);
  if (!(node instanceof HTMLElement)) {
    return { name: nodeNameOf(node), text: node.nodeValue ?? '', parts };
  }
  const written = node.dataset['style'] ?? '';
  const list = parseWordList(written);
  const href = node.getAttribute('href');

  return {
    ...{ name: node.nodeName, text: '', parts, style: parseStyle(written), href },
    ...(list && { list }),
  };
}

function nodeNameOf({ nodeName }: Node): string {
  return nodeName === '#text' ? nodeName : nodeName.toUpperCase();
}

/** Parses Word's list data from a style attribute. */
export function parseWordList(style: string): RichTextNode['list'] {
  if (/mso-list\s*:\s*ignore/i.test(style)) return 'sign';
  const level = /mso-list\s*:[^;]*?\blevel(\d)/i.exec(style)?.[1];

  return level === undefined ? undefined : { level: Math.max(1, Number(level)) };
}

/** Font weight, slant and visibility from a style attribute, as far as given. */
export function parseStyle(style: string): NonNullable<RichTextNode['style']> {
  const weight = /(?:^|;)\s*font-weight\s*:\s*([a-z0-9]+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?:^|;)\s*font-style\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase();

  const isHidden = /(?:^|;)\s*display\s*:\s*none/i.test(style);

  return { ...(weight && { weight }), ...(slant && { slant }), ...(isHidden && { isHidden }) };
}
