import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '../platform/store.ts';
import { Around } from './around.tsx';
import { Arrival } from './arrival.tsx';
import { HelpHost } from './help-host.tsx';
import { laterParts } from './later-parts.ts';

const ProgressBar = lazy(() => import('./progress-bar.tsx'));

/** Every routed screen, with the title and the line that shows its coming. */
export function Root() {
  const { progressBar } = useStore(laterParts);

  return (
    <Around>
      <Arrival />
      <Outlet />
      <HelpHost />
      {progressBar && (
        <Suspense>
          <ProgressBar />
        </Suspense>
      )}
    </Around>
  );
}
