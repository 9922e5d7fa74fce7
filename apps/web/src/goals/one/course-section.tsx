import { burnUp } from '@longhand/charts/kinds/burn-up';
import { dayBars } from '@longhand/charts/kinds/day-bars';
import type { Goal } from '@longhand/contract/goal-values';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { displayAmountOf } from '../amounts/goal-units.ts';
import { useFormatGoalAmount } from '../amounts/use-amount.ts';
import { useCourse } from '../api.ts';
import { useMilestones } from '../milestones/api.ts';
import { type ChartRange, type Course, chartRangeOf, closedChartRange } from './course.ts';
import { GoalFigures } from './figures.tsx';
import { useCourseCharts } from './use-course-charts.ts';

/** Charts: cumulative progress against plan, and daily amounts against targets. */
export function CourseSection({ goal }: { goal: Goal }) {
  const t = useTranslations('goal');
  const span = useMemo(() => chartRangeOf(goal), [goal]);
  const course = useCourse(goal.id, span.from, span.last);

  return (
    <QueryContent query={course} errorTitle={t('courseError')} lines={28}>
      {(data) => (
        <CourseCharts goal={goal} course={data} span={closedChartRange(span, goal, data)} />
      )}
    </QueryContent>
  );
}

function CourseCharts({ goal, course, span }: { goal: Goal; course: Course; span: ChartRange }) {
  const t = useTranslations('goal.chart');
  const amount = useFormatGoalAmount();
  const milestones = useMilestones();
  const goalMilestones = milestones.data?.items.filter(({ goalId }) => goalId === goal.id) ?? [];
  const charts = useCourseCharts({ goal, course, span, milestones: goalMilestones });
  const { total, par } = goal.progress;

  return (
    <>
      <GoalFigures goal={goal} met={charts.met} />
      {goal.kind === 'target' && (
        <ChartSection
          kind={burnUp}
          data={charts.burnUp}
          title={t('title', { unit: charts.unit })}
          summary={t('summary', {
            total: displayAmountOf(total, goal),
            amount: amount(goal.targetAmount, goal),
            par: displayAmountOf(par, goal),
          })}
          isSummaryHidden // shown in the lede
          file="goal"
        />
      )}
      <ChartSection
        kind={dayBars}
        data={charts.bars}
        title={t('days', { unit: charts.unit })}
        summary={t('daysSummary', charts.met)}
        isSummaryHidden={charts.met.asked > 0} // shown in the figures above
        note={charts.met.asked > 0 && t('daysNote')}
        file="goal-days"
      />
    </>
  );
}
