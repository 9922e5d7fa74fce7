import { download } from '../../ui/download.ts';

/** Hands out a text as it was written: the last resort that needs neither server nor storage, nor anything that is still to be fetched. */
export function rescueText({ title, text }: { title: string; text: string }): void {
  download(`${fileNameOf(title)}.txt`, new Blob([text], { type: 'text/plain' }));
}

/** A title as a name that every file system takes. */
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
