import { burnUp } from '@longhand/charts/kinds/burn-up';
import { dayBars } from '@longhand/charts/kinds/day-bars';
import type { Goal } from '@longhand/contract/goal-values';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { figureOf } from '../../ui/progress/goal-units.ts';
import { useGoalAmount } from '../../ui/progress/use-amount.ts';
import { useCourse } from '../api.ts';
import { useMilestones } from '../milestones/api.ts';
import { type Course, closedSpan, type Span, spanOf } from './course.ts';
import { Figures } from './figures.tsx';
import { useCourseCharts } from './use-course-charts.ts';

/** What was done against the plan, and every day against what it needed. */
export function CourseSection({ goal }: { goal: Goal }) {
  const t = useTranslations('goal');
  const span = useMemo(() => spanOf(goal), [goal]);
  const course = useCourse(goal.id, span.from, span.last);

  return (
    <Loaded query={course} failure={t('courseError')} lines={28}>
      {(data) => <Charts goal={goal} course={data} span={closedSpan(span, goal, data)} />}
    </Loaded>
  );
}

function Charts({ goal, course, span }: { goal: Goal; course: Course; span: Span }) {
  const t = useTranslations('goal.chart');
  const amount = useGoalAmount();
  const milestones = useMilestones();
  const own = milestones.data?.items.filter(({ goalId }) => goalId === goal.id) ?? [];
  const charts = useCourseCharts({ goal, course, span, milestones: own });
  const { total, par } = goal.progress;

  return (
    <>
      <Figures goal={goal} met={charts.met} />
      {goal.kind === 'target' && (
        <ChartSection
          kind={burnUp}
          data={charts.burnUp}
          title={t('title', { unit: charts.unit })}
          summary={t('summary', {
            total: figureOf(total, goal),
            amount: amount(goal.targetAmount, goal),
            par: figureOf(par, goal),
          })}
          isSummaryHidden // the lede says it
          file="goal"
        />
      )}
      <ChartSection
        kind={dayBars}
        data={charts.bars}
        title={t('days', { unit: charts.unit })}
        summary={t('daysSummary', charts.met)}
        isSummaryHidden={charts.met.asked > 0} // a figure above says it
        note={charts.met.asked > 0 && t('daysNote')}
        file="goal-days"
      />
    </>
  );
}
