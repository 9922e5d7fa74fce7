import { type InlineSpan, mergeAdjacentSpans } from './blocks.ts';
import { blockOf } from './read-markdown.ts';

/**
 * Removes Markdown markers and keeps the lines: a heading keeps its line, an item its dash or number, a link gets its URL in parentheses.
 *
 * @example writePlain('# Tide\n\nIt *went*.\n') // 'Tide\n\nIt went.\n'
 */
export function writePlain(text: string): string {
  return text.split('\n').map(plainLine).join('\n');
}

function plainLine(line: string): string {
  if (line.trim() === '') return line;
  const block = blockOf(line);
  if (block.kind === 'blank') return '';
  if (block.kind === 'rule') return '* * *';
  const words = plainWords(block.spans);
  if (block.kind === 'note') return `[${block.sign}] ${words}`;
  if (block.kind === 'item') return `${'  '.repeat(block.level - 1)}${block.sign} ${words}`;

  return words;
}

function plainWords(spans: readonly InlineSpan[]): string {
  const plain = spans.map(({ text, href }) => ({ text, ...(href !== undefined && { href }) }));

  return mergeAdjacentSpans(plain)
    .map(({ text, href }) => (href === undefined || href === text ? text : `${text} (${href})`))
    .join('')
    .replaceAll(/\[\^([^\][\s]+)\]/g, '[$1]');
}
