import { type ExportFormat, exportFile, fileNameOf } from '../files/export-file.ts';
import type { Lab } from '../lab.ts';
import { newestFirst } from './api.ts';
import type { Place, SampleQuery, SavedText, WholeText } from './sample-store.ts';

type Way = {
  format: ExportFormat;
  untitled: string;
  at: Date;
  signal: AbortSignal;
  onDone: (done: number) => void;
};

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
  const { format, untitled, at, signal, onDone } = way;
  const { Zip, ZipDeflate, strToU8 } = await import('fflate');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure !== null) throw failure;
    chunks.push(chunk.slice());
  });
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
  };
  const names = new Set<string>();
  const listed: (Omit<WholeText, 'text'> & { file: string })[] = [];

  for (const place of ['server', 'device'] as const) {
    const ids = texts.filter((text) => text.place === place).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += step) {
      signal.throwIfAborted();
      for (const whole of await stores[place].readSeveral(ids.slice(from, from + step))) {
        const title = whole.title || untitled;
        const content = await exportFile({ ...whole, title }, format, at);
        const name = freeName(fileNameOf(title), format, names);
        if (texts.length === 1) return { name, content };
        const { text: _, ...known } = whole;
        listed.push({ ...known, file: name });
        add(name, new Uint8Array(await content.arrayBuffer()));
        onDone(listed.length);
      }
    }
  }
  add('texts.json', strToU8(JSON.stringify(listed, null, 2)));
  zip.end();

  return {
    name: `longhand-${at.toISOString().slice(0, 10)}.zip`,
    content: new Blob(chunks, { type: 'application/zip' }),
  };
}

/** Two texts of one title have files of their own, whatever the case. */
function freeName(base: string, format: ExportFormat, taken: Set<string>): string {
  let name = `${base}.${format}`;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} (${count}).${format}`;
  taken.add(name.toLowerCase());

  return name;
}
