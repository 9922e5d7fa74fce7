import type { Goal } from '@longhand/contract/goal-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { InlineSelect } from '../ui/inline-field.tsx';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { EmptyState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './analytics/analytics.module.css';
import { useAnalytics } from './analytics/api.ts';
import { EndedSection } from './analytics/ended-section.tsx';
import { PaceSection } from './analytics/pace-section.tsx';
import { WhatIfSection } from './analytics/what-if-section.tsx';
import { useGoals } from './api.ts';
import { CourseSection } from './one/course-section.tsx';

/** Progress and what-if of one goal; accuracy of plans and forecasts and writing speed of all. */
export default function GoalAnalytics() {
  const t = useTranslations('analytics');
  const goals = useGoals();
  const analytics = useAnalytics();
  const all = [...(goals.data?.active ?? []), ...(goals.data?.closed ?? [])];

  return (
    <Page hasFocusFallback title={t('title')} lede={t('lede')}>
      <QueryContent query={goals} errorTitle={t('error')} lines={10}>
        {() =>
          all.length === 0 ? (
            <EmptyState
              title={t('empty.title')}
              action={
                <ButtonLink to="/app/goals/create" variant="primary">
                  {t('empty.go')}
                </ButtonLink>
              }
            >
              <p>{t('empty.text')}</p>
            </EmptyState>
          ) : (
            <SelectedGoalAnalytics goals={all} />
          )
        }
      </QueryContent>
      {all.length > 0 && (
        <QueryContent query={analytics} errorTitle={t('error')} lines={8}>
          {(data) => (
            <>
              <EndedSection analytics={data} />
              <PaceSection analytics={data} />
              <p>
                <TextLink to="/app/insights/progress">{t('inInsights')}</TextLink>
              </p>
            </>
          )}
        </QueryContent>
      )}
    </Page>
  );
}

/** The selected goal is in the URL. */
function SelectedGoalAnalytics({ goals }: { goals: readonly Goal[] }) {
  const t = useTranslations('analytics');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const goal = goals.find(({ id }) => id === search['goal']) ?? goals[0];
  if (goal === undefined) return null;
  const isOpen =
    goal.kind === 'target' && goal.status === 'active' && goal.comparator === 'at_least';

  return (
    <>
      {goals.length > 1 && (
        <p className={styles.choice}>
          <Sentence>
            {t.rich('showing', {
              goal: () => (
                <InlineSelect
                  label={t('goal')}
                  value={goal.id}
                  options={goals.map(({ id, title }) => ({ value: id, label: title }))}
                  onChange={(id) =>
                    void navigate({
                      to: '.',
                      search: { ...search, goal: id },
                      replace: true,
                      resetScroll: false,
                    })
                  }
                />
              ),
            })}
          </Sentence>
        </p>
      )}
      <CourseSection key={goal.id} goal={goal} />
      {isOpen && <WhatIfSection key={`what if ${goal.id} ${goal.endOn}`} goal={goal} />}
    </>
  );
}
