import { useEffect, useRef } from 'react';

/** Opens a file dropped anywhere on the page. Otherwise the browser would navigate to it, or the editor would insert it as text. */
export function useDroppedFile(open: (file: File) => Promise<void>): void {
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    const handleDragOver = (event: DragEvent) => {
      if (isFileDrag(event)) event.preventDefault();
    };
    const handleDrop = (event: DragEvent) => {
      if (!isFileDrag(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined && document.querySelector('[role=dialog]') === null) {
        void latest.current(file);
      }
    };
    window.addEventListener('dragover', handleDragOver);
    window.addEventListener('drop', handleDrop, { capture: true });

    return () => {
      window.removeEventListener('dragover', handleDragOver);
      window.removeEventListener('drop', handleDrop, { capture: true });
    };
  }, []);
}

/** Ignores file inputs, which handle drops themselves. */
function isFileDrag({ dataTransfer, target }: DragEvent): boolean {
  const isOwn = target instanceof Element && target.matches('input[type=file]');

  return !isOwn && (dataTransfer?.types.includes('Files') ?? false);
}
