import { textScale } from '@longhand/charts/text-scale';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Text, margin and panel side by side; text and panel; or the text alone with the rest in a dialog. */
export type DeskColumns = 1 | 2 | 3;

/** How many columns fit side by side, in pixels at the default text size. The text takes precedence: it is never narrower than `least`. */
export function columnsFor(
  width: number,
  { measure, least }: { measure: number; least: number },
): DeskColumns {
  if (width >= measure + minMarginWidth + panelWidth) return 3;

  return width >= Math.min(measure, least) + columnGap + panelWidth ? 2 : 1;
}

const panelWidth = 264;
const columnGap = 40;
const minMarginWidth = 216;

/** Tracks the width that the window, navigation and help panel leave. */
export function useDeskColumns(deskRef: RefObject<HTMLElement | null>): DeskColumns {
  const [columns, setColumns] = useState<DeskColumns>(3);

  useLayoutEffect(() => {
    const desk = deskRef.current;
    if (!desk) return;
    const measure = () => setColumns(columnsFor(desk.clientWidth / textScale(), textWidths(desk)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(desk);

    return () => observer.disconnect();
  }, [deskRef]);

  return columns;
}

function textWidths(desk: HTMLElement): { measure: number; least: number } {
  const px = (name: string) =>
    Number.parseFloat(getComputedStyle(desk).getPropertyValue(name)) * 16;

  return { measure: px('--editor-measure'), least: px('--editor-least') };
}
