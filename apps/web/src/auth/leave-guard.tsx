import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

/** Asks before the code step is left midway. Closing the window is not stopped: one can come back. */
export function LeaveGuard({ isActive }: { isActive: () => boolean }) {
  const t = useTranslations();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive() && next.pathname !== current.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;

  return (
    <Suspense>
      <AskDialog
        title={t('auth.leave.title')}
        body={t('auth.leave.body')}
        confirm={t('auth.leave.confirm')}
        stay={t('auth.leave.stay')}
        onConfirm={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  );
}
