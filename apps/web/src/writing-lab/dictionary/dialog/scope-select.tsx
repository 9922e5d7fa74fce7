import { useTranslations } from 'use-intl';
import { ProjectSelect, useProjects } from '../../../projects/index.ts';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import type { OwnWordFilter } from './filter-own-words.ts';

/** The texts that a word applies to: all, or those of a project. */
export function WordProjectSelect({
  projectId,
  onChange,
}: {
  projectId: string | null;
  onChange: (projectId: string | null) => void;
}) {
  const t = useTranslations('own-words');

  return (
    <ProjectSelect
      label={t('where')}
      noneLabel={t('everywhere')}
      value={projectId}
      onChange={onChange}
    />
  );
}

type ScopeSelectProps = {
  scope: OwnWordFilter['scope'];
  onChange: (scope: OwnWordFilter['scope']) => void;
};

/** Which words are listed: all, those that apply everywhere, or those of a project. */
export function ScopeSelect({ scope, onChange }: ScopeSelectProps) {
  const t = useTranslations('own-words');
  const { data: projects = [] } = useProjects();

  return (
    <InlineSelect<string>
      label={t('where')}
      value={scope}
      options={[
        { value: 'all', label: t('anywhere') },
        { value: 'everywhere', label: t('everywhere') },
        ...projects.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={onChange}
    />
  );
}
