import { useTranslations } from 'use-intl';
import { userToday } from '../platform/user-day.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { useGoals } from './api.ts';
import { GoalTable } from './list/goal-table.tsx';
import { LogSection } from './log/log-section.tsx';
import { Headline, LedeText } from './standing/headline-text.tsx';
import { YearHistorySection } from './year-history/year-history-section.tsx';

/** Overview of all goals: status, recent entries, and the year. */
export default function GoalsHome() {
  const t = useTranslations();
  const goals = useGoals();
  const today = goals.data?.active[0]?.progress.on ?? userToday();
  const isFirst = goals.data?.active.length === 0 && goals.data.closed.length === 0;

  return (
    <Page
      title={<Headline goals={goals.data} />}
      lede={<LedeText goals={goals.data} />}
      reservesLede={goals.isPending}
      action={
        <ButtonLink
          to="/app/goals/create"
          variant={goals.isLoadingError ? 'default' : 'primary'} // then Try again is the primary action
        >
          {t(isFirst ? 'goals.empty.first' : 'goals.newGoal')}
        </ButtonLink>
      }
    >
      <QueryContent query={goals} errorTitle={t('goals.error.list')} lines={8}>
        {({ active }) => (
          <>
            {active.length > 0 && <GoalTable goals={active} />}
            <LogSection today={today} goals={active} />
            <YearHistorySection today={today} />
          </>
        )}
      </QueryContent>
    </Page>
  );
}
