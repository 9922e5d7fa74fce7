import { download } from '../../../ui/download.ts';

/** Downloads a text unchanged. The last resort: it needs no server, no storage and no code that is not loaded yet. */
export function downloadPlainText({ title, text }: { title: string; text: string }): void {
  download(`${fileNameOf(title)}.txt`, new Blob([text], { type: 'text/plain' }));
}

/** A file name from a title, valid on every file system. */
export function fileNameOf(title: string): string {
  const name = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trim();

  return name || 'text';
}
