import { useTranslations } from 'use-intl';
import { InlineSelect } from '../ui/inline-field.tsx';
import { useProjects } from './api.ts';

type ProjectSelectProps = {
  value: string | null;
  onChange: (id: string | null) => void;
  label?: string;
  /** Label of the empty option: "any project" in a filter. */
  noneLabel?: string;
};

/** Selects one project or none. Archived projects are offered only if already selected. */
export function ProjectSelect({ value, onChange, label, noneLabel }: ProjectSelectProps) {
  const t = useTranslations('projects');
  const { data = [] } = useProjects();
  const selectable = data.filter(({ id, archivedAt }) => archivedAt === null || id === value);

  return (
    <InlineSelect<string>
      label={label ?? t('choose')}
      value={value ?? ''}
      options={[
        { value: '', label: noneLabel ?? t('none') },
        ...selectable.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
