import type { Goal } from '@longhand/contract/goal-values';
import type { Project } from '@longhand/contract/projects';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { type EntryDraft, type EntryTarget, manualEntryGoals } from './entry-draft.ts';

type EntryTargetSelectProps = {
  draft: EntryDraft;
  goals: readonly Goal[];
  projects: readonly Project[];
  onChange: (patch: Partial<EntryDraft>) => void;
};

/** Selects the goal or project that an entry counts for. A goal sets the unit. */
export function EntryTargetSelect({ draft, goals, projects, onChange }: EntryTargetSelectProps) {
  const t = useTranslations('progress.log');
  const selectableGoals = manualEntryGoals(goals);
  const options: { value: EntryTarget; label: string }[] = [
    ...selectableGoals.map(({ id, title }) => ({ value: `goal:${id}` as const, label: title })),
    ...projects
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, title }) => ({
        value: `project:${id}` as const,
        label: t('project', { title }),
      })),
    { value: '', label: t('towardNothing') },
  ];

  return (
    <InlineSelect
      label={t('toward')}
      value={draft.toward}
      options={options}
      onChange={(toward) => {
        const goal = selectableGoals.find(({ id }) => toward === `goal:${id}`);
        onChange(goal ? { toward, measure: goal.measure, unit: goal.unit } : { toward });
      }}
    />
  );
}
