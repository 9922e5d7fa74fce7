import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import styles from './batch.module.css';
import { isWaiting, type Runner, type RunState } from './runner.ts';

/** How far the run is, how long it will take, and the way out of it. */
export function RunLine({ runner, state }: { runner: Runner; state: RunState }) {
  const t = useTranslations('lab.batch');
  const ui = useTranslations('ui');
  const { run, texts, isReading, isUnkept } = state;
  const waiting = texts.filter(isWaiting).length;
  const failed = texts.filter(({ failure }) => failure !== null);
  const isElsewhere = waiting > 0 && !isReading && !run?.isStopped;
  const [isAsking, setAsking] = useState(false);

  return (
    <div className={styles.line}>
      {waiting > 0 && isReading && (
        <div>
          <WorkProgress
            label={t('reading', { count: texts.length })}
            done={texts.length - waiting}
            total={texts.length}
            onCancel={() => void runner.stop()}
          />
          <TimeLeft seconds={state.secondsLeft} />
        </div>
      )}
      {waiting > 0 && !isReading && (
        <p>
          {run?.isStopped ? t('stopped', { count: waiting }) : t('elsewhere', { count: waiting })}{' '}
          {run?.isStopped && (
            <TextButton onClick={() => void runner.goOn()}>{t('goOn')}</TextButton>
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
          {!isReading && (
            <TextButton onClick={() => void runner.tryAgain()}>{ui('tryAgain')}</TextButton>
          )}
        </p>
      )}
      {isUnkept && <p className={styles.quiet}>{t('unkept')}</p>}
      {!isReading && !isElsewhere && (
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
        onConfirm={() => void runner.forget()}
        onCancel={() => setAsking(false)}
      >
        {t('forgetText', { count: texts.length })}
      </ConfirmDialog>
    </div>
  );
}

function TimeLeft({ seconds }: { seconds: number | null }) {
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
