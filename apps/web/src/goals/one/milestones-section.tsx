import type { Goal } from '@longhand/contract/goal-values';
import type { Milestone } from '@longhand/contract/goals-milestones';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { daysBetween } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { displayAmountOf } from '../amounts/goal-units.ts';
import { useMilestones } from '../milestones/api.ts';
import { sortMilestones } from '../milestones/group-by-goal.ts';
import { MilestoneDialog } from '../milestones/milestone-dialog.tsx';
import { useMilestoneName } from '../milestones/use-milestone-name.ts';
import { plannedDayFor } from './course.ts';
import styles from './one.module.css';

/** Milestones of a goal: date reached or expected, and difference to the plan. */
export function MilestonesSection({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.milestones');
  const milestones = useMilestones();
  const [edited, setEdited] = useState<Milestone | 'new' | null>(null);
  const isActive = goal.status === 'active';

  return (
    <Section
      title={t('title')}
      note={isActive && <TextButton onClick={() => setEdited('new')}>{t('add')}</TextButton>}
    >
      <QueryContent query={milestones} errorTitle={t('error')} lines={4}>
        {({ items }) => (
          <MilestoneTable
            goal={goal}
            items={sortMilestones(items.filter(({ goalId }) => goalId === goal.id))}
            onEdit={isActive ? setEdited : undefined}
          />
        )}
      </QueryContent>
      {edited !== null && (
        <MilestoneDialog
          goals={[goal]}
          milestone={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

type MilestoneTableProps = {
  goal: Goal;
  items: readonly Milestone[];
  onEdit?: ((milestone: Milestone) => void) | undefined;
};

function MilestoneTable({ goal, items, onEdit }: MilestoneTableProps) {
  const t = useTranslations('goal.milestones');
  const format = useFormatter();
  const nameOf = useMilestoneName();
  if (items.length === 0) return <p className={styles.muted}>{t('none')}</p>;

  const columns: Column<Milestone>[] = [
    {
      key: 'name',
      title: t('name'),
      cell: (milestone) => (
        <span className={styles.milestone} data-reached={milestone.reachedOn !== null || undefined}>
          {onEdit === undefined ? (
            <span dir="auto">{nameOf(milestone)}</span>
          ) : (
            <button
              type="button"
              dir="auto"
              aria-label={t('edit', { name: nameOf(milestone) })}
              onClick={() => onEdit(milestone)}
            >
              {nameOf(milestone)}
            </button>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('total'),
      isNumeric: true,
      cell: ({ amount }) => amount !== null && format.number(displayAmountOf(amount, goal)),
    },
    {
      key: 'reached',
      title: t('reached'),
      isNumeric: true,
      cell: (milestone) => <MilestoneDate milestone={milestone} />,
    },
    {
      key: 'par',
      title: t('againstPar'),
      isNumeric: true,
      wideOnly: true,
      cell: (milestone) => <PlanDifference goal={goal} milestone={milestone} />,
    },
  ];

  return (
    <Table
      label={t('title')}
      rows={items}
      keyOf={({ id }) => id}
      columns={
        items.some(hasPlannedDay(goal)) ? columns : columns.filter(({ key }) => key !== 'par')
      }
    />
  );
}

/** Date reached, otherwise expected or due. */
function MilestoneDate({ milestone }: { milestone: Milestone }) {
  const t = useTranslations('goal.milestones');
  const dates = useDates();
  const { reachedOn, expectedOn, dueOn } = milestone;
  if (reachedOn !== null) return dates.day(reachedOn);
  if (expectedOn !== null) {
    return <span className={styles.muted}>{t('expected', { date: dates.day(expectedOn) })}</span>;
  }

  return (
    dueOn !== null && <span className={styles.muted}>{t('due', { date: dates.day(dueOn) })}</span>
  );
}

function hasPlannedDay(goal: Goal) {
  return ({ amount }: Milestone) => amount !== null && plannedDayFor(goal, amount) !== null;
}

/** Days between the planned and the actual or expected date. */
function PlanDifference({ goal, milestone }: { goal: Goal; milestone: Milestone }) {
  const t = useTranslations('goal.milestones');
  const { amount, reachedOn, expectedOn } = milestone;
  const on = reachedOn ?? expectedOn;
  const planned = amount === null ? null : plannedDayFor(goal, amount);
  if (planned === null || on === null) return null;
  const late = daysBetween(planned, on);
  const words =
    late === 0 ? t('onDay') : late > 0 ? t('late', { n: late }) : t('early', { n: -late });

  return reachedOn === null ? <span className={styles.muted}>{words}</span> : words;
}
