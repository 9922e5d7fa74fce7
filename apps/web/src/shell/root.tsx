import { Outlet } from '@tanstack/react-router';
import { useStore } from '../platform/store.ts';
import { later } from '../ui/later.tsx';
import { Around } from './around.tsx';
import { Arrival } from './arrival.tsx';
import { HelpHost } from './help-host.tsx';
import { laterParts } from './later-parts.ts';

const ProgressBar = later(() => import('./progress-bar.tsx'), { quiet: true });

/** Every routed screen, with the title and the line that shows its coming. */
export function Root() {
  const { progressBar } = useStore(laterParts);

  return (
    <Around>
      <Arrival />
      <Outlet />
      <HelpHost />
      {progressBar && <ProgressBar />}
    </Around>
  );
}
