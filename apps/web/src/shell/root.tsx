import { Outlet } from '@tanstack/react-router';
import { useStore } from '../platform/store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { AppProviders } from './app-providers.tsx';
import { loadedParts } from './app-state.ts';
import { HelpHost } from './help-host.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

const ProgressBar = lazyComponent(() => import('./progress-bar.tsx'), { quiet: true });

/** The root of all routed screens. */
export function Root() {
  const { progressBar } = useStore(loadedParts);

  return (
    <AppProviders>
      <RouteAnnouncer />
      <Outlet />
      <HelpHost />
      {progressBar && <ProgressBar />}
    </AppProviders>
  );
}
