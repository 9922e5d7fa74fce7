import type { Block, Span } from './blocks.ts';
import { numberedLists } from './numbered-lists.ts';

/**
 * Plain text with the signs of Markdown as blocks: headings, items, quotations, notes, rules, and paragraphs with emphasis and
 * links. Every line is a paragraph, as writers type; in verse the lines of a stanza stay together. A number that begins a line
 * makes it an item only where the line before or after it counts along: “1984. It was cold.” is a sentence.
 *
 * @example readMarkdown('# Tide\n\nIt *went*.', { isVerse: false })[0] // { kind: 'heading', level: 1, … }
 */
export function readMarkdown(text: string, { isVerse }: { isVerse: boolean }): Block[] {
  const blocks: Block[] = [];
  let isJoining = false;
  let isInNote = false;
  for (const block of blocksOf(text.split('\n'))) {
    if (block === null) {
      isJoining = false;
      isInNote = false;
      continue;
    }
    if (block.kind === 'quote' && block.spans.length === 0) continue; // parts two paragraphs, as a blank line does
    const last = blocks.at(-1);
    if (isInNote && last?.kind === 'note' && isIndented(block)) {
      const [first, ...rest] = block.spans;
      last.spans.push({ ...first, text: ` ${first?.text.trimStart() ?? ''}` }, ...rest);
      continue;
    }
    isInNote = block.kind === 'note';
    if (isVerse && isJoining && block.kind === 'paragraph' && last?.kind === 'paragraph') {
      last.spans.push({ text: '\n' }, ...block.spans);
    } else blocks.push(block);
    isJoining = block.kind === 'paragraph';
  }

  return blocks;
}

/** As the further lines of a note are; behind a blank line it is a paragraph that begins with a tab. */
function isIndented(block: Block): block is Block & { kind: 'paragraph' } {
  return block.kind === 'paragraph' && /^(?: {2,}|\t)/.test(block.spans[0]?.text ?? '');
}

/** The lines as blocks, null for those without a word; a line with a number that no other counts along with is a paragraph. */
function blocksOf(lines: readonly string[]): (Block | null)[] {
  const blocks = lines.map((line) => (line.trim() === '' ? null : blockOf(line)));
  const lists = numberedLists(blocks);
  const sizes = new Map<number, number>();
  for (const { list } of lists.values()) sizes.set(list, (sizes.get(list) ?? 0) + 1);

  return blocks.map((block, index) => {
    const within = block === null ? undefined : lists.get(block);
    if (block?.kind !== 'item' || within === undefined) return block;
    const isAlone = sizes.get(within.list) === 1 && block.level === 1 && !isAbove(blocks, index);
    if (!isAlone && within.start <= highestStart && !/^0\d/.test(block.sign)) return block;

    return { kind: 'paragraph', spans: spansOf(lines[index] ?? '') };
  });
}

/** What word processors take for the beginning of a list. */
const highestStart = 32_767;

/** Whether the next block is an item that lies in this one. */
function isAbove(blocks: readonly (Block | null)[], index: number): boolean {
  const next = blocks.slice(index + 1, index + 50).find((block) => block !== null);

  return next?.kind === 'item' && next.level > 1;
}

/**
 * One line as the block it is by itself.
 *
 * @example blockOf('> Salt.') // { kind: 'quote', spans: [{ text: 'Salt.' }] }
 */
export function blockOf(line: string): Block {
  if (isRule(line)) return { kind: 'rule' };
  const [, signs, title] = /^ {0,3}(#{1,6})\s(.*)$/.exec(line) ?? [];
  if (signs !== undefined)
    return { kind: 'heading', level: signs.length, spans: spansOf(withoutClosing(title ?? '')) };
  const [, quoted] = /^ {0,3}>\s?(.*)$/.exec(line) ?? [];
  if (quoted !== undefined) return { kind: 'quote', spans: spansOf(quoted) };
  const [, note, words] = /^\[\^([^\][\s]+)\]:\s*(.*)$/.exec(line) ?? [];
  if (note !== undefined) return { kind: 'note', sign: note, spans: spansOf(words ?? '') };
  const [, indent = '', sign, item] = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/.exec(line) ?? [];
  if (sign !== undefined) {
    const level = Math.min(9, Math.floor(indent.replaceAll('\t', '  ').length / 2) + 1);

    return { kind: 'item', level, sign: /\d/.test(sign) ? sign : '-', spans: spansOf(item ?? '') };
  }

  return { kind: 'paragraph', spans: spansOf(line) };
}

/** Three or more of one sign, and nothing else; counted without a pattern, which on a line of millions would run out of stack. */
function isRule(line: string): boolean {
  if (!/^ {0,3}[-*_]/.test(line)) return false;
  const signs = line.trimEnd().replaceAll(' ', '');

  return signs.length >= 3 && signs === signs.charAt(0).repeat(signs.length);
}

/** The words of a heading without the signs that may close it. */
function withoutClosing(title: string): string {
  const words = title.trim();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;

  return words.slice(0, end).trimEnd();
}

const inline =
  /\[([^[\]\n]+)\]\((https?:[^)\s]{1,4000})\)|(\*\*\*|\*\*|\*)(?=\S)((?:(?!\3)[^\n])*?\S)\3(?!\*)/g;

/** Emphasis with stars and links; an underscore stays what it is, for it stands in names. */
function spansOf(words: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of words.matchAll(inline)) {
    const [whole, name, href, stars, inside] = found;
    spans.push({ text: words.slice(at, found.index) });
    if (href !== undefined) spans.push(...spansOf(name ?? '').map((span) => ({ ...span, href })));
    else {
      const look = {
        ...(stars !== '*' && { bold: true }),
        ...(stars !== '**' && { italic: true }),
      };
      spans.push(...spansOf(inside ?? '').map((span) => ({ ...span, ...look })));
    }
    at = found.index + whole.length;
  }
  spans.push({ text: words.slice(at) });

  return spans.filter(({ text }) => text !== '');
}
