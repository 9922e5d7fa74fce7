import {
  type ExportDetails,
  type ExportFormat,
  exportFile,
  fileExtensionOf,
} from '../../files/download/export-file.ts';
import { fileNameOf } from '../../files/download/plain-text-download.ts';
import type { Lab } from '../../storage/lab.ts';
import { newestFirst } from '../../storage/samples/api.ts';
import type {
  SampleQuery,
  SavedText,
  StorageLocation,
} from '../../storage/samples/sample-store.ts';
import type { ExportedText } from './text-metadata.ts';

type ExportOptions = {
  format: ExportFormat;
  /** Project titles by id. */
  projects: ReadonlyMap<string, string>;
  untitled: string;
  at: Date;
  detailsOf: (text: Pick<SavedText, 'language' | 'words' | 'characters'>) => ExportDetails;
  signal: AbortSignal;
  onDone: (done: number) => void;
};

/** The zip "made by" system. Some programs decode file names of DOS entries in a legacy code page, so entries claim Unix. */
const unixSystem = 3;
/** The Unix mode rw-r--r-- of a regular file. */
const fileMode = 0o100644 << 16;
/** The zip format has no dates before 1980. */
const earliestZipDate = new Date('1980-01-02T00:00:00Z');

/** The number of texts read per request. */
const batchSize = 50;

/**
 * Lists every text of the server and this device that matches a query; without a query all outside the trash. Rejects if the server fails,
 * because the list would be incomplete.
 */
export async function listMatchingTexts(
  { stores }: Lab,
  signal: AbortSignal,
  { place, ...query }: SampleQuery & { place: StorageLocation | null } = {
    ...newestFirst,
    place: null,
  },
): Promise<SavedText[]> {
  const { items: onDevice } =
    place === 'server'
      ? { items: [] }
      : await stores.device
          .list(query, { from: 0, to: Number.MAX_SAFE_INTEGER })
          .catch(() => ({ items: [] }));
  if (place === 'device') return [...onDevice];
  const onServer: SavedText[] = [];
  for (let total = Number.POSITIVE_INFINITY; onServer.length < total; ) {
    signal.throwIfAborted();
    const page = await stores.server.list(query, {
      from: onServer.length,
      to: onServer.length + 100,
    });
    onServer.push(...page.items);
    total = page.items.length === 0 ? 0 : page.total;
  }

  return [...onServer, ...onDevice];
}

/** Exports one text as a file, several as a .zip with their metadata. */
export async function exportTexts(
  { stores }: Lab,
  texts: readonly SavedText[],
  options: ExportOptions,
): Promise<{ name: string; content: Blob }> {
  const { format, projects, untitled, at, signal, onDone, detailsOf } = options;
  const { Zip, ZipDeflate, strToU8 } = await import('fflate');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure !== null) throw failure;
    chunks.push(chunk.slice());
  });
  const add = (name: string, bytes: Uint8Array, changedAt: Date) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = changedAt < earliestZipDate ? earliestZipDate : changedAt;
    file.os = unixSystem;
    file.attrs = fileMode;
    zip.add(file);
    file.push(bytes, true);
  };
  const names = new Set<string>();
  const exported: ExportedText[] = [];

  for (const place of ['server', 'device'] as const) {
    const ids = texts.filter((text) => text.place === place).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += batchSize) {
      signal.throwIfAborted();
      for (const whole of await stores[place].readSeveral(ids.slice(from, from + batchSize))) {
        const title = whole.title || untitled;
        const { id, language, text: words, kind } = whole;
        const work = { id, title, language, chapters: [{ title, text: words, kind }] };
        const content = await exportFile(work, format, detailsOf(whole));
        const name = uniqueFileName(fileNameOf(title), format, names);
        if (texts.length === 1) return { name, content };
        const { text: _, ...known } = whole;
        const project = projects.get(known.projectId ?? '') ?? null;
        exported.push({ ...known, project, file: name });
        add(name, new Uint8Array(await content.arrayBuffer()), new Date(whole.changedAt));
        onDone(exported.length);
      }
    }
  }
  add('texts.json', strToU8(JSON.stringify(exported, null, 2)), at);
  zip.end();

  return {
    name: `longhand-${at.toISOString().slice(0, 10)}.zip`,
    content: new Blob(chunks, { type: 'application/zip' }),
  };
}

/** Makes file names unique without regard to case. */
function uniqueFileName(base: string, format: ExportFormat, usedNames: Set<string>): string {
  const ending = fileExtensionOf(format);
  let name = `${base}.${ending}`;
  for (let count = 2; usedNames.has(name.toLowerCase()); count++)
    name = `${base} (${count}).${ending}`;
  usedNames.add(name.toLowerCase());

  return name;
}
