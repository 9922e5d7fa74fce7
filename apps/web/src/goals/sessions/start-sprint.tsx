import type { SessionCountMethod } from '@longhand/contract/goals-sessions';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { nowMs } from '../../platform/clock.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from './sprint.module.css';
import { saveSprint, sprintFromSession } from './sprint.ts';
import { startWritingSession, useWritingSessions } from './writing-sessions-api.ts';

const lengthChoices = ['10', '15', '20', '25', '30', '45', '60', 'open'] as const;
type SprintLength = (typeof lengthChoices)[number];

/** Starts a sprint with a duration and counting method, also offline. */
export function StartSprint() {
  const t = useTranslations('sessions');
  const user = useUser();
  const sessions = useWritingSessions(5);
  const [length, setLength] = useState<SprintLength>('25');
  const [counts, setCounts] = useState<SessionCountMethod>('typed');
  const runningElsewhere = sessions.data?.running ?? null;

  const start = () => {
    if (!user) return;
    const startedAt = nowMs();
    const sprint = {
      ...{ id: newId(), userId: user.id, counts, startedAt: startedAt },
      kind: length === 'open' ? ('stopwatch' as const) : ('countdown' as const),
      plannedSeconds: length === 'open' ? null : Number(length) * 60,
      ...{ pauses: [], idle: [], lastSignAt: startedAt },
    };
    saveSprint(sprint);
    startWritingSession(sprint).catch(() => undefined); // sent again when the sprint ends
  };

  return (
    <>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('sentence', {
            length: () => (
              <InlineSelect
                label={t('length')}
                value={length}
                options={lengthChoices.map((value) => ({
                  value,
                  label: value === 'open' ? t('open') : t('minutes', { n: Number(value) }),
                }))}
                onChange={setLength}
              />
            ),
            counts: () => (
              <InlineSelect
                label={t('countsLabel')}
                value={counts}
                options={(['typed', 'hand'] as const).map((value) => ({
                  value,
                  label: t(`counts.${value}`),
                }))}
                onChange={setCounts}
              />
            ),
          })}
        </Sentence>{' '}
        <Button size="small" onClick={start}>
          {t('start')}
        </Button>
      </p>
      {runningElsewhere !== null && user && (
        <p className={styles.muted}>
          {t('elsewhere')}{' '}
          <TextButton onClick={() => saveSprint(sprintFromSession(user.id, runningElsewhere))}>
            {t('takeUp')}
          </TextButton>
        </p>
      )}
    </>
  );
}
