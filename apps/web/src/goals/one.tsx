import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { useParams } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { useFormatGoalAmount } from './amounts/use-amount.ts';
import { WhatIfSection } from './analytics/what-if-section.tsx';
import { lastKnownGoal, useGoal } from './api.ts';
import { isGoalNotFound, RemovedGoalNotice } from './closed/removed-goal-notice.tsx';
import { RemovedGoals } from './closed/removed-goals.tsx';
import { Entries } from './log/entries.tsx';
import { QuickLog } from './log/quick-log.tsx';
import { GoalActions } from './one/actions.tsx';
import { CourseSection } from './one/course-section.tsx';
import { GoalHistory } from './one/history.tsx';
import { GoalLede } from './one/lede.tsx';
import { MilestonesSection } from './one/milestones-section.tsx';
import { MissedDaysSection } from './one/missed-days-section.tsx';
import styles from './one/one.module.css';
import { YearHistorySection } from './year-history/year-history-section.tsx';

/** One goal: status, progress against plan, entries and history. */
export default function GoalScreen() {
  const t = useTranslations('goal');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const goal = useGoal(id);
  usePageName(goal.data?.title ?? null);
  const logRef = useRef<HTMLDivElement>(null);
  const isRemoved = isGoalNotFound(goal.error);
  const hasFailed = goal.data === undefined && goal.error !== null;
  if (goal.data === undefined && (isRemoved || isInvalidGoalId(goal.error)))
    return <GoalNotFound id={id} />;

  return (
    <Page
      hasFocusFallback
      title={
        goal.data === undefined ? (
          t(hasFailed ? 'error' : 'title')
        ) : (
          <span dir="auto">{goal.data.title}</span>
        )
      }
      lede={goal.data && <GoalLede goal={goal.data} />}
      action={
        goal.data?.status === 'active' &&
        !isRemoved && (
          <Button variant="primary" onClick={() => logRef.current?.querySelector('input')?.focus()}>
            {t('log')}
          </Button>
        )
      }
    >
      {hasFailed ? (
        <ErrorState
          error={goal.error}
          failedAt={goal.errorUpdatedAt}
          isReadFailure
          missing={<NotLoadedText id={id} />}
          onRetry={() => void goal.refetch()}
          retrying={goal.isFetching}
        />
      ) : (
        <QueryContent
          query={goal}
          errorTitle={t('error')}
          lines={12}
          refetchNotice={
            isRemoved && goal.data ? <RemovedGoalNotice goal={goal.data} /> : undefined
          }
        >
          {(data) => (
            <GoalContents key={data.id} goal={data} isRemoved={isRemoved} logRef={logRef} />
          )}
        </QueryContent>
      )}
    </Page>
  );
}

/** The parts that failed to load, and the last known total. */
function NotLoadedText({ id }: { id: string }) {
  const t = useTranslations('goal');
  const format = useFormatter();
  const amount = useFormatGoalAmount();
  const lastKnown = lastKnownGoal(id);

  return (
    <>
      {t('notLoaded')}
      {lastKnown && (
        <>
          {' '}
          {t('lastKnown', {
            time: format.dateTime(lastKnown.at, { dateStyle: 'long', timeStyle: 'short' }),
            amount: amount(lastKnown.goal.progress.total, lastKnown.goal),
          })}
        </>
      )}
    </>
  );
}

type GoalContentsProps = {
  goal: Goal;
  isRemoved: boolean;
  logRef: RefObject<HTMLDivElement | null>;
};

/** Keeps the log form while the user types, even if the goal is closed or deleted elsewhere. */
function GoalContents({ goal, isRemoved, logRef }: GoalContentsProps) {
  const t = useTranslations();
  const today = goal.progress.on;
  const [isTyping, setTyping] = useState(false);
  const isActive = goal.status === 'active' && !isRemoved;
  const hasForecast = isActive && goal.kind === 'target' && goal.comparator === 'at_least';

  return (
    <>
      {goal.description !== '' && <p className={styles.description}>{goal.description}</p>}
      <GoalActions goal={goal} isRemoved={isRemoved} />
      {!isRemoved && <CourseSection goal={goal} />}
      {!isRemoved && <MissedDaysSection goal={goal} />}
      {(isActive || isTyping) && (
        <div ref={logRef}>
          <Section title={t('progress.log.title')}>
            <QuickLog
              today={today}
              goals={[isRemoved ? { ...goal, status: 'archived' } : goal]}
              countsFor={goal}
              onTyping={() => setTyping(true)}
            />
          </Section>
        </div>
      )}
      {!isRemoved && (
        <div className={hasForecast ? styles.columns : undefined}>
          <MilestonesSection goal={goal} />
          {hasForecast && <WhatIfSection key={goal.version} goal={goal} />}
        </div>
      )}
      <div className={styles.columns}>
        <Section title={t('goal.entries')}>
          <Entries today={today} goalId={goal.id} isRemoved={isRemoved} />
        </Section>
        {!isRemoved && (
          <Section title={t('goal.history.title')}>
            <GoalHistory id={goal.id} />
          </Section>
        )}
      </div>
      {!isRemoved && <YearHistorySection today={today} goal={goal} />}
    </>
  );
}

/** The ID in the URL is malformed. */
function isInvalidGoalId(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'invalid_input';
}

/** Same response for a missing goal and one of another user. A deleted own goal can be restored. */
function GoalNotFound({ id }: { id: string }) {
  const t = useTranslations('goal.missing');

  return (
    <Page title={t('title')}>
      <EmptyState title={t('what')} action={<ButtonLink to="/app/goals">{t('all')}</ButtonLink>}>
        <p>{t('text')}</p>
      </EmptyState>
      <RemovedGoals only={id} />
    </Page>
  );
}
