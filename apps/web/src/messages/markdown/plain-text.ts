import type { Inline } from './parse-inline.ts';
import { type Block, parseMessage } from './parse-message.ts';

/** The text of a message without its Markdown, on one line: for announcements and accessible names. */
export function plainTextOf(body: string, maxLength = 300): string {
  const plain = parseMessage(body.slice(0, 4 * maxLength))
    .map(blockText)
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

  return [...plain].slice(0, maxLength).join('');
}

function blockText(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'quote') return block.blocks.map(blockText).join(' ');
  if (block.kind === 'list') return block.items.map(inlineText).join(' ');

  return inlineText(block.content);
}

function inlineText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (part.kind === 'mention') return `@${part.username}`;

      return 'content' in part ? inlineText(part.content) : part.text;
    })
    .join('');
}
