import {
  type ExportDetails,
  type ExportFormat,
  endingOf,
  exportFile,
} from '../files/export-file.ts';
import { fileNameOf } from '../files/plain-file.ts';
import type { Lab } from '../lab.ts';
import { newestFirst } from './api.ts';
import type { ListedText } from './known-texts.ts';
import type { Place, SampleQuery, SavedText } from './sample-store.ts';

type Way = {
  format: ExportFormat;
  /** The titles of the projects. */
  projects: ReadonlyMap<string, string>;
  untitled: string;
  at: Date;
  detailsOf: (text: Pick<SavedText, 'language' | 'words' | 'characters'>) => ExportDetails;
  signal: AbortSignal;
  onDone: (done: number) => void;
};

/** A name of a file from a system of before UTF-8 is turned into other letters by some programs; Unix has no such names. */
const unix = 3;
/** A file that its owner may write and everybody read. */
const readable = 0o100644 << 16;
/** No file in a .zip is older. */
const zipBegins = new Date('1980-01-02T00:00:00Z');

/** How many texts are read in one request. */
const step = 50;

/**
 * Every text of both places that a query asks for, all outside of the trash without one; without an answer of the server
 * none, for it would not be everything.
 */
export async function listEverything(
  { stores }: Lab,
  signal: AbortSignal,
  { place, ...query }: SampleQuery & { place: Place | null } = { ...newestFirst, place: null },
): Promise<SavedText[]> {
  const { items: onDevice } =
    place === 'server'
      ? { items: [] }
      : await stores.device
          .list(query, { from: 0, to: Number.MAX_SAFE_INTEGER })
          .catch(() => ({ items: [] }));
  if (place === 'device') return [...onDevice];
  const texts: SavedText[] = [];
  for (let total = Number.POSITIVE_INFINITY; texts.length < total; ) {
    signal.throwIfAborted();
    const page = await stores.server.list(query, {
      from: texts.length,
      to: texts.length + 100,
    });
    texts.push(...page.items);
    total = page.items.length === 0 ? 0 : page.total;
  }

  return [...texts, ...onDevice];
}

/** One text as a file of its own, several in a .zip with a list of what is known of each. */
export async function exportTexts(
  { stores }: Lab,
  texts: readonly SavedText[],
  way: Way,
): Promise<{ name: string; content: Blob }> {
  const { format, projects, untitled, at, signal, onDone, detailsOf } = way;
  const { Zip, ZipDeflate, strToU8 } = await import('fflate');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure !== null) throw failure;
    chunks.push(chunk.slice());
  });
  const add = (name: string, bytes: Uint8Array, changedAt: Date) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = changedAt < zipBegins ? zipBegins : changedAt;
    file.os = unix;
    file.attrs = readable;
    zip.add(file);
    file.push(bytes, true);
  };
  const names = new Set<string>();
  const listed: ListedText[] = [];

  for (const place of ['server', 'device'] as const) {
    const ids = texts.filter((text) => text.place === place).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += step) {
      signal.throwIfAborted();
      for (const whole of await stores[place].readSeveral(ids.slice(from, from + step))) {
        const title = whole.title || untitled;
        const { id, language, text: words, kind } = whole;
        const work = { id, title, language, chapters: [{ title, text: words, kind }] };
        const content = await exportFile(work, format, detailsOf(whole));
        const name = freeName(fileNameOf(title), format, names);
        if (texts.length === 1) return { name, content };
        const { text: _, ...known } = whole;
        const project = projects.get(known.projectId ?? '') ?? null;
        listed.push({ ...known, project, file: name });
        add(name, new Uint8Array(await content.arrayBuffer()), new Date(whole.changedAt));
        onDone(listed.length);
      }
    }
  }
  add('texts.json', strToU8(JSON.stringify(listed, null, 2)), at);
  zip.end();

  return {
    name: `longhand-${at.toISOString().slice(0, 10)}.zip`,
    content: new Blob(chunks, { type: 'application/zip' }),
  };
}

/** Two texts of one title have files of their own, whatever the case. */
function freeName(base: string, format: ExportFormat, taken: Set<string>): string {
  const ending = endingOf(format);
  let name = `${base}.${ending}`;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} (${count}).${ending}`;
  taken.add(name.toLowerCase());

  return name;
}
