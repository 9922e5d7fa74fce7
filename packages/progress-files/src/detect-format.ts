import { decode } from './decode.ts';
import { readNovelWriterLog } from './novelwriter.ts';
import type { ProgressRecord } from './record.ts';
import { readTable, type Table } from './table.ts';
import { isZip, readTrackBear } from './trackbear.ts';

/** A detected file: records, or a table whose columns need mapping. */
export type DetectedFile =
  | { kind: 'trackbear' | 'novelwriter'; records: ProgressRecord[] }
  | { kind: 'table'; table: Table };

/**
 * Detects the format of a progress file by its content, not by its name.
 *
 * @throws UnreadableFileError with the reason if it is none of them.
 */
export function detectFormat(bytes: Uint8Array): DetectedFile {
  if (isZip(bytes)) return { kind: 'trackbear', records: readTrackBear(bytes) };
  const text = decode(bytes);
  if (/^\s*\{\s*"type"\s*:/u.test(text)) {
    return { kind: 'novelwriter', records: readNovelWriterLog(text) };
  }
  if (/^\s*\{/u.test(text)) return { kind: 'trackbear', records: readTrackBear(bytes) };

  return { kind: 'table', table: readTable(text) };
}
