import { decode } from './decode.ts';
import { readNovelWriterLog } from './novelwriter.ts';
import type { ProgressRecord } from './record.ts';
import { readTable, type Table } from './table.ts';
import { isZip, readTrackBear } from './trackbear.ts';

/** A file as it was recognized: records that need no question, or a table whose columns have to be named. */
export type Recognized =
  | { kind: 'trackbear' | 'novelwriter'; records: ProgressRecord[] }
  | { kind: 'table'; table: Table };

/**
 * What a file of progress is, by its contents and not by its name.
 *
 * @throws UnreadableFile with the reason why it is none of them.
 */
export function recognize(bytes: Uint8Array): Recognized {
  if (isZip(bytes)) return { kind: 'trackbear', records: readTrackBear(bytes) };
  const text = decode(bytes);
  if (/^\s*\{\s*"type"\s*:/u.test(text)) {
    return { kind: 'novelwriter', records: readNovelWriterLog(text) };
  }
  if (/^\s*\{/u.test(text)) return { kind: 'trackbear', records: readTrackBear(bytes) };

  return { kind: 'table', table: readTable(text) };
}
