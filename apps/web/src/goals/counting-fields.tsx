import type { EntrySource } from '@longhand/contract/progress-values';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../ui/checkbox.tsx';
import { LineField } from '../ui/line-field.tsx';
import styles from './goal-fields.module.css';
import { ProjectFields } from './project-fields.tsx';
import { type GoalFieldsProps, useErrorOf } from './use-error-of.ts';

/** What is imported, or sent by a program of the writer's, counts as logged by hand. */
const groups = {
  editor: ['editor'],
  sample: ['sample'],
  manual: ['manual', 'import', 'api'],
  timer: ['timer'],
} as const satisfies Record<string, readonly EntrySource[]>;

const names = ['editor', 'sample', 'manual', 'timer'] as const;

/** What counts for the goal. */
export function CountingFields(props: GoalFieldsProps) {
  const { form, errors, onChange } = props;
  const t = useTranslations('goals.create');
  const messageId = useId();
  const error = useErrorOf(errors)('sources');
  const change = (name: (typeof names)[number], isOn: boolean) => {
    const own: readonly EntrySource[] = groups[name];
    const others = form.sources.filter((source) => !own.includes(source));
    onChange({ sources: isOn ? [...others, ...own] : others });
  };

  return (
    <>
      <fieldset className={styles.whole} aria-describedby={error && messageId}>
        <legend className={styles.legend}>{t('sources')}</legend>
        {names.map((name) => (
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
      <LineField
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
