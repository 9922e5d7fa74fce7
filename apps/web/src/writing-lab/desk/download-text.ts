import type { Desk } from './desk.ts';

/** Hands the text to the writer as a file: the last resort that needs neither server nor storage. */
export function downloadText(desk: Desk, untitled: string): void {
  const url = URL.createObjectURL(new Blob([desk.doc().toString()], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(desk.meta.get().title || untitled)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
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
