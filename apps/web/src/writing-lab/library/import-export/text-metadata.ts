import { limits } from '@longhand/contract/limits';
import { type DocumentKind, documentKinds, type TextLanguage } from '@longhand/contract/values';
import { cleanTitle } from '../../files/open/file-reader.ts';
import { hasTag } from '../../storage/samples/filter-and-sort.ts';
import type { StorageLocation, WholeText } from '../../storage/samples/sample-store.ts';
import { textLanguages } from '../details/text-languages.ts';

/** The metadata of an exported text. The project is stored by title, because ids differ between accounts. */
export type ExportedText = Omit<WholeText, 'text'> & { file: string; project: string | null };

/** The metadata applied on import. */
export type TextMetadata = {
  title: string;
  kind: DocumentKind | null;
  language: TextLanguage | null;
  project: string | null;
  tags: string[];
  createdAt: string | null;
  changedAt: string | null;
  place: StorageLocation | null;
  /** The author's synopsis and notes. */
  synopsis: string;
  notes: string;
};

/** Parses the metadata lists of an import, keyed by file path. The content is untrusted: invalid lists and values are skipped. */
export async function readMetadataLists(
  lists: readonly File[],
): Promise<ReadonlyMap<string, TextMetadata>> {
  const known = new Map<string, TextMetadata>();
  for (const list of lists) {
    const path = list.webkitRelativePath || list.name;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const one of parseEntries(await list.text())) {
      if (typeof one['file'] === 'string') known.set(folder + one['file'], parseMetadata(one));
    }
  }

  return known;
}

type Entry = Record<string, unknown>;

function parseEntries(json: string): Entry[] {
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

function parseMetadata(one: Entry): TextMetadata {
  return {
    title: parseLine(one['title']) ?? '',
    kind: documentKinds.find((kind) => kind === one['kind']) ?? null,
    language: textLanguages.find((language) => language === one['language']) ?? null,
    project: parseLine(one['project']) || null,
    tags: parseTags(one['tags']),
    createdAt: parseInstant(one['createdAt']),
    changedAt: parseInstant(one['changedAt']),
    place: one['place'] === 'server' || one['place'] === 'device' ? one['place'] : null,
    ...{ synopsis: '', notes: '' },
  };
}

function parseLine(value: unknown): string | null {
  return typeof value === 'string' ? cleanTitle(value) : null;
}

function parseTags(value: unknown): string[] {
  const tags: string[] = [];
  for (const one of Array.isArray(value) ? value : []) {
    const tag = parseLine(one)?.slice(0, limits.tagMax).trim() ?? '';
    if (tag !== '' && !hasTag(tags, tag) && tags.length < limits.tagsPerItemMax) tags.push(tag);
  }

  return tags;
}

function parseInstant(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;

  return at >= 0 ? new Date(at).toISOString() : null;
}
