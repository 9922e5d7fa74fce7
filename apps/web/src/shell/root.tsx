import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '../platform/store.ts';
import { TextsProvider } from '../platform/texts.tsx';
import { waitingToasts } from '../platform/toasts.ts';
import { Arrival } from './arrival.tsx';

const ToastOutlet = lazy(() => import('../ui/toast-outlet.tsx'));

/** What stands around every screen: the texts, the title, the toasts. */
export function Root() {
  return (
    <TextsProvider>
      <Arrival />
      <Outlet />
      <Toasts />
    </TextsProvider>
  );
}

let hasToasts = false;

/** The toasts and what draws them come with the first one. */
function Toasts() {
  const waiting = useStore(waitingToasts);
  hasToasts ||= waiting.length > 0;

  return (
    hasToasts && (
      <Suspense>
        <ToastOutlet />
      </Suspense>
    )
  );
}
