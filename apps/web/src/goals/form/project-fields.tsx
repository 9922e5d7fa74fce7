import { useTranslations } from 'use-intl';
import { useProjects } from '../../projects/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './goal-fields.module.css';
import type { GoalFieldsProps } from './use-field-error.ts';

/** Projects that count; none selected means all. Archived projects are listed only if selected. */
export function ProjectFields({ form, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');
  const { data = [] } = useProjects();
  const { projectIds } = form;
  const offered = data.filter(
    ({ id, archivedAt }) => archivedAt === null || projectIds.includes(id),
  );
  if (offered.length === 0) return null;

  return (
    <fieldset className={styles.whole}>
      <legend className={styles.legend}>{t('onlyProjects')}</legend>
      <div className={styles.weekdays}>
        {offered.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={<bdi>{title}</bdi>}
            checked={projectIds.includes(id)}
            onChange={(event) => {
              const others = projectIds.filter((one) => one !== id);
              onChange({ projectIds: event.target.checked ? [...others, id] : others });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
