import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { FinishForm } from './finish-form.tsx';
import styles from './sprint.module.css';
import {
  elapsedMs,
  isPaused,
  pauseSprint,
  remainingMs,
  resumeSprint,
  type Sprint,
  saveSprint,
} from './sprint.ts';
import { timerText } from './timer-text.ts';
import { useNow } from './use-now.ts';
import { removeWritingSession } from './writing-sessions-api.ts';

/** The timer of the running sprint, with pause, end and discard. */
export function RunningSprint({ sprint }: { sprint: Sprint }) {
  const t = useTranslations('sessions');
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const isStopped = isPaused(sprint) || endedAt !== null;
  const now = useNow(!isStopped);
  const currentTime = endedAt ?? (isPaused(sprint) ? nowMs() : now);
  const remaining = remainingMs(sprint, currentTime);
  const isOver = remaining !== null && remaining <= 0;

  if (endedAt !== null) {
    return <FinishForm sprint={sprint} endedAt={endedAt} onBack={() => setEndedAt(null)} />;
  }

  return (
    <>
      <p className={styles.face} role="timer" aria-label={t('face')}>
        <bdi>{timerText(remaining ?? elapsedMs(sprint, currentTime))}</bdi>
      </p>
      <p className={styles.muted} role="status">
        {isOver
          ? t('over')
          : isPaused(sprint)
            ? t('paused')
            : t(sprint.counts === 'typed' ? 'goesTyped' : 'goesHand')}
      </p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={() => setEndedAt(nowMs())}>
          {t('finish')}
        </Button>
        <Button
          onClick={() =>
            saveSprint(
              isPaused(sprint) ? resumeSprint(sprint, nowMs()) : pauseSprint(sprint, nowMs()),
            )
          }
        >
          {t(isPaused(sprint) ? 'goOn' : 'pause')}
        </Button>
        <TextButton quiet onClick={() => setDiscarding(true)}>
          {t('discard')}
        </TextButton>
      </p>
      <ConfirmDialog
        open={isDiscarding}
        destructive
        title={t('discardTitle')}
        confirm={t('discard')}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => {
          saveSprint(null);
          removeWritingSession(sprint.id).catch(() => undefined); // the server offers its copy again
        }}
      >
        <p>{t('discardText')}</p>
      </ConfirmDialog>
    </>
  );
}
