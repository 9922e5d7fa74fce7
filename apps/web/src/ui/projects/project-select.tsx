import { useTranslations } from 'use-intl';
import { useProjects } from '../../platform/projects.ts';
import { InkSelect } from '../ink-field.tsx';

type ProjectSelectProps = {
  value: string | null;
  onChange: (id: string | null) => void;
  label?: string;
  /** What stands for no project: "any project" in a filter. */
  none?: string;
};

/** One project, or none. Those that are archived are offered only where one is chosen already. */
export function ProjectSelect({ value, onChange, label, none }: ProjectSelectProps) {
  const t = useTranslations('projects');
  const { data = [] } = useProjects();
  const offered = data.filter(({ id, archivedAt }) => archivedAt === null || id === value);

  return (
    <InkSelect<string>
      label={label ?? t('choose')}
      value={value ?? ''}
      options={[
        { value: '', label: none ?? t('none') },
        ...offered.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
