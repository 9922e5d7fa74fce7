import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { languageToOffer } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import { TextsProvider } from '../platform/texts.tsx';
import { waitingToasts } from '../platform/toasts.ts';
import { Arrival } from './arrival.tsx';
import { laterParts } from './later-parts.ts';

const ToastOutlet = lazy(() => import('../ui/toast-outlet.tsx'));
const ProgressBar = lazy(() => import('./progress-bar.tsx'));
const LanguageOffer = lazy(() => import('./language-offer.tsx'));

/** What stands around every screen: the texts, the title, and what comes after the first paint. */
export function Root() {
  const { progressBar } = useStore(laterParts);

  return (
    <TextsProvider>
      <Arrival />
      <Outlet />
      <Toasts />
      {progressBar && (
        <Suspense>
          <ProgressBar />
        </Suspense>
      )}
      {languageToOffer() !== undefined && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
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
