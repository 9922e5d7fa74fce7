import { unzipSync } from 'fflate';
import { decode } from './decode.ts';
import {
  type FileMeasure,
  fileMeasures,
  type ProgressRecord,
  UnreadableFileError,
} from './record.ts';

/** Protects against zip bombs: only files of known names are unpacked, up to this size. */
const unpackedBytesMax = 50_000_000;
const dataFile = 'trackbear-progress-data.json';

/**
 * Reads a TrackBear export: the zip, or the JSON file inside it. Times are in minutes.
 *
 * Format: TrackBear 1.5, `server/lib/models/export.ts`.
 *
 * @throws UnreadableFileError `not_a_zip`, `too_large`, `broken`; `no_progress_inside` for any other zip.
 */
export function readTrackBear(bytes: Uint8Array): ProgressRecord[] {
  const data = parseJson(isZip(bytes) ? decode(unzipDataFile(bytes)) : decode(bytes));
  const titles = namesById(data['projects'], 'title');
  const tags = namesById(data['tags'], 'name');
  const tallies = objectsOf(data['tallies']);
  if (tallies.length === 0) throw new UnreadableFileError('no_progress_inside');

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

/** Whether a file starts with the zip signature. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function unzipDataFile(bytes: Uint8Array): Uint8Array {
  let isTooLarge = false;
  const files = unzipFiles(bytes, (size) => {
    isTooLarge ||= size > unpackedBytesMax;

    return !isTooLarge;
  });
  const [file] = Object.values(files);
  if (isTooLarge) throw new UnreadableFileError('too_large');
  if (file === undefined) throw new UnreadableFileError('no_progress_inside');

  return file;
}

function unzipFiles(bytes: Uint8Array, accepts: (size: number) => boolean) {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => name.endsWith(dataFile) && accepts(originalSize),
    });
  } catch {
    throw new UnreadableFileError('not_a_zip');
  }
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);

    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    throw new UnreadableFileError('broken');
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
