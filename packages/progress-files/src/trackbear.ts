import { unzipSync } from 'fflate';
import { decode } from './decode.ts';
import { type FileMeasure, fileMeasures, type ProgressRecord, UnreadableFile } from './record.ts';

/** A zip of that much may hold a thousand times more; only files of known names are unpacked, up to this size. */
const unpackedBytesMax = 50_000_000;
const dataFile = 'trackbear-progress-data.json';

/**
 * The progress in an export of TrackBear: the zip, or the JSON file inside it. Its time is in minutes.
 *
 * Format: TrackBear 1.5, `server/lib/models/export.ts`.
 *
 * @throws UnreadableFile `not_a_zip`, `too_large`, `broken`; `no_progress_inside` for a zip of something else.
 */
export function readTrackBear(bytes: Uint8Array): ProgressRecord[] {
  const data = parsed(isZip(bytes) ? decode(unpacked(bytes)) : decode(bytes));
  const titles = namesById(data['projects'], 'title');
  const tags = namesById(data['tags'], 'name');
  const tallies = objectsOf(data['tallies']);
  if (tallies.length === 0) throw new UnreadableFile('no_progress_inside');

  return tallies.flatMap((tally) => {
    const { date, count, note, uuid, id } = tally;
    const measure = measureOf(tally['measure']);
    if (typeof date !== 'string' || !isDay(date) || typeof count !== 'number' || measure === null) {
      return [];
    }

    return {
      on: date.slice(0, 10),
      measure,
      amount: count,
      mode: 'add',
      project: titles.get(tally['workId']) ?? '',
      tags: (Array.isArray(tally['tagIds']) ? tally['tagIds'] : []).flatMap(
        (tag) => tags.get(tag) ?? [],
      ),
      note: typeof note === 'string' ? note : '',
      reference: String(uuid ?? id),
    };
  });
}

/** Whether a file begins as every zip does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function unpacked(bytes: Uint8Array): Uint8Array {
  let isTooLarge = false;
  const files = unpackedFiles(bytes, (size) => {
    isTooLarge ||= size > unpackedBytesMax;

    return !isTooLarge;
  });
  const [file] = Object.values(files);
  if (isTooLarge) throw new UnreadableFile('too_large');
  if (file === undefined) throw new UnreadableFile('no_progress_inside');

  return file;
}

function unpackedFiles(bytes: Uint8Array, accepts: (size: number) => boolean) {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => name.endsWith(dataFile) && accepts(originalSize),
    });
  } catch {
    throw new UnreadableFile('not_a_zip');
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);

    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    throw new UnreadableFile('broken');
  }
}

function measureOf(measure: unknown): FileMeasure | null {
  if (measure === 'time') return 'minute';

  return fileMeasures.find((known) => known === measure) ?? null;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/u.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10)));
}

function namesById(list: unknown, field: 'title' | 'name'): Map<unknown, string> {
  return new Map(
    objectsOf(list).flatMap((item) => {
      const name = item[field];

      return typeof name === 'string' ? [[item['id'], name] as const] : [];
    }),
  );
}

function objectsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list)
    ? list.filter((item) => typeof item === 'object' && item !== null)
    : [];
}
