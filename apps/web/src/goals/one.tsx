import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page, Section } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { QuickLog } from '../ui/progress/quick-log.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useGoal } from './api.ts';
import { Entries } from './entries.tsx';
import { Actions } from './one/actions.tsx';
import { CourseSection } from './one/course-section.tsx';
import { History } from './one/history.tsx';
import { GoalLede } from './one/lede.tsx';
import { MissSection } from './one/miss-section.tsx';
import styles from './one/one.module.css';
import { YearLedger } from './year-ledger.tsx';

/** One goal: how it stands, its course against the plan, its entries and its history. */
export default function OneGoal() {
  const t = useTranslations('goal');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const goal = useGoal(id);
  usePageName(goal.data?.title ?? null);
  if (goal.error instanceof Refusal && goal.error.status < 500) return <Missing />;

  return (
    <Page
      title={goal.data === undefined ? t('title') : <span dir="auto">{goal.data.title}</span>}
      lede={goal.data && <GoalLede goal={goal.data} />}
    >
      <Loaded query={goal} failure={t('error')} lines={12}>
        {(data) => <Contents goal={data} />}
      </Loaded>
    </Page>
  );
}

function Contents({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const today = goal.progress.on;
  const [hasLog, setHasLog] = useState(false);
  if (goal.status === 'active' && !hasLog) setHasLog(true); // stays when the target is reached: it may hold typing

  return (
    <>
      {goal.description !== '' && <p className={styles.description}>{goal.description}</p>}
      <Actions goal={goal} />
      <MissSection goal={goal} />
      <CourseSection goal={goal} />
      {hasLog && (goal.status === 'active' || goal.status === 'completed') && (
        <Section title={t('progress.log.title')}>
          <QuickLog today={today} goals={[goal]} countsFor={goal} />
        </Section>
      )}
      <div className={styles.columns}>
        <Section title={t('goal.entries')}>
          <Entries today={today} goalId={goal.id} />
        </Section>
        <Section title={t('goal.history.title')}>
          <History id={goal.id} />
        </Section>
      </div>
      <YearLedger today={today} goal={goal} />
    </>
  );
}

/** Not there, in the trash, or somebody else's: the same to whoever asks. */
function Missing() {
  const t = useTranslations('goal.missing');

  return (
    <Page title={t('title')}>
      <EmptyState title={t('what')} action={<ButtonLink to="/app/goals">{t('all')}</ButtonLink>}>
        <p>{t('text')}</p>
      </EmptyState>
    </Page>
  );
}
