import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { useParams } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page, Section } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { QuickLog } from '../ui/progress/quick-log.tsx';
import { useGoalAmount } from '../ui/progress/use-amount.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { WhatIfSection } from './analytics/what-if-section.tsx';
import { lastKnownGoal, useGoal } from './api.ts';
import { Entries } from './entries.tsx';
import { GoneNotice, isGoneBy } from './gone-notice.tsx';
import { Actions } from './one/actions.tsx';
import { CourseSection } from './one/course-section.tsx';
import { History } from './one/history.tsx';
import { GoalLede } from './one/lede.tsx';
import { MilestonesSection } from './one/milestones-section.tsx';
import { MissSection } from './one/miss-section.tsx';
import styles from './one/one.module.css';
import { RemovedGoals } from './removed-goals.tsx';
import { YearLedger } from './year-ledger.tsx';

/** One goal: how it stands, its course against the plan, its entries and its history. */
export default function OneGoal() {
  const t = useTranslations('goal');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const goal = useGoal(id);
  usePageName(goal.data?.title ?? null);
  const log = useRef<HTMLDivElement>(null);
  const isGone = isGoneBy(goal.error);
  const hasFailed = goal.data === undefined && goal.error !== null;
  if (goal.data === undefined && (isGone || isNoAddress(goal.error))) return <Missing id={id} />;

  return (
    <Page
      keepsFocus
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
        !isGone && (
          <Button variant="primary" onClick={() => log.current?.querySelector('input')?.focus()}>
            {t('log')}
          </Button>
        )
      }
    >
      {hasFailed ? (
        <ErrorState
          error={goal.error}
          failedAt={goal.errorUpdatedAt}
          isRead
          missing={<NotLoaded id={id} />}
          onRetry={() => void goal.refetch()}
          retrying={goal.isFetching}
        />
      ) : (
        <Loaded
          query={goal}
          failure={t('error')}
          lines={12}
          notice={isGone && goal.data ? <GoneNotice goal={goal.data} /> : undefined}
        >
          {(data) => <Contents key={data.id} goal={data} isGone={isGone} log={log} />}
        </Loaded>
      )}
    </Page>
  );
}

/** What a goal that could not be read does not show, and how far it was when the list was read. */
function NotLoaded({ id }: { id: string }) {
  const t = useTranslations('goal');
  const format = useFormatter();
  const amount = useGoalAmount();
  const known = lastKnownGoal(id);

  return (
    <>
      {t('notLoaded')}
      {known && (
        <>
          {' '}
          {t('lastKnown', {
            time: format.dateTime(known.at, { dateStyle: 'long', timeStyle: 'short' }),
            amount: amount(known.goal.progress.total, known.goal),
          })}
        </>
      )}
    </>
  );
}

type ContentsProps = { goal: Goal; isGone: boolean; log: RefObject<HTMLDivElement | null> };

/** Whatever happens to the goal elsewhere, what is being typed here stays. */
function Contents({ goal, isGone, log }: ContentsProps) {
  const t = useTranslations();
  const today = goal.progress.on;
  const [isTyping, setTyping] = useState(false);
  const isActive = goal.status === 'active' && !isGone;
  const isOpen = isActive && goal.kind === 'target' && goal.comparator === 'at_least';

  return (
    <>
      {goal.description !== '' && <p className={styles.description}>{goal.description}</p>}
      <Actions goal={goal} isGone={isGone} />
      {!isGone && <CourseSection goal={goal} />}
      {!isGone && <MissSection goal={goal} />}
      {(isActive || isTyping) && (
        <div ref={log}>
          <Section title={t('progress.log.title')}>
            <QuickLog
              today={today}
              goals={[isGone ? { ...goal, status: 'archived' } : goal]}
              countsFor={goal}
              onTyping={() => setTyping(true)}
            />
          </Section>
        </div>
      )}
      {!isGone && (
        <div className={isOpen ? styles.columns : undefined}>
          <MilestonesSection goal={goal} />
          {isOpen && <WhatIfSection key={goal.version} goal={goal} />}
        </div>
      )}
      <div className={styles.columns}>
        <Section title={t('goal.entries')}>
          <Entries today={today} goalId={goal.id} isGone={isGone} />
        </Section>
        {!isGone && (
          <Section title={t('goal.history.title')}>
            <History id={goal.id} />
          </Section>
        )}
      </div>
      {!isGone && <YearLedger today={today} goal={goal} />}
    </>
  );
}

/** What stands in the address can be no goal. */
function isNoAddress(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'invalid_input';
}

/** Not there, or somebody else's: the same to whoever asks. What lies in the own trash can be brought back. */
function Missing({ id }: { id: string }) {
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
