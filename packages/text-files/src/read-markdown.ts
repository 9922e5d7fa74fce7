import type { Block, InlineSpan } from './blocks.ts';
import { numberedLists } from './numbered-lists.ts';

/**
 * Parses Markdown text into blocks: headings, list items, quotes, notes, rules, and paragraphs with emphasis and links. Every line is a
 * paragraph, as writers type; in verse the lines of a stanza stay together. A line that starts with a number is a list item only if the
 * line before or after it continues the numbering: “1984. It was cold.” is a sentence.
 *
 * @example readMarkdown('# Tide\n\nIt *went*.', { isVerse: false })[0] // { kind: 'heading', level: 1, … }
 */
export function readMarkdown(text: string, { isVerse }: { isVerse: boolean }): Block[] {
  const blocks: Block[] = [];
  let isInStanza = false;
  let isInNote = false;
  for (const block of blocksOf(text.split('\n'))) {
    if (block === null) {
      isInStanza = false;
      isInNote = false;
      continue;
    }
    if (block.kind === 'quote' && block.spans.length === 0) continue; // separates two paragraphs like a blank line
    const last = blocks.at(-1);
    if (isInNote && last?.kind === 'note' && isIndented(block)) {
      const [first, ...rest] = block.spans;
      last.spans.push({ ...first, text: ` ${first?.text.trimStart() ?? ''}` }, ...rest);
      continue;
    }
    isInNote = block.kind === 'note';
    if (isVerse && isInStanza && block.kind === 'paragraph' && last?.kind === 'paragraph') {
      last.spans.push({ text: '\n' }, ...block.spans);
    } else blocks.push(block);
    isInStanza = block.kind === 'paragraph';
  }

  return blocks;
}

/** Continuation lines of a note are indented; after a blank line an indented line is a paragraph that starts with a tab. */
function isIndented(block: Block): block is Block & { kind: 'paragraph' } {
  return block.kind === 'paragraph' && /^(?: {2,}|\t)/.test(block.spans[0]?.text ?? '');
}

/** Parses lines into blocks, null for empty lines; a single numbered line without neighbors is a paragraph. */
function blocksOf(lines: readonly string[]): (Block | null)[] {
  const blocks = lines.map((line) => (line.trim() === '' ? null : blockOf(line)));
  const lists = numberedLists(blocks);
  const sizes = new Map<number, number>();
  for (const { list } of lists.values()) sizes.set(list, (sizes.get(list) ?? 0) + 1);

  return blocks.map((block, index) => {
    const within = block === null ? undefined : lists.get(block);
    if (block?.kind !== 'item' || within === undefined) return block;
    const isAlone =
      sizes.get(within.list) === 1 && block.level === 1 && !hasNestedItem(blocks, index);
    if (!isAlone && within.start <= maxStartNumber && !/^0\d/.test(block.sign)) return block;

    return { kind: 'paragraph', spans: parseInline(lines[index] ?? '') };
  });
}

/** Maximum start number of a list in word processors. */
const maxStartNumber = 32_767;

/** Whether the next block is an item nested in this one. */
function hasNestedItem(blocks: readonly (Block | null)[], index: number): boolean {
  const next = blocks.slice(index + 1, index + 50).find((block) => block !== null);

  return next?.kind === 'item' && next.level > 1;
}

/**
 * Parses a single line as a block.
 *
 * @example blockOf('> Salt.') // { kind: 'quote', spans: [{ text: 'Salt.' }] }
 */
export function blockOf(line: string): Block {
  if (isRule(line)) return { kind: 'rule' };
  const [, signs, title] = /^ {0,3}(#{1,6})\s(.*)$/.exec(line) ?? [];
  if (signs !== undefined)
    return {
      kind: 'heading',
      level: signs.length,
      spans: parseInline(withoutClosingMarkers(title ?? '')),
    };
  const [, quoted] = /^ {0,3}>\s?(.*)$/.exec(line) ?? [];
  if (quoted !== undefined) return { kind: 'quote', spans: parseInline(quoted) };
  const [, note, words] = /^\[\^([^\][\s]+)\]:\s*(.*)$/.exec(line) ?? [];
  if (note !== undefined) return { kind: 'note', sign: note, spans: parseInline(words ?? '') };
  const [, indent = '', sign, item] = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/.exec(line) ?? [];
  if (sign !== undefined) {
    const level = Math.min(9, Math.floor(indent.replaceAll('\t', '  ').length / 2) + 1);

    return {
      kind: 'item',
      level,
      sign: /\d/.test(sign) ? sign : '-',
      spans: parseInline(item ?? ''),
    };
  }

  return { kind: 'paragraph', spans: parseInline(line) };
}

/**
 * Three or more of the same character and nothing else; checked without a regular expression, which overflows the stack on very long lines.
 */
function isRule(line: string): boolean {
  if (!/^ {0,3}[-*_]/.test(line)) return false;
  const signs = line.trimEnd().replaceAll(' ', '');

  return signs.length >= 3 && signs === signs.charAt(0).repeat(signs.length);
}

/** Removes the closing markers of a heading. */
function withoutClosingMarkers(title: string): string {
  const words = title.trim();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;

  return words.slice(0, end).trimEnd();
}

const inlinePattern =
  /\[([^[\]\n]+)\]\((https?:[^)\s]{1,4000})\)|(\*\*\*|\*\*|\*)(?=\S)((?:(?!\3)[^\n])*?\S)\3(?!\*)/g;

/** Emphasis with asterisks, and links; underscores are not emphasis, since they occur in names. */
function parseInline(words: string): InlineSpan[] {
  const spans: InlineSpan[] = [];
  let at = 0;
  for (const found of words.matchAll(inlinePattern)) {
    const [whole, name, href, stars, inside] = found;
    spans.push({ text: words.slice(at, found.index) });
    if (href !== undefined)
      spans.push(...parseInline(name ?? '').map((span) => ({ ...span, href })));
    else {
      const look = {
        ...(stars !== '*' && { bold: true }),
        ...(stars !== '**' && { italic: true }),
      };
      spans.push(...parseInline(inside ?? '').map((span) => ({ ...span, ...look })));
    }
    at = found.index + whole.length;
  }
  spans.push({ text: words.slice(at) });

  return spans.filter(({ text }) => text !== '');
}
