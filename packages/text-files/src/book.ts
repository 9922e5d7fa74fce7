import { type Block, type InlineSpan, plainTextOf } from './blocks.ts';
import { readMarkdown } from './read-markdown.ts';

type BookChapter = { title: string; text: string; isVerse: boolean };

/** A book for export: one text, or the chapters of a project in order. */
export type Book = {
  title: string;
  /** Empty if unknown. */
  author: string;
  /** A BCP 47 tag; `und` if unknown. */
  language: string;
  chapters: readonly BookChapter[];
};

export type NoteBlock = Extract<Block, { kind: 'note' }>;

/** A chapter as blocks. Notes are numbered across the book, in the order of their references. */
export type BookSection = {
  /** Null for the content before the first heading of a single text. */
  title: string | null;
  blocks: Block[];
  notes: NoteBlock[];
  isVerse: boolean;
};

/**
 * The sections of a book. A chapter that starts with its own title does not repeat it. A single text is split at its top-level headings if
 * there are several.
 *
 * @example sectionsOf({ title: 'Tide', author: '', language: 'en', chapters }).map(({ title }) => title)
 */
export function sectionsOf({ title: bookTitle, chapters }: Book): BookSection[] {
  const numbering = { count: 0 };
  const [only] = chapters;
  if (only !== undefined && chapters.length === 1) {
    const { blocks, notes } = blocksOf(only);
    const parts = removeBookTitle(divideAtHeadings(blocks), bookTitle);
    if (parts.length > 1)
      return parts.map((part) => ({
        ...numberNotes(part, notes, numbering),
        isVerse: only.isVerse,
      }));
  }

  return chapters.map((chapter) => {
    const { blocks, notes } = blocksOf(chapter);

    const part = extractTitle(chapter.title, blocks);

    return { ...numberNotes(part, notes, numbering), isVerse: chapter.isVerse };
  });
}

/** Joins the chapters of a book into one Markdown text, each under its title. */
export function joinAsMarkdown(chapters: readonly BookChapter[]): string {
  return chapters
    .map(({ title, text, isVerse }) => {
      const [first] = readMarkdown(text, { isVerse }).filter(({ kind }) => kind !== 'blank');
      const isTitled = first !== undefined && isTitle(first, title);

      return isTitled || title === '' ? text.trim() : `# ${title}\n\n${text.trim()}`;
    })
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

type BookPart = { title: string | null; blocks: Block[] };

/** Separates the notes of a chapter from its blocks; a note without reference becomes a paragraph. */
function blocksOf({ text, isVerse }: BookChapter): { blocks: Block[]; notes: NoteBlock[] } {
  const all = readMarkdown(text, { isVerse });
  const words = all.flatMap((block) =>
    'spans' in block && block.kind !== 'note' ? [plainTextOf(block.spans)] : [],
  );
  const referred = new Set(
    words.flatMap((one) => [...one.matchAll(reference)].map(([, sign]) => sign)),
  );
  const isReferred = (block: Block): block is NoteBlock =>
    block.kind === 'note' && referred.has(block.sign);
  const blocks = all.flatMap((block): Block[] => {
    if (block.kind !== 'note') return [block];
    if (referred.has(block.sign)) return [];

    return [{ kind: 'paragraph', spans: [{ text: `${block.sign}  ` }, ...block.spans] }];
  });

  return { blocks, notes: all.filter(isReferred) };
}

function divideAtHeadings(blocks: readonly Block[]): BookPart[] {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const several = levels.filter((level, at) => levels.indexOf(level) !== at);
  const top = Math.min(...new Set(several));
  const parts: BookPart[] = [{ title: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === top) {
      parts.push({ title: plainTextOf(block.spans).trim() || null, blocks: [] });
    } else parts.at(-1)?.blocks.push(block);
  }

  return parts.filter(({ title, blocks: own }) => title !== null || own.length > 0);
}

/** Removes the title from the start of the text if it repeats the book title. */
function removeBookTitle(all: readonly BookPart[], bookTitle: string): BookPart[] {
  const [front, ...parts] = all;
  if (front?.title !== null) return [...all];
  const { title, blocks } = extractTitle('', front.blocks);
  const isBookTitle = title === null || equalsIgnoringCase(title, bookTitle);
  if (blocks.length === 0 && isBookTitle) return parts;

  return [{ title: isBookTitle ? null : title, blocks }, ...parts];
}

/** Takes the title from the first level-1 heading, or removes a first block that repeats the given title. */
function extractTitle(title: string, blocks: readonly Block[]): BookPart {
  const at = blocks.findIndex(({ kind }) => kind !== 'blank');
  const first = blocks[at];
  if (first === undefined) return { title: title || null, blocks: [] };
  const isMain = first.kind === 'heading' && first.level === 1;
  if (isMain)
    return {
      title: plainTextOf(first.spans).trim() || title || null,
      blocks: blocks.slice(at + 1),
    };
  if (isTitle(first, title)) return { title, blocks: blocks.slice(at + 1) };

  return { title: title || null, blocks: [...blocks] };
}

function isTitle(block: Block, title: string): boolean {
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return false;
  if (block.kind === 'heading' && block.level === 1) return true;

  return equalsIgnoringCase(plainTextOf(block.spans), title);
}

function equalsIgnoringCase(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const reference = /\[\^([^\][\s]+)\]/g;

/** Numbers the notes of a part; a reference without a note becomes plain text. */
function numberNotes(
  { title, blocks }: BookPart,
  notes: readonly NoteBlock[],
  numbering: { count: number },
): Omit<BookSection, 'isVerse'> {
  const bySign = new Map(notes.toReversed().map((note) => [note.sign, note]));
  const used = new Map<string, NoteBlock>();
  const numberIn = (text: string) =>
    text.replaceAll(reference, (_, sign: string) => {
      const note = bySign.get(sign);
      if (note === undefined) return `[${sign}]`;
      const known = used.get(sign);
      if (known !== undefined) return `[^${known.sign}]`;
      numbering.count += 1;
      const spans = note.spans.map((span) => ({
        ...span,
        text: span.text.replaceAll(reference, '[$1]'),
      }));
      used.set(sign, { ...note, spans, sign: `${numbering.count}` });

      return `[^${numbering.count}]`;
    });
  const numbered = blocks.map((block): Block => {
    if (!('spans' in block)) return block;
    const spans = block.spans.map((span): InlineSpan => ({ ...span, text: numberIn(span.text) }));

    return { ...block, spans };
  });

  return { title, blocks: numbered, notes: [...used.values()] };
}
