import { type SyntheticEvent, useRef, useState } from 'react';
import type { LocalDate } from '../platform/local-date.ts';
import { dayAt, type LedgerCell, type LedgerMonth } from './ledger-layout.ts';

/** Where the box about a day stands in its frame, from where reading begins. */
type Tip = { cell: LedgerCell; fromStart: number; fromTop: number };

/**
 * The day that is pointed at or focused, and the way of the keyboard through the days: one of them is in the order of the Tab
 * key, arrows lead to the others, and Escape closes the box.
 */
export function useDayTip(months: readonly LedgerMonth[]) {
  const frame = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<Tip | null>(null);
  const [focused, setFocused] = useState<LocalDate | null>(null);
  const cells = months.flatMap((month) => month.cells);
  const current = cells.find(({ on }) => on === focused) ?? cells.at(-1);

  const show = (place: HTMLElement | null) => {
    const cell = cells.find(({ on }) => on === place?.dataset['on']);
    if (place === null || cell === undefined) return setTip(null);
    const middle = place.offsetLeft + place.offsetWidth / 2;
    const width = frame.current?.clientWidth ?? 0;
    setTip({ cell, fromStart: isRtl(place) ? width - middle : middle, fromTop: place.offsetTop });
  };
  const showFocused = () => show(placeOf(document.activeElement));

  return {
    frame,
    tip,
    current: current?.on,

    of: {
      onPointerOver: ({ target }: SyntheticEvent) => show(placeOf(target)),
      onPointerLeave: showFocused,
      onFocus({ target }: SyntheticEvent) {
        const place = placeOf(target);
        setFocused(place?.dataset['on'] ?? null);
        show(place);
      },
      onBlur: () => setTip(null),
      onKeyDown(event: React.KeyboardEvent) {
        const place = placeOf(event.target);
        if (event.key === 'Escape') setTip(null);
        if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
        const at = { key: event.key, isRtl: isRtl(place) };
        const on = dayAt(months, place.dataset['on'] ?? '', at);
        if (on === null) return;
        event.preventDefault();
        frame.current?.querySelector<HTMLElement>(`[data-on="${on}"]`)?.focus();
      },
    },
  };
}

function placeOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-on]') : null;
}

function isRtl(place: HTMLElement): boolean {
  return getComputedStyle(place).direction === 'rtl';
}
