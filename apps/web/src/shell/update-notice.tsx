import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { updateStatus } from '../platform/app-update.ts';
import { useStore } from '../platform/store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const UpdatePrompt = lazyComponent(() => import('./update-prompt.tsx'), { quiet: true });

/** Update messages inside the app. "Works offline" is shown on one screen only. */
export function UpdateNotice() {
  const status = useStore(updateStatus);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen clears the message
  useEffect(
    () => () => {
      if (updateStatus.get()?.kind === 'offline-ready') updateStatus.set(null);
    },
    [path],
  );

  return status !== null && <UpdatePrompt news={status} />;
}
