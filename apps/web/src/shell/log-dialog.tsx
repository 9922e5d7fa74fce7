import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useActiveGoals } from '../platform/entries.ts';
import { showToast } from '../platform/toasts.ts';
import { userToday } from '../platform/user-day.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QuickLog } from '../ui/progress/quick-log.tsx';
import { LoadingState } from '../ui/states.tsx';

/** Logging from anywhere: a figure, Enter, done. It works without a network as well. */
export default function LogDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const goals = useActiveGoals();
  const today = goals.data?.[0]?.progress.on ?? userToday();

  return (
    <Dialog open onClose={onClose} title={t('progress.log.title')}>
      {goals.isPending ? (
        <LoadingState lines={2} />
      ) : (
        <LateFocus>
          <QuickLog
            today={today}
            goals={goals.data ?? []}
            onLogged={(words, undo) => {
              onClose();
              showToast({ type: 'success', words, ...(undo && { undo }) });
            }}
          />
        </LateFocus>
      )}
    </Dialog>
  );
}

/** The dialog has looked for what wants the focus before this was there. */
function LateFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);

  return <div ref={place}>{children}</div>;
}
