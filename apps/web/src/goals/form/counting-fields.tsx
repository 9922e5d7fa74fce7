import type { EntrySource } from '@longhand/contract/progress-values';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './goal-fields.module.css';
import { ProjectFields } from './project-fields.tsx';
import { type GoalFieldsProps, useFieldError } from './use-field-error.ts';

/** Imported entries and those of API clients count as logged manually. */
const sourceGroups = {
  editor: ['editor'],
  sample: ['sample'],
  manual: ['manual', 'import', 'api'],
  timer: ['timer'],
} as const satisfies Record<string, readonly EntrySource[]>;

const sourceNames = ['editor', 'sample', 'manual', 'timer'] as const;

/** Sources, projects and tags that count for the goal. */
export function CountingFields(props: GoalFieldsProps) {
  const { form, errors, onChange } = props;
  const t = useTranslations('goals.create');
  const messageId = useId();
  const error = useFieldError(errors)('sources');
  const change = (name: (typeof sourceNames)[number], isOn: boolean) => {
    const groupSources: readonly EntrySource[] = sourceGroups[name];
    const others = form.sources.filter((source) => !groupSources.includes(source));
    onChange({ sources: isOn ? [...others, ...groupSources] : others });
  };

  return (
    <>
      <fieldset className={styles.whole} aria-describedby={error && messageId}>
        <legend className={styles.legend}>{t('sources')}</legend>
        {sourceNames.map((name) => (
          <Checkbox
            key={name}
            className={styles.source}
            label={t(`source.${name}`)}
            checked={form.sources.includes(name)}
            onChange={(event) => change(name, event.target.checked)}
          />
        ))}
        {error !== undefined && (
          <p id={messageId} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <ProjectFields {...props} />
      <TextField
        className={styles.whole}
        label={t('onlyTags')}
        hint={t('onlyTagsHint')}
        autoComplete="off"
        value={form.tags}
        onChange={(event) => onChange({ tags: event.target.value })}
      />
    </>
  );
}
