import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type DocumentKind,
  documentKind,
  type TextLanguage,
  textLanguage,
} from '@longhand/contract/values';
import * as z from 'zod';
import { type ProjectName, projectNames, yearDays } from './year.ts';

/** A demo text with its drafts in order, each saved as a version on its day. */
export type DemoText = {
  name: string;
  title: string;
  kind: DocumentKind;
  language: TextLanguage;
  work: ProjectName | null;
  tags: string[];
  synopsis: string;
  drafts: readonly { day: number; text: string }[];
};

const textsFolder = join(import.meta.dirname, 'texts');

/** The header of a file, above the first empty line. */
const headerSchema = z.strictObject({
  title: z.string(),
  kind: documentKind.default('fiction'),
  work: z.enum(projectNames).nullable().default(null),
  tags: z.string().default(''),
  synopsis: z.string().default(''),
  /** The days of the year on which its drafts are saved. */
  days: z.string().optional(),
});

/** A changed passage: its version in each draft; the last one remains. */
const passagePattern = /\{([^{}]*)\}/g;

/** All texts in `texts/`: the chapters of the novella in order, then the folders by language. */
export function readTexts(): DemoText[] {
  const names = (pattern: string) => globSync(pattern, { cwd: textsFolder }).sort();
  const chapters = names('lamp/*.md');

  return [
    ...chapters.map((file, at) => readText(file, getChapterDays(at))),
    ...names(`{${textLanguage.options}}/*.md`).map((file) => readText(file)),
  ];
}

/**
 * @param file its path below `texts/`
 * @param defaultDays when its drafts were saved, where the file does not say so
 */
export function readText(file: string, defaultDays: readonly number[] = []): DemoText {
  const [header, template] = splitAt(readFileSync(join(textsFolder, file), 'utf8'), '\n\n');
  const { tags, days, ...metadata } = headerSchema.parse(
    Object.fromEntries(header.split('\n').map((line) => splitAt(line, ': '))),
  );
  const isChapter = dirname(file) === 'lamp';
  const savedOn = days?.split(' ').map(Number) ?? defaultDays;
  const drafts = expandDrafts(template.trim());

  return {
    ...metadata,
    name: basename(file, '.md'),
    language: isChapter ? 'en' : textLanguage.parse(dirname(file)),
    work: isChapter ? 'lamp' : metadata.work,
    tags: tags === '' ? [] : tags.split(', '),
    drafts: drafts.map((text, at) => ({ day: savedOn[at] ?? Number.NaN, text })),
  };
}

/** Expands passages: with `{felt very cold|was cold}` the first draft has “felt very cold” and the second “was cold”. */
export function expandDrafts(template: string): string[] {
  const counts = [...template.matchAll(passagePattern)].map(
    ([, parts = '']) => parts.split('|').length,
  );

  return Array.from({ length: Math.max(1, ...counts) }, (_, draft) =>
    template.replace(passagePattern, (_whole, parts: string) => {
      const texts = parts.split('|');

      return texts[Math.min(draft, texts.length - 1)] ?? '';
    }),
  );
}

/** A chapter every five days except for a week of illness; later a second draft of all, finished on the last day, and a third of some. */
function getChapterDays(at: number): number[] {
  const first = 4 + 5 * at;
  const second = 252 + Math.floor(3.87 * at);

  return [first > 100 ? first + 9 : first, second, Math.min(yearDays, second + 34)];
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`“${text.slice(0, 40)}” has no “${mark}”.`);

  return [text.slice(0, at), text.slice(at + mark.length)];
}
