import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useActiveGoals } from '../goals/log/entries-api.ts';
import { QuickLog } from '../goals/log/quick-log.tsx';
import { showToast } from '../platform/toasts.ts';
import { userToday } from '../platform/user-day.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LoadingState } from '../ui/states.tsx';

/** Logs an entry from any screen, also offline. */
export default function QuickLogDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const goals = useActiveGoals();
  const today = goals.data?.[0]?.progress.on ?? userToday();

  return (
    <Dialog open onClose={onClose} title={t('progress.log.title')}>
      {goals.isPending ? (
        <LoadingState lines={2} />
      ) : (
        <DeferredAutofocus>
          <QuickLog
            today={today}
            goals={goals.data ?? []}
            onLogged={(words, undo) => {
              onClose();
              showToast({ type: 'success', words, ...(undo && { undo }) });
            }}
          />
        </DeferredAutofocus>
      )}
    </Dialog>
  );
}

/** Focuses `data-autofocus` content that renders after the dialog has set its initial focus. */
function DeferredAutofocus({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);

  return <div ref={container}>{children}</div>;
}
