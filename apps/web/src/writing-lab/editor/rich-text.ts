import { edgesOf } from '@longhand/text-files/edges';
import { withoutStyles } from './without-styles.ts';

/** A piece of a pasted document: an element with its parts, or (`name` is `#text`) words. */
export type Piece = {
  name: string;
  text: string;
  parts: readonly Piece[];
  style?: { weight?: string; slant?: string; isHidden?: boolean };
  /** What Word says of a paragraph that is an item, or of the sign before it. */
  list?: { level: number } | 'sign';
  href?: string | null;
};

/** Rich text as plain text with the signs of Markdown: headings, lists, quotations, emphasis, links. */
export function markdownOf(root: Piece): string {
  const blocks: Block[] = [];
  readBlocks(root, { lead: '', follow: '' }, blocks);

  return blocks
    .filter(({ text }) => text.trim() !== '')
    .map((block, index, all) => gapBefore(all[index - 1], block) + withPrefix(block))
    .join('');
}

/** What was copied as a page, as plain text; empty where that is not worth the while: a paste of plain text is beside it. */
export function markdownOfPage(html: string): string {
  return html === '' || html.length > longest ? '' : markdownOf(piecesOf(html));
}

/** A long book out of a word processor has a tenth of it. */
const longest = 50_000_000;

/** Reads the pieces of a pasted page. Nothing in it is run or loaded: the document is inert. */
function piecesOf(html: string): Piece {
  return pieceOf(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body);
}

type Prefix = { lead: string; follow: string };
type Block = Prefix & { text: string; isItem: boolean };

const skipped = new Set([
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
const blockNames = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);

function readBlocks(piece: Piece, prefix: Prefix, into: Block[]): void {
  if (isUnread(piece)) return;
  if (piece.name === 'HR') {
    into.push({ ...prefix, text: '* * *', isItem: false });
    return;
  }

  let run: Piece[] = [];
  let next = prefix;
  const flush = () => {
    if (run.length === 0) return;
    const isItem = piece.name === 'LI' || isWordItem(piece);
    const text = piece.name === 'PRE' ? plain(run) : inline(run);
    into.push({ ...next, text, isItem });
    if (text.trim() !== '') next = { lead: next.follow, follow: next.follow };
    run = [];
  };
  let item = 0;
  for (const part of piece.parts) {
    if (!holdsBlock(part)) {
      run.push(part);
      continue;
    }
    flush();
    if (part.name === 'LI') item++;
    readBlocks(part, prefixOf(part, { inside: piece, prefix: next, item }), into);
  }
  flush();
}

/** An inline element can wrap whole paragraphs: word processors do that. */
function holdsBlock(piece: Piece): boolean {
  const known = withBlocks.get(piece);
  if (known !== undefined) return known;
  const holds = blockNames.has(piece.name) || piece.parts.some(holdsBlock);
  withBlocks.set(piece, holds);

  return holds;
}

/** What lies deep is asked for again at each level above it. */
const withBlocks = new WeakMap<Piece, boolean>();

function prefixOf(
  piece: Piece,
  { inside, prefix, item }: { inside: Piece; prefix: Prefix; item: number },
): Prefix {
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

  if (isWordItem(piece)) {
    const indent = prefix.follow + '  '.repeat(piece.list.level - 1);
    const sign = /^\s*(\d+)[.)]/.exec(signOf(piece))?.[1];
    const lead = sign === undefined ? '- ' : `${sign}. `;

    return { lead: indent + lead, follow: indent + ' '.repeat(lead.length) };
  }

  return prefix;
}

/** Word pastes the items of its lists as paragraphs, each with its sign written out before it. */
function isWordItem(piece: Piece): piece is Piece & { list: { level: number } } {
  return typeof piece.list === 'object' && signOf(piece).trim() !== '';
}

function signOf(piece: Piece): string {
  return piece.list === 'sign' ? plain([piece]) : piece.parts.map(signOf).join('');
}

/** What is no words, was struck out, is hidden, or stands before an item as a sign that it gets anew. */
function isUnread({ name, style, list }: Piece): boolean {
  return skipped.has(name) || style?.isHidden === true || list === 'sign';
}

function gapBefore(before: Block | undefined, block: Block): string {
  if (!before) return '';

  return before.isItem && block.isItem ? '\n' : '\n\n';
}

function withPrefix({ lead, follow, text }: Block): string {
  return lead + text.trim().replaceAll('\n', `\n${follow}`);
}

function inline(pieces: readonly Piece[]): string {
  const words = pieces.map(inlineOf).join('');
  const lines = words.split('\n').map((line) => line.trim());

  return lines.join('\n').replaceAll(/[ \t]{2,}/g, ' ');
}

function inlineOf(piece: Piece): string {
  if (piece.name === '#text') return piece.text.replaceAll(/[\t\n\f\r ]+/g, ' ');
  if (piece.name === 'BR') return '\n';
  if (isUnread(piece)) return '';

  const words = piece.parts.map(inlineOf).join('');
  if (words.trim() === '') return words;
  if (piece.name === 'A' && /^https?:/.test(piece.href ?? '') && piece.href !== words.trim()) {
    return around(words, '[', `](${piece.href})`);
  }
  const sign = (isBold(piece) ? '**' : '') + (isSlanted(piece) ? '*' : '');

  return sign === '' ? words : around(words, sign, [...sign].reverse().join(''));
}

/** Signs stand at the words, not at the spaces around them. */
function around(words: string, before: string, after: string): string {
  const [start, core, end] = edgesOf(words);

  return start + before + core + after + end;
}

function isBold({ name, style }: Piece): boolean {
  const weight = style?.weight ?? '';
  if (weight === 'normal' || weight === '400') return false;

  return name === 'B' || name === 'STRONG' || weight === 'bold' || Number(weight) >= 600;
}

function isSlanted({ name, style }: Piece): boolean {
  if (style?.slant === 'normal') return false;

  return name === 'I' || name === 'EM' || name === 'CITE' || style?.slant === 'italic';
}

function plain(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => (piece.name === 'BR' ? '\n' : piece.text + plain(piece.parts)))
    .join('');
}

function pieceOf(node: Node): Piece {
  const parts = Array.from(node.childNodes, pieceOf);
  if (!(node instanceof HTMLElement)) {
    return { name: nameOf(node), text: node.nodeValue ?? '', parts };
  }
  const written = node.dataset['style'] ?? '';
  const list = listOf(written);
  const href = node.getAttribute('href');

  return {
    ...{ name: node.nodeName, text: '', parts, style: styleOf(written), href },
    ...(list && { list }),
  };
}

function nameOf({ nodeName }: Node): string {
  return nodeName === '#text' ? nodeName : nodeName.toUpperCase();
}

/** What Word says of its lists in a style attribute. */
export function listOf(style: string): Piece['list'] {
  if (/mso-list\s*:\s*ignore/i.test(style)) return 'sign';
  const level = /mso-list\s*:[^;]*?\blevel(\d)/i.exec(style)?.[1];

  return level === undefined ? undefined : { level: Math.max(1, Number(level)) };
}

/** Weight, slant and whether it is hidden out of a style attribute, as far as they are given. */
export function styleOf(style: string): NonNullable<Piece['style']> {
  const weight = /(?:^|;)\s*font-weight\s*:\s*([a-z0-9]+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?:^|;)\s*font-style\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase();

  const isHidden = /(?:^|;)\s*display\s*:\s*none/i.test(style);

  return { ...(weight && { weight }), ...(slant && { slant }), ...(isHidden && { isHidden }) };
}
