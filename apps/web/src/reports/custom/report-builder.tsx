import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Page, Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { ComposedReportView } from './composed-report.tsx';
import styles from './custom.module.css';
import { type CustomReport, type Definition, useReportPreview } from './custom-api.ts';
import { useReportDraft } from './report-draft.ts';
import { ReportSettings } from './report-settings.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionList } from './section-list.tsx';

type ReportBuilderProps = {
  /** Null for a new report. */
  saved: CustomReport | null;
  /** Below the form. */
  children?: ReactNode;
};

/** Settings, sections and live preview of a report. */
export function ReportBuilder({ saved, children }: ReportBuilderProps) {
  const t = useTranslations('custom-reports');
  const draft = useReportDraft(saved);
  const { definition, change } = draft;

  return (
    <Page
      title={saved === null ? t('title') : <bdi>{saved.definition.title}</bdi>}
      lede={t('lede')}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <ReportSettings definition={definition} onChange={change} />
          <Section title={t('sections.title')}>
            <SectionList
              blocks={definition.blocks}
              onChange={(blocks) => change({ ...definition, blocks })}
            />
          </Section>
          <SaveBar saved={saved} draft={draft} />
          {children}
        </div>
        <Preview definition={definition} />
      </div>
    </Page>
  );
}

/** Follows the settings; typed text after a pause. */
function Preview({ definition }: { definition: Definition }) {
  const t = useTranslations('custom-reports');
  const title = useDebouncedText(definition.title.trim());
  const note = useDebouncedText(definition.note);
  const preview = useReportPreview({
    ...definition,
    ...{ title: title === '' ? t('untitled') : title, note },
  });

  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <QueryContent query={preview} errorTitle={t('preview.error')} lines={12}>
        {(report) => <ComposedReportView report={report} />}
      </QueryContent>
    </section>
  );
}
