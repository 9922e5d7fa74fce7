import type { Goal } from '@longhand/contract/goal-values';
import type { Project } from '@longhand/contract/projects';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../ink-field.tsx';
import { goalsToward, type Log, type Toward } from './log.ts';

type TowardSelectProps = {
  log: Log;
  goals: readonly Goal[];
  projects: readonly Project[];
  onChange: (patch: Partial<Log>) => void;
};

/** What an amount is for. A goal brings its unit along. */
export function TowardSelect({ log, goals, projects, onChange }: TowardSelectProps) {
  const t = useTranslations('progress.log');
  const offered = goalsToward(goals);
  const options: { value: Toward; label: string }[] = [
    ...offered.map(({ id, title }) => ({ value: `goal:${id}` as const, label: title })),
    ...projects
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, title }) => ({
        value: `project:${id}` as const,
        label: t('project', { title }),
      })),
    { value: '', label: t('towardNothing') },
  ];

  return (
    <InkSelect
      label={t('toward')}
      value={log.toward}
      options={options}
      onChange={(toward) => {
        const goal = offered.find(({ id }) => toward === `goal:${id}`);
        onChange(goal ? { toward, measure: goal.measure, unit: goal.unit } : { toward });
      }}
    />
  );
}
