import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

/** Asks before the code step is left midway. Closing the window is not stopped: one can come back. */
export function LeaveGuard({ isActive }: { isActive: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive() && next.pathname !== current.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;

  return (
    <Suspense>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
