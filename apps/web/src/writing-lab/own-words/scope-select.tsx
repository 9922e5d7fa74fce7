import { useTranslations } from 'use-intl';
import { useProjects } from '../../platform/projects.ts';
import { InkSelect } from '../../ui/ink-field.tsx';
import { ProjectSelect } from '../../ui/projects/project-select.tsx';
import type { Asked } from './shown-words.ts';

/** For which texts a word holds: all of them, or those of a project. */
export function HoldsFor({
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
      none={t('everywhere')}
      value={projectId}
      onChange={onChange}
    />
  );
}

type ScopeSelectProps = { scope: Asked['scope']; onChange: (scope: Asked['scope']) => void };

/** Which words are shown: all, those that hold everywhere, or those of a project. */
export function ScopeSelect({ scope, onChange }: ScopeSelectProps) {
  const t = useTranslations('own-words');
  const { data: projects = [] } = useProjects();

  return (
    <InkSelect<string>
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
