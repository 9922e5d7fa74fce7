import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../platform/store.ts';

const slot = createStore<HTMLElement | null>(null);

/** The place for the screen's action in the top bar. */
export function TopActionSlot({ className }: { className?: string | undefined }) {
  return <div ref={slot.set} className={className} />;
}

/** Renders the primary action of a screen in the top bar: `<TopAction><Button …/></TopAction>`. */
export function TopAction({ children }: { children: ReactNode }) {
  const container = useStore(slot);

  return container && createPortal(children, container);
}
