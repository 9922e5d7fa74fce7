import { download } from '../../ui/download.ts';
import type { Desk } from './desk.ts';

/** Hands the text to the writer as a file: the last resort that needs neither server nor storage. */
export function downloadText(desk: Desk, untitled: string): void {
  const name = `${fileName(desk.meta.get().title || untitled)}.txt`;
  download(name, new Blob([desk.doc().toString()], { type: 'text/plain' }));
}

/** A title as a name that every file system takes. */
function fileName(title: string): string {
  return (
    title
      .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'text'
  );
}
