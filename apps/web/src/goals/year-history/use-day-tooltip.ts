import { type SyntheticEvent, useRef, useState } from 'react';
import type { LocalDate } from '../../platform/local-date.ts';
import { dayForKey, type HistoryCell, type HistoryMonth } from './year-history-layout.ts';

/** Position of the tooltip in its frame. */
type DayTooltip = { cell: HistoryCell; inlineStart: number; blockStart: number };

/**
 * Tooltip and keyboard navigation of the day grid (roving tabindex): one cell is in the tab order, arrow keys move, Escape closes the
 * tooltip.
 */
export function useDayTooltip(months: readonly HistoryMonth[]) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [tooltip, setTooltip] = useState<DayTooltip | null>(null);
  const [focusedDay, setFocusedDay] = useState<LocalDate | null>(null);
  const cells = months.flatMap((month) => month.cells);
  const tabStop = cells.find(({ on }) => on === focusedDay) ?? cells.at(-1);

  const showTooltip = (cellElement: HTMLElement | null) => {
    const cell = cells.find(({ on }) => on === cellElement?.dataset['on']);
    if (cellElement === null || cell === undefined) return setTooltip(null);
    const middle = cellElement.offsetLeft + cellElement.offsetWidth / 2;
    const width = frameRef.current?.clientWidth ?? 0;
    setTooltip({
      cell,
      inlineStart: isRtl(cellElement) ? width - middle : middle,
      blockStart: cellElement.offsetTop,
    });
  };
  const showFocusedTooltip = () => showTooltip(dayCellOf(document.activeElement));

  return {
    frameRef,
    tooltip,
    tabStop: tabStop?.on,

    gridHandlers: {
      onPointerOver: ({ target }: SyntheticEvent) => showTooltip(dayCellOf(target)),
      onPointerLeave: showFocusedTooltip,
      onFocus({ target }: SyntheticEvent) {
        const cellElement = dayCellOf(target);
        setFocusedDay(cellElement?.dataset['on'] ?? null);
        showTooltip(cellElement);
      },
      onBlur: () => setTooltip(null),
      onKeyDown(event: React.KeyboardEvent) {
        const cellElement = dayCellOf(event.target);
        if (event.key === 'Escape') setTooltip(null);
        if (cellElement === null || event.altKey || event.ctrlKey || event.metaKey) return;
        const at = { key: event.key, isRtl: isRtl(cellElement) };
        const on = dayForKey(months, cellElement.dataset['on'] ?? '', at);
        if (on === null) return;
        event.preventDefault();
        frameRef.current?.querySelector<HTMLElement>(`[data-on="${on}"]`)?.focus();
      },
    },
  };
}

function dayCellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-on]') : null;
}

function isRtl(cellElement: HTMLElement): boolean {
  return getComputedStyle(cellElement).direction === 'rtl';
}
