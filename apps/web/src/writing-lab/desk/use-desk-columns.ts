import { textScale } from '@longhand/charts/text-scale';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Text, margin and panel side by side; text and panel; or the text alone, everything else as a sheet over it. */
export type DeskColumns = 1 | 2 | 3;

/** How many columns fit beside each other, in pixels at the usual size of letters. The text comes first: it never gets narrower than `least`. */
export function columnsFor(
  width: number,
  { measure, least }: { measure: number; least: number },
): DeskColumns {
  if (width >= measure + leastMargin + panel) return 3;

  return width >= Math.min(measure, least) + gap + panel ? 2 : 1;
}

const panel = 264;
const gap = 40;
const leastMargin = 216;

/** Follows the width that the window, the navigation and the help leave to the desk. */
export function useDeskColumns(place: RefObject<HTMLElement | null>): DeskColumns {
  const [columns, setColumns] = useState<DeskColumns>(3);

  useLayoutEffect(() => {
    const desk = place.current;
    if (!desk) return;
    const measure = () => setColumns(columnsFor(desk.clientWidth / textScale(), textWidths(desk)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(desk);

    return () => watch.disconnect();
  }, [place]);

  return columns;
}

function textWidths(desk: HTMLElement): { measure: number; least: number } {
  const px = (name: string) =>
    Number.parseFloat(getComputedStyle(desk).getPropertyValue(name)) * 16;

  return { measure: px('--editor-measure'), least: px('--editor-least') };
}
