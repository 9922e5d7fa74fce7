import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type DocumentKind,
  documentKind,
  type TextLanguage,
  textLanguage,
} from '@longhand/contract/values';
import * as z from 'zod';
import { type WorkName, workNames, yearDays } from './year.ts';

/** A text of the year: its drafts in order, each saved as a version on its day. */
export type YearText = {
  name: string;
  title: string;
  kind: DocumentKind;
  language: TextLanguage;
  work: WorkName | null;
  tags: string[];
  synopsis: string;
  drafts: readonly { day: number; text: string }[];
};

const folder = join(import.meta.dirname, 'texts');

/** What stands above the first empty line of a file. */
const head = z.strictObject({
  title: z.string(),
  kind: documentKind.default('fiction'),
  work: z.enum(workNames).nullable().default(null),
  tags: z.string().default(''),
  synopsis: z.string().default(''),
  /** On which days of the year its drafts were saved. */
  days: z.string().optional(),
});

/** A passage that changed: what it was in the first draft, in the second and so on; the last one stays. */
const passage = /\{([^{}]*)\}/g;

/** Every text of `texts/`: the chapters of the novella in order, then the folder of each language. */
export function readTexts(): YearText[] {
  const names = (pattern: string) => globSync(pattern, { cwd: folder }).sort();
  const chapters = names('lamp/*.md');

  return [
    ...chapters.map((file, at) => readText(file, chapterDays(at))),
    ...names(`{${textLanguage.options}}/*.md`).map((file) => readText(file)),
  ];
}

/**
 * @param file its path below `texts/`
 * @param defaultDays when its drafts were saved, where the file does not say so
 */
export function readText(file: string, defaultDays: readonly number[] = []): YearText {
  const [above, marked] = splitAt(readFileSync(join(folder, file), 'utf8'), '\n\n');
  const { tags, days, ...told } = head.parse(
    Object.fromEntries(above.split('\n').map((line) => splitAt(line, ': '))),
  );
  const isChapter = dirname(file) === 'lamp';
  const savedOn = days?.split(' ').map(Number) ?? defaultDays;
  const drafts = draftsOf(marked.trim());

  return {
    ...told,
    name: basename(file, '.md'),
    language: isChapter ? 'en' : textLanguage.parse(dirname(file)),
    work: isChapter ? 'lamp' : told.work,
    tags: tags === '' ? [] : tags.split(', '),
    drafts: drafts.map((text, at) => ({ day: savedOn[at] ?? Number.NaN, text })),
  };
}

/** `{felt very cold|was cold}` says that the first draft had “felt very cold” and the second “was cold”. */
export function draftsOf(marked: string): string[] {
  const counts = [...marked.matchAll(passage)].map(([, parts = '']) => parts.split('|').length);

  return Array.from({ length: Math.max(1, ...counts) }, (_, draft) =>
    marked.replace(passage, (_whole, parts: string) => {
      const texts = parts.split('|');

      return texts[Math.min(draft, texts.length - 1)] ?? '';
    }),
  );
}

/** A chapter every five days but for a week in bed; later all of them again, and some once more. */
function chapterDays(at: number): number[] {
  const first = 4 + 5 * at;
  const second = 252 + Math.floor(3.6 * at);

  return [first > 100 ? first + 9 : first, second, Math.min(yearDays, second + 34)];
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`“${text.slice(0, 40)}” has no “${mark}”.`);

  return [text.slice(0, at), text.slice(at + mark.length)];
}
