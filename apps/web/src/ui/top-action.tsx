import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../platform/store.ts';

const slot = createStore<HTMLElement | null>(null);

/** Where the top line takes in the action of a screen. */
export function TopActionSlot({ className }: { className?: string | undefined }) {
  return <div ref={slot.set} className={className} />;
}

/** Puts the one primary action of a screen into the top line: `<TopAction><Button …/></TopAction>`. */
export function TopAction({ children }: { children: ReactNode }) {
  const place = useStore(slot);

  return place && createPortal(children, place);
}
