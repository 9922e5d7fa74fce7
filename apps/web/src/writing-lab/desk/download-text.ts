import { nowMs } from '../../platform/clock.ts';
import { download } from '../../ui/download.ts';
import { asWritten, type ExportFormat, exportFile, fileNameOf } from '../files/export-file.ts';
import type { Desk } from './desk.ts';

/** Hands the text to the writer as a file, in the format that is wanted. */
export async function downloadText(
  desk: Desk,
  untitled: string,
  format: ExportFormat,
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

/** Hands out the text as it was written: the last resort that needs neither server nor storage. */
export function rescueText(desk: Desk, untitled: string): void {
  const { title, text } = desk.snapshot();
  download(`${fileNameOf(title || untitled)}.txt`, asWritten(text));
}
