import type { SessionCounts } from '@longhand/contract/goals-sessions';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { nowMs } from '../../platform/clock.ts';
import { useUser } from '../../platform/session.ts';
import { saveSprint, sprintFromSession } from '../../platform/sprint.ts';
import { startWritingSession, useWritingSessions } from '../../platform/writing-sessions-api.ts';
import { Button } from '../button.tsx';
import { InkSelect } from '../ink-field.tsx';
import { Sentence } from '../sentence.tsx';
import { TextButton } from '../text-link.tsx';
import styles from './sprint.module.css';

const lengths = ['10', '15', '20', '25', '30', '45', '60', 'open'] as const;
type Length = (typeof lengths)[number];

/** In a sentence: write for so long, and count this or that. It starts at once, with or without a network. */
export function StartSprint() {
  const t = useTranslations('sessions');
  const user = useUser();
  const sessions = useWritingSessions(5);
  const [length, setLength] = useState<Length>('25');
  const [counts, setCounts] = useState<SessionCounts>('typed');
  const elsewhere = sessions.data?.running ?? null;

  const start = () => {
    if (!user) return;
    const at = nowMs();
    const sprint = {
      ...{ id: newId(), userId: user.id, counts, startedAt: at },
      kind: length === 'open' ? ('stopwatch' as const) : ('countdown' as const),
      plannedSeconds: length === 'open' ? null : Number(length) * 60,
      ...{ pauses: [], idle: [], lastSignAt: at },
    };
    saveSprint(sprint);
    startWritingSession(sprint).catch(() => undefined); // it is told again when the sprint ends
  };

  return (
    <>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('sentence', {
            length: () => (
              <InkSelect
                label={t('length')}
                value={length}
                options={lengths.map((value) => ({
                  value,
                  label: value === 'open' ? t('open') : t('minutes', { n: Number(value) }),
                }))}
                onChange={setLength}
              />
            ),
            counts: () => (
              <InkSelect
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
      {elsewhere !== null && user && (
        <p className={styles.muted}>
          {t('elsewhere')}{' '}
          <TextButton onClick={() => saveSprint(sprintFromSession(user.id, elsewhere))}>
            {t('takeUp')}
          </TextButton>
        </p>
      )}
    </>
  );
}
