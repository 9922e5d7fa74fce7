import type { Milestone } from '@longhand/contract/goals-milestones';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Link } from '../ui/text-link.tsx';
import { useGoals } from './api.ts';
import { RemovedItems } from './closed/removed-items.tsx';
import { useMilestones, useRemovedMilestones, useRestoreMilestone } from './milestones/api.ts';
import { Celebration } from './milestones/celebration.tsx';
import { groupByGoal, isUpcoming } from './milestones/group-by-goal.ts';
import { MilestoneDialog } from './milestones/milestone-dialog.tsx';
import { MilestoneRow } from './milestones/milestone-row.tsx';
import styles from './milestones/milestones.module.css';
import { useMilestoneName } from './milestones/use-milestone-name.ts';

/** Milestones by goal, reached and upcoming. */
export default function Milestones() {
  const t = useTranslations('milestones');
  const milestones = useMilestones();
  const goals = useGoals();
  const restore = useRestoreMilestone();
  const [edited, setEdited] = useState<Milestone | 'new' | null>(null);
  const active = goals.data?.active ?? [];
  const items = milestones.data?.items ?? [];
  const reached = items.filter(({ reachedOn }) => reachedOn !== null).length;
  const close = () => setEdited(null);

  return (
    <Page
      hasFocusFallback
      reservesTitle={milestones.isPending}
      title={
        items.length === 0
          ? t('title')
          : t('headline', { n: reached, ahead: items.filter(isUpcoming).length })
      }
      lede={t('lede')}
      action={
        (goals.isPending || active.length > 0) && (
          <Button disabled={goals.isPending} onClick={() => setEdited('new')}>
            {t('new')}
          </Button>
        )
      }
    >
      <QueryContent query={milestones} errorTitle={t('error')} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('empty.title')}
              action={
                active.length === 0 && (
                  <ButtonLink to="/app/goals/create" variant="primary">
                    {t('empty.go')}
                  </ButtonLink>
                )
              }
            >
              <p>{t('empty.text')}</p>
            </EmptyState>
          ) : (
            <MilestoneGroups items={items} onEdit={setEdited} />
          )
        }
      </QueryContent>
      {!milestones.isPending && (
        <RemovedItems
          title={t('removedList')}
          useRemoved={useRemovedMilestoneItems}
          restore={(id) => restore.mutateAsync({ params: { id } })}
        />
      )}
      {edited !== null && (
        <MilestoneDialog
          goals={active}
          milestone={edited === 'new' ? null : edited}
          onClose={close}
        />
      )}
    </Page>
  );
}

function useRemovedMilestoneItems(isOpen: boolean) {
  const t = useTranslations('milestones');
  const nameOf = useMilestoneName();

  return useRemovedMilestones(isOpen, ({ id, removedAt, erasedAt, ...milestone }) => ({
    ...{ id, removedAt, erasedAt },
    name: t('ofGoal', { name: nameOf(milestone), goal: milestone.goalTitle }),
  }));
}

type MilestoneGroupsProps = { items: readonly Milestone[]; onEdit: (milestone: Milestone) => void };

function MilestoneGroups({ items, onEdit }: MilestoneGroupsProps) {
  const t = useTranslations('milestones');

  return (
    <>
      <Celebration items={items} />
      {groupByGoal(items).map(({ goalId, title, items: goalItems }) => (
        <Section
          key={goalId}
          title={
            <Link to={`/app/goals/${goalId}`} dir="auto">
              {title}
            </Link>
          }
          note={t('ofAll', {
            n: goalItems.filter(({ reachedOn }) => reachedOn !== null).length,
            all: goalItems.length,
          })}
        >
          <ol className={styles.timeline}>
            {goalItems.map((milestone) => (
              <MilestoneRow
                key={milestone.id}
                milestone={milestone}
                onEdit={() => onEdit(milestone)}
              />
            ))}
          </ol>
        </Section>
      ))}
    </>
  );
}
