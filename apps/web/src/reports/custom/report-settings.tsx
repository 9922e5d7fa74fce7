import { limits } from '@longhand/contract/limits';
import { localeNames, locales } from '@longhand/locales';
import { useTranslations } from 'use-intl';
import { PeriodFields } from '../../insights/figures.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Section } from '../../ui/page.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import styles from './custom.module.css';
import { type Definition, useGoalOptions } from './custom-api.ts';
import { definitionOf, searchOf } from './report-draft.ts';

type ReportSettingsProps = {
  definition: Definition;
  onChange: (definition: Definition) => void;
};

const steps = ['auto', 'day', 'week', 'month'] as const;

/** Title, range, filters, grouping, language, note and goals of a report. */
export function ReportSettings({ definition, onChange }: ReportSettingsProps) {
  const t = useTranslations('custom-reports.form');
  const search = searchOf(definition);
  const change = (patch: Partial<Definition>) => onChange({ ...definition, ...patch });
  const isFiltered = definition.projects.length > 0 || definition.tags.length > 0;

  return (
    <Section label={t('title')}>
      <div className={styles.settings}>
        <TextField
          label={t('name')}
          maxLength={limits.titleMax}
          value={definition.title}
          error={definition.title.trim() === '' && t('nameRequired')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <PeriodFields
          search={search}
          onChange={(patch) => onChange(definitionOf({ ...search, ...patch }, definition))}
        />
        <p className={styles.sentence}>
          <Sentence>
            {t.rich('options', {
              step: () => (
                <InlineSelect
                  label={t('step')}
                  value={definition.step ?? 'auto'}
                  options={steps.map((value) => ({ value, label: t(`steps.${value}`) }))}
                  onChange={(step) => change({ step: step === 'auto' ? null : step })}
                />
              ),
              language: () => (
                <InlineSelect
                  label={t('language')}
                  value={definition.language}
                  options={locales.map((value) => ({ value, label: localeNames[value] }))}
                  onChange={(language) => change({ language })}
                />
              ),
            })}
          </Sentence>
        </p>
        {isFiltered && <p className={styles.muted}>{t('filtered')}</p>}
        {definition.blocks.includes('note') && (
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            maxLength={limits.reportNoteMax}
            value={definition.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
        {definition.blocks.includes('goals') && (
          <GoalsField goals={definition.goals} onChange={(goals) => change({ goals })} />
        )}
      </div>
    </Section>
  );
}

type GoalsFieldProps = { goals: readonly string[]; onChange: (goals: string[]) => void };

function GoalsField({ goals, onChange }: GoalsFieldProps) {
  const t = useTranslations('custom-reports.form');
  const options = useGoalOptions().data ?? [];
  if (options.length === 0) return null;

  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...goals, id] : goals.filter((one) => one !== id));

  return (
    <fieldset>
      <legend className={styles.legend}>{t('goals')}</legend>
      {goals.length === 0 && <p className={styles.muted}>{t('allGoals')}</p>}
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={<bdi>{label}</bdi>}
            checked={goals.includes(value)}
            disabled={!goals.includes(value) && goals.length >= limits.reportGoalsMax}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
