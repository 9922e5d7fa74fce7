import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import styles from './batch.module.css';
import { type BatchRunner, type BatchState, isPending } from './batch-runner.ts';

/** Progress of the batch, the remaining time and the ways to stop, retry or delete it. */
export function BatchProgress({ runner, state }: { runner: BatchRunner; state: BatchState }) {
  const t = useTranslations('lab.batch');
  const ui = useTranslations('ui');
  const { run, texts, isAnalyzing, hasStorageFailed } = state;
  const pendingCount = texts.filter(isPending).length;
  const failed = texts.filter(({ failure }) => failure !== null);
  const isRunningInOtherTab = pendingCount > 0 && !isAnalyzing && !run?.isStopped;
  const [isAsking, setAsking] = useState(false);

  return (
    <div className={styles.line}>
      {pendingCount > 0 && isAnalyzing && (
        <div>
          <WorkProgress
            label={t('reading', { count: texts.length })}
            done={texts.length - pendingCount}
            total={texts.length}
            onCancel={() => void runner.stop()}
          />
          <RemainingTime seconds={state.secondsLeft} />
        </div>
      )}
      {pendingCount > 0 && !isAnalyzing && (
        <p>
          {run?.isStopped
            ? t('stopped', { count: pendingCount })
            : t('elsewhere', { count: pendingCount })}{' '}
          {run?.isStopped && (
            <TextButton onClick={() => void runner.continueRun()}>{t('goOn')}</TextButton>
          )}
        </p>
      )}
      {failed.length > 0 && (
        <p role="alert">
          {t('failed', {
            count: failed.length,
            titles: failed
              .slice(0, 3)
              .map(({ title }) => title)
              .join(t('comma')),
          })}{' '}
          {!isAnalyzing && (
            <TextButton onClick={() => void runner.retryFailed()}>{ui('tryAgain')}</TextButton>
          )}
        </p>
      )}
      {hasStorageFailed && <p className={styles.quiet}>{t('unkept')}</p>}
      {!isAnalyzing && !isRunningInOtherTab && (
        <p>
          <Button size="small" variant="plain" onClick={() => setAsking(true)}>
            {t('forget')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        destructive
        title={t('forgetTitle')}
        confirm={t('forget')}
        onConfirm={() => void runner.deleteRun()}
        onCancel={() => setAsking(false)}
      >
        {t('forgetText', { count: texts.length })}
      </ConfirmDialog>
    </div>
  );
}

function RemainingTime({ seconds }: { seconds: number | null }) {
  const t = useTranslations('lab.batch');
  const format = useFormatter();
  if (seconds === null) return <p className={styles.quiet}>{t('noPace')}</p>;
  const isLong = seconds >= 90;

  return (
    <p className={styles.quiet}>
      {t('timeLeft', {
        time: format.number(Math.max(1, Math.round(isLong ? seconds / 60 : seconds)), {
          style: 'unit',
          unit: isLong ? 'minute' : 'second',
          unitDisplay: 'long',
        }),
      })}
    </p>
  );
}
