import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { QueryContent } from '../ui/query-content.tsx';
import { useCustomReport } from './custom/custom-api.ts';
import { ReportBuilder } from './custom/report-builder.tsx';
import { SavedReports } from './custom/saved-reports.tsx';
import { ShareSection } from './custom/share-section.tsx';
import { useNamedReport } from './use-named-report.ts';

/** A new custom report with the saved ones, or the saved report that the address names. */
export default function CustomReports() {
  const named = useNamedReport();
  if (named !== null) return <SavedReport key={named} id={named} />;

  return (
    <ReportBuilder key="new" saved={null}>
      <SavedReports />
    </ReportBuilder>
  );
}

function SavedReport({ id }: { id: string }) {
  const t = useTranslations('custom-reports');
  const report = useCustomReport(id);
  usePageName(report.data?.definition.title ?? null);
  if (report.data !== undefined) {
    return (
      <ReportBuilder saved={report.data}>
        <ShareSection id={id} />
      </ReportBuilder>
    );
  }

  return (
    <Page title={t('title')} reservesLede>
      <QueryContent query={report} errorTitle={t('saved.readError')} lines={12}>
        {() => null}
      </QueryContent>
    </Page>
  );
}
