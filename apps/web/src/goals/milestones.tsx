import type { Milestone } from '@longhand/contract/goals-milestones';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page, Section } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useGoals } from './api.ts';
import { useMilestones, useRemovedMilestones, useRestoreMilestone } from './milestones/api.ts';
import { Celebration } from './milestones/celebration.tsx';
import { MilestoneDialog } from './milestones/milestone-dialog.tsx';
import { MilestoneRow } from './milestones/milestone-row.tsx';
import styles from './milestones/milestones.module.css';
import { useMilestoneName } from './milestones/use-milestone-name.ts';
import { RemovedDetails } from './removed-details.tsx';

/** Across all goals, on one line: what lies ahead, and what was reached. */
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
      keepsFocus
      title={
        items.length === 0
          ? t('title')
          : t('headline', { n: reached, ahead: items.filter(isAhead).length })
      }
      lede={t('lede')}
      action={active.length > 0 && <Button onClick={() => setEdited('new')}>{t('new')}</Button>}
    >
      <Loaded query={milestones} failure={t('error')} lines={8}>
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
            <Timeline items={items} onEdit={setEdited} />
          )
        }
      </Loaded>
      <RemovedDetails
        title={t('removedList')}
        useRemoved={useRemovedMilestoneItems}
        restore={(id) => restore.mutateAsync({ params: { id } })}
      />
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

/** Of a goal that is closed nothing lies ahead any more. */
function isAhead({ reachedOn, goalStatus }: Milestone): boolean {
  return reachedOn === null && goalStatus === 'active';
}

type TimelineProps = { items: readonly Milestone[]; onEdit: (milestone: Milestone) => void };

function Timeline({ items, onEdit }: TimelineProps) {
  const t = useTranslations('milestones');
  const isReached = ({ reachedOn }: Milestone) => reachedOn !== null;
  const parts = [
    { key: 'ahead', rows: items.filter(isAhead) },
    { key: 'behind', rows: items.filter(isReached) },
  ] as const;

  return (
    <>
      <Celebration items={items} />
      {parts.map(
        ({ key, rows }) =>
          rows.length > 0 && (
            <Section key={key} title={t(key)}>
              <ol className={styles.timeline}>
                {rows.map((milestone) => (
                  <MilestoneRow
                    key={milestone.id}
                    milestone={milestone}
                    onEdit={() => onEdit(milestone)}
                  />
                ))}
              </ol>
            </Section>
          ),
      )}
    </>
  );
}
