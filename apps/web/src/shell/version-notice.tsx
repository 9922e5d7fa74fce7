import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { updateStatus } from '../platform/app-update.ts';
import { useStore } from '../platform/store.ts';
import { later } from '../ui/later.tsx';

const ReloadPrompt = later(() => import('./reload-prompt.tsx'), { quiet: true });

/** What there is to say about the copy of the app on this device. That it is ready is news on one screen only. */
export function VersionNotice() {
  const news = useStore(updateStatus);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is what ends it
  useEffect(
    () => () => {
      if (updateStatus.get()?.kind === 'offline-ready') updateStatus.set(null);
    },
    [path],
  );

  return news !== null && <ReloadPrompt news={news} />;
}
