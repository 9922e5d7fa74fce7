import {
  type ExportSection,
  exportFormats,
  exportSections,
} from '@longhand/contract/reports-export';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Section } from '../../ui/page.tsx';
import { FormField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useCreateExport, useFilters } from './api.ts';
import styles from './export.module.css';
import { type ExportDraft, emptyDraft, toChoice } from './export-draft.ts';
import { RangeField } from './range-field.tsx';

type FieldsProps = { draft: ExportDraft; onChange: (patch: Partial<ExportDraft>) => void };

/** Format, data, time, project and tag of a new export. */
export function ExportForm() {
  const t = useTranslations('report-exports.form');
  const failureText = useFailureText();
  const create = useCreateExport();
  const [draft, setDraft] = useState(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const hasData = draft.format === 'png' || draft.sections.length > 0;
  const onChange = (patch: Partial<ExportDraft>) => setDraft({ ...draft, ...patch });

  const start = () => {
    setChecked(true);
    if (!hasData) return;
    create.mutate(
      { body: toChoice(draft) },
      { onSuccess: () => showToast({ type: 'success', text: 'report-exports.list.started' }) },
    );
  };

  return (
    <Section title={t('title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <FormField label={t('format')} hint={t(`hints.${draft.format}`)}>
          {(described) => (
            <InlineSelect
              {...described}
              label={t('format')}
              value={draft.format}
              options={exportFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
              onChange={(format) => onChange({ format })}
            />
          )}
        </FormField>
        {draft.format !== 'png' && (
          <DataField draft={draft} onChange={onChange} isMissing={isChecked && !hasData} />
        )}
        <RangeField draft={draft} onChange={onChange} />
        <FilterFields draft={draft} onChange={onChange} />
        {create.isError && (
          <p className={styles.error} role="alert">
            {failureText(create.error)}
          </p>
        )}
        <p>
          <Button type="submit" variant="primary" loading={create.isPending}>
            {t('start')}
          </Button>
        </p>
        <p className={styles.muted}>
          {t.rich('privacy', {
            link: (words) => <TextLink to="/app/settings/privacy">{words}</TextLink>,
          })}
        </p>
      </form>
    </Section>
  );
}

function DataField({ draft, onChange, isMissing }: FieldsProps & { isMissing: boolean }) {
  const t = useTranslations('report-exports');
  const toggle = (section: ExportSection, isChosen: boolean) =>
    onChange({
      sections: exportSections.filter((one) =>
        one === section ? isChosen : draft.sections.includes(one),
      ),
    });

  return (
    <fieldset className={styles.data} aria-describedby={isMissing ? 'export-data' : undefined}>
      <legend className={styles.legend}>{t('form.data')}</legend>
      <div className={styles.checks}>
        {exportSections.map((section) => (
          <Checkbox
            key={section}
            label={t(`sections.${section}`)}
            checked={draft.sections.includes(section)}
            onChange={(event) => toggle(section, event.target.checked)}
          />
        ))}
      </div>
      {isMissing && (
        <p id="export-data" className={styles.error} role="alert">
          {t('form.choose')}
        </p>
      )}
    </fieldset>
  );
}

/** Project and tag; left out for a writer without any. */
function FilterFields({ draft, onChange }: FieldsProps) {
  const t = useTranslations('report-exports.form');
  const { projects = [], tags = [] } = useFilters().data ?? {};
  const isFiltered = draft.projectId !== '' || draft.tag !== '';
  const hasOthers = draft.sections.some((section) => section !== 'entries' && section !== 'texts');

  return (
    <>
      {projects.length > 0 && (
        <FormField label={t('project')}>
          {(described) => (
            <InlineSelect
              {...described}
              label={t('project')}
              value={draft.projectId}
              options={[
                { value: '', label: t('allProjects') },
                ...projects.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(projectId) => onChange({ projectId })}
            />
          )}
        </FormField>
      )}
      {tags.length > 0 && (
        <FormField label={t('tag')}>
          {(described) => (
            <InlineSelect
              {...described}
              label={t('tag')}
              value={draft.tag}
              options={[
                { value: '', label: t('allTags') },
                ...tags.map((tag) => ({ value: tag, label: tag })),
              ]}
              onChange={(tag) => onChange({ tag })}
            />
          )}
        </FormField>
      )}
      {isFiltered && hasOthers && draft.format !== 'png' && (
        <p className={styles.muted}>{t('filtered')}</p>
      )}
    </>
  );
}
