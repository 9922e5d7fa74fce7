import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

const ScopedConfirmDialog = lazy(() => import('../frame/scoped-confirm-dialog.tsx'));

/** Confirms before leaving the code step. Closing the tab is not blocked, since the step can be resumed. */
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
      <ScopedConfirmDialog
        title={t('auth.leave.title')}
        body={t('auth.leave.body')}
        confirmLabel={t('auth.leave.confirm')}
        cancelLabel={t('auth.leave.stay')}
        onConfirm={blocker.proceed}
        onCancel={blocker.reset}
      />
    </Suspense>
  );
}
