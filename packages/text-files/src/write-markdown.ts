import { type Block, type InlineSpan, mergeAdjacentSpans, plainTextOf } from './blocks.ts';
import { splitWhitespace } from './split-whitespace.ts';

/**
 * Writes blocks as Markdown. Paragraphs are separated by blank lines; in verse, where every line was a paragraph and an empty one separated
 * the stanzas, only stanzas are.
 *
 * @example writeMarkdown([{ kind: 'heading', level: 1, spans: [{ text: 'Tide' }] }]) // '# Tide\n'
 */
export function writeMarkdown(blocks: readonly Block[]): string {
  const isVerse = looksLikeVerse(blocks);
  const filled = blocks.filter((block) => block.kind === 'blank' || !isEmpty(block));
  let text = '';
  let before: Block | undefined;
  let hasBlankBefore = false;
  for (const block of filled) {
    if (block.kind === 'blank') {
      hasBlankBefore = true;
      continue;
    }
    if (before !== undefined) text += gap(before, block, isVerse && !hasBlankBefore);
    text += blockMarkdown(block);
    before = block;
    hasBlankBefore = false;
  }

  return text === '' ? '' : `${text}\n`;
}

/** Verse has short lines, and empty paragraphs between stanzas. */
function looksLikeVerse(blocks: readonly Block[]): boolean {
  const lengths = blocks
    .flatMap((block) =>
      block.kind === 'paragraph' ? [plainTextOf(block.spans).trim().length] : [],
    )
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
  const hasBlanks = blocks.some(({ kind }) => kind === 'blank');
  const middle = lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
  const longest = lengths.at(-1) ?? 0;

  return hasBlanks && lengths.length >= 4 && middle <= 60 && longest <= 120;
}

function isEmpty(block: Block): boolean {
  return 'spans' in block && plainTextOf(block.spans).trim() === '';
}

function gap(before: Block, block: Block, isOneStanza: boolean): string {
  const areItems = before.kind === 'item' && block.kind === 'item';
  const areLines = isOneStanza && before.kind === 'paragraph' && block.kind === 'paragraph';

  return areItems || areLines ? '\n' : '\n\n';
}

function blockMarkdown(block: Block): string {
  if (block.kind === 'rule') return '* * *';
  if (block.kind === 'blank') return '';
  const words = inlineMarkdown(
    block.kind === 'heading' ? withoutUniformItalic(block.spans) : block.spans,
  ).trim();
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

/** Removes the italics of a heading that is italic throughout: they are its style, not emphasis. */
function withoutUniformItalic(spans: readonly InlineSpan[]): InlineSpan[] {
  const isAllSlanted = spans.every(({ text, italic }) => italic || text.trim() === '');

  return spans.map((span) => (isAllSlanted ? { ...span, italic: false } : span));
}

function inlineMarkdown(spans: readonly InlineSpan[]): string {
  return mergeAdjacentSpans(spans).map(withMarkers).join('');
}

/** Emphasis markers must touch the text, not the white space around it. */
function withMarkers({ text, bold, italic, href }: InlineSpan): string {
  const [start, core, end] = splitWhitespace(text);
  if (core === '') return text;
  const sign = (bold ? '**' : '') + (italic ? '*' : '');
  const marked = sign + core + [...sign].reverse().join('');
  const isLink = href !== undefined && /^https?:/i.test(href) && href !== core;

  return start + (isLink ? `[${marked}](${href})` : marked) + end;
}
