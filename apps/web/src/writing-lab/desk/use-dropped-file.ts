import { useEffect, useRef } from 'react';

/**
 * A file that is dropped anywhere on the page is opened. One that misses the text would otherwise take the page's place, and
 * one that hits it would be put into the text as it is.
 */
export function useDroppedFile(open: (file: File) => Promise<void>): void {
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (isOfFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined && document.querySelector('[role=dialog]') === null) {
        void latest.current(file);
      }
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop, { capture: true });

    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop, { capture: true });
    };
  }, []);
}

/** A field that takes files of its own is left alone. */
function isOfFiles({ dataTransfer, target }: DragEvent): boolean {
  const isOwn = target instanceof Element && target.matches('input[type=file]');

  return !isOwn && (dataTransfer?.types.includes('Files') ?? false);
}
