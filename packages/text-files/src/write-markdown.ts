import { type Block, joinedSpans, type Span, wordsOf } from './blocks.ts';
import { edgesOf } from './edges.ts';

/**
 * Blocks as plain text with the signs of Markdown. Paragraphs stand apart by a blank line; in verse, where every line was a
 * paragraph and an empty one parted the stanzas, only the stanzas do.
 *
 * @example writeMarkdown([{ kind: 'heading', level: 1, spans: [{ text: 'Tide' }] }]) // '# Tide\n'
 */
export function writeMarkdown(blocks: readonly Block[]): string {
  const isVerse = looksLikeVerse(blocks);
  const filled = blocks.filter((block) => block.kind === 'blank' || !isEmpty(block));
  let text = '';
  let before: Block | undefined;
  let isApart = false;
  for (const block of filled) {
    if (block.kind === 'blank') {
      isApart = true;
      continue;
    }
    if (before !== undefined) text += gap(before, block, isVerse && !isApart);
    text += lineOf(block);
    before = block;
    isApart = false;
  }

  return text === '' ? '' : `${text}\n`;
}

/** Lines of verse are short, and empty paragraphs stand between stanzas. */
function looksLikeVerse(blocks: readonly Block[]): boolean {
  const lengths = blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [wordsOf(block.spans).trim().length] : []))
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
  const isParted = blocks.some(({ kind }) => kind === 'blank');
  const middle = lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
  const longest = lengths.at(-1) ?? 0;

  return isParted && lengths.length >= 4 && middle <= 60 && longest <= 120;
}

function isEmpty(block: Block): boolean {
  return 'spans' in block && wordsOf(block.spans).trim() === '';
}

function gap(before: Block, block: Block, isOneStanza: boolean): string {
  const areItems = before.kind === 'item' && block.kind === 'item';
  const areLines = isOneStanza && before.kind === 'paragraph' && block.kind === 'paragraph';

  return areItems || areLines ? '\n' : '\n\n';
}

function lineOf(block: Block): string {
  if (block.kind === 'rule') return '* * *';
  if (block.kind === 'blank') return '';
  const words = inline(block.kind === 'heading' ? plainIfAlike(block.spans) : block.spans).trim();
  if (block.kind === 'heading') {
    return `${'#'.repeat(block.level)} ${onOneLine(words)}`;
  }
  if (block.kind === 'quote') return `> ${words.replaceAll('\n', '\n> ')}`;
  if (block.kind === 'note') return `[^${block.sign}]: ${words}`;
  if (block.kind === 'item') {
    const indent = '  '.repeat(block.level - 1);
    const follow = indent + ' '.repeat(block.sign.length + 1);

    return `${indent}${block.sign} ${words.replaceAll('\n', `\n${follow}`)}`;
  }

  return words;
}

function onOneLine(words: string): string {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** A heading that is slanted as a whole looks so; that is not emphasis. */
function plainIfAlike(spans: readonly Span[]): Span[] {
  const isAllSlanted = spans.every(({ text, italic }) => italic || text.trim() === '');

  return spans.map((span) => (isAllSlanted ? { ...span, italic: false } : span));
}

function inline(spans: readonly Span[]): string {
  return joinedSpans(spans).map(signed).join('');
}

/** Signs stand at the words, not at the spaces around them. */
function signed({ text, bold, italic, href }: Span): string {
  const [start, core, end] = edgesOf(text);
  if (core === '') return text;
  const sign = (bold ? '**' : '') + (italic ? '*' : '');
  const marked = sign + core + [...sign].reverse().join('');
  const isLink = href !== undefined && /^https?:/i.test(href) && href !== core;

  return start + (isLink ? `[${marked}](${href})` : marked) + end;
}
