import { nowMs } from '../../platform/clock.ts';
import { download } from '../../ui/download.ts';
import { type ExportFormat, exportFile, fileNameOf } from '../files/export-file.ts';
import type { Desk } from './desk.ts';

/** Hands the text to the writer as a file: the last resort that needs neither server nor storage. */
export async function downloadText(
  desk: Desk,
  untitled: string,
  format: ExportFormat = 'txt',
): Promise<void> {
  const { title, kind, text, language } = desk.snapshot();
  const name = title || untitled;
  const content = await exportFile(
    { title: name, kind, text, language },
    format,
    new Date(nowMs()),
  );
  download(`${fileNameOf(name)}.${format}`, content);
}
