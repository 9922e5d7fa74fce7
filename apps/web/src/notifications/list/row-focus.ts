import type { KeyboardEvent } from 'react';

/** Attribute of rows and groups, and of the element in each that gets the focus. */
export const rowAttribute = { 'data-notification': true } as const;
export const rowFocusAttribute = { 'data-notification-focus': true } as const;

const rowSelector = '[data-notification]';

/** Moves focus from a row that will leave the list to the next row, the previous one, or the heading of the page. */
export function focusNextRow(row: Element | null | undefined): void {
  if (!row?.contains(document.activeElement)) return;
  const rows = allRows().filter((other) => !row.contains(other) && !other.contains(row));
  const isAfter = (other: Element) =>
    Boolean(row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = rows.find(isAfter) ?? rows.at(-1);
  if (next === undefined) document.querySelector('h1')?.focus({ preventScroll: true });
  else focusRow(next);
}

/** Moves focus between rows: the arrow keys, or J and K. Only keys pressed inside the list count. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (!isPlainKey(event)) return;
  const step = steps[event.code];
  const rows = allRows();
  const current = rows.findLast((row) => row.contains(document.activeElement)); // the innermost
  if (step === undefined || current === undefined) return;
  event.preventDefault();
  const target = rows[rows.indexOf(current) + step];
  if (target !== undefined) focusRow(target);
}

const steps: Record<string, number> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 };

/** Whether a key is pressed alone, and inside the element rather than in a menu or dialog that belongs to it. */
export function isPlainKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, target, currentTarget } = event;
  const hasModifier = ctrlKey || metaKey || altKey || shiftKey;

  return !event.defaultPrevented && !hasModifier && currentTarget.contains(target as Node); // targets of key events are nodes
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)];
}

function focusRow(row: HTMLElement): void {
  row.querySelector<HTMLElement>('[data-notification-focus]')?.focus();
  row.scrollIntoView({ block: 'nearest' });
}
