import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useUnits } from '../insights/figures.ts';
import { apiUrlFor } from '../platform/api-client.ts';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Page } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { QueryContent } from '../ui/query-content.tsx';
import linkStyles from '../ui/text-link.module.css';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { type Report, useOpenReport, useReport, useUpdateReport } from './api.ts';
import { ReportSections } from './report-sections.tsx';
import styles from './reports.module.css';
import { reportPath, useReportName } from './use-report-name.ts';

/** A stored report, with links to the previous and next one. */
export function ReportScreen({ id }: { id: string }) {
  const t = useTranslations('reports');
  const report = useReport(id);
  const nameOf = useReportName();
  const name = report.data === undefined ? null : nameOf(report.data);
  const { mutate: open } = useOpenReport();
  const isUnopened = report.data?.openedAt === null;
  usePageName(name);
  useEffect(() => {
    if (isUnopened) open({ params: { id } });
  }, [id, isUnopened, open]);

  return (
    <Page
      title={name ?? t('loading')}
      reservesTitle={name === null}
      lede={report.data === undefined ? undefined : <Headline report={report.data} />}
      reservesLede
    >
      <QueryContent query={report} errorTitle={t('reportError')} lines={12}>
        {(data) => (
          <>
            <ReportBar report={data} />
            <ReportSections report={data} />
          </>
        )}
      </QueryContent>
    </Page>
  );
}

/** The amounts, compared with the previous period. */
function Headline({ report: { period, content } }: { report: Report }) {
  const t = useTranslations('reports');
  const format = useFormatter();
  const units = useUnits(content);
  const { totals, change } = content;
  if (totals.entries === 0) return t('nothing');
  const written = { amount: units.text(totals.amount), days: totals.writingDays };
  if (change === null) return t('headline', written);

  return t('headlineChange', {
    ...written,
    period,
    change: format.number(change, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    }),
  });
}

/** Links to the neighbors, when the report was created, and whether entries have changed since. */
function ReportBar({ report }: { report: Report }) {
  const t = useTranslations('reports');
  const dates = useDates();
  const update = useUpdateReport();
  const { id, period, earlier, later, createdAt, updatedAt, isOutdated } = report;

  return (
    <>
      <p className={styles.bar}>
        <span className={styles.muted}>
          {updatedAt === null
            ? t('madeOn', { day: dates.day(dates.dayOf(createdAt)) })
            : t('updatedOn', { day: dates.day(dates.dayOf(updatedAt)) })}
        </span>
        {earlier !== null && (
          <TextLink to={reportPath({ id: earlier, period })}>{t('earlier')}</TextLink>
        )}
        {later !== null && <TextLink to={reportPath({ id: later, period })}>{t('later')}</TextLink>}
        <a className={linkStyles.link} href={apiUrlFor(`/api/reports/${id}/file`)} download>
          {t('download')}
        </a>
        <TextLink quiet to="/app/reports">
          {t('all')}
        </TextLink>
      </p>
      {isOutdated && (
        <p className={styles.bar} role="status">
          {t('outdated')}
          <TextButton
            disabled={update.isPending}
            onClick={() =>
              update.mutate(
                { params: { id } },
                { onSuccess: () => showToast({ type: 'success', words: t('updated') }) },
              )
            }
          >
            {t('update')}
          </TextButton>
        </p>
      )}
    </>
  );
}
