import { limits } from '@longhand/contract/limits';
import { type DocumentKind, documentKinds, type TextLanguage } from '@longhand/contract/values';
import { asLine } from '../files/file-reader.ts';
import { textLanguages } from '../text-languages.ts';
import { hasTag } from './arrange.ts';
import type { Place, WholeText } from './sample-store.ts';

/** What an export says of a text beside its words; the project by its title, for an account of its own has other projects. */
export type ListedText = Omit<WholeText, 'text'> & { file: string; project: string | null };

/** What is taken of it on the way back. */
export type KnownText = {
  title: string;
  kind: DocumentKind | null;
  language: TextLanguage | null;
  project: string | null;
  tags: string[];
  createdAt: string | null;
  changedAt: string | null;
  place: Place | null;
  /** What its writer noted beside it. */
  synopsis: string;
  notes: string;
};

/**
 * What lists say of files, by the paths of these. Anything may stand in such a file: what is no list is none, and what
 * can not be is left out.
 */
export async function readLists(lists: readonly File[]): Promise<ReadonlyMap<string, KnownText>> {
  const known = new Map<string, KnownText>();
  for (const list of lists) {
    const path = list.webkitRelativePath || list.name;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const one of entriesOf(await list.text())) {
      if (typeof one['file'] === 'string') known.set(folder + one['file'], knownOf(one));
    }
  }

  return known;
}

type Entry = Record<string, unknown>;

function entriesOf(json: string): Entry[] {
  try {
    const list: unknown = JSON.parse(json);

    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(one: unknown): one is Entry {
  return typeof one === 'object' && one !== null;
}

function knownOf(one: Entry): KnownText {
  return {
    title: lineOf(one['title']) ?? '',
    kind: documentKinds.find((kind) => kind === one['kind']) ?? null,
    language: textLanguages.find((language) => language === one['language']) ?? null,
    project: lineOf(one['project']) || null,
    tags: tagsOf(one['tags']),
    createdAt: instantOf(one['createdAt']),
    changedAt: instantOf(one['changedAt']),
    place: one['place'] === 'server' || one['place'] === 'device' ? one['place'] : null,
    ...{ synopsis: '', notes: '' },
  };
}

function lineOf(value: unknown): string | null {
  return typeof value === 'string' ? asLine(value) : null;
}

function tagsOf(value: unknown): string[] {
  const tags: string[] = [];
  for (const one of Array.isArray(value) ? value : []) {
    const tag = lineOf(one)?.slice(0, limits.tagMax).trim() ?? '';
    if (tag !== '' && !hasTag(tags, tag) && tags.length < limits.tagsOfOne) tags.push(tag);
  }

  return tags;
}

function instantOf(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;

  return at >= 0 ? new Date(at).toISOString() : null;
}
