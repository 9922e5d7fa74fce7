import type { ReportHead } from '@longhand/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormatAmount } from '../goals/index.ts';
import { useDates } from '../platform/use-dates.ts';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { Table } from '../ui/table.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { useReports, useTrendReports } from './api.ts';
import { NoReports } from './period-reports.tsx';
import { ReportScreen } from './report-screen.tsx';
import styles from './reports.module.css';
import { useNamedReport } from './use-named-report.ts';
import { reportPath, useReportName } from './use-report-name.ts';

/** All reports, latest first; or the report that the URL names, of any period. */
export default function ReportsHome() {
  const named = useNamedReport();

  return named === null ? <ReportList /> : <ReportScreen id={named} />;
}

function ReportList() {
  const t = useTranslations('reports');
  const dates = useDates();
  const list = useReports();
  const data = list.data && {
    items: list.data.pages.flatMap(({ items }) => items),
    nextOn: list.data.pages[0]?.nextOn,
    paused: list.data.pages[0]?.paused ?? [],
  };

  return (
    <Page title={t('home')} lede={t('lede')}>
      <QueryContent query={{ ...list, data }} errorTitle={t('error')} lines={8}>
        {({ items, nextOn, paused }) => (
          <>
            {nextOn !== undefined && (
              <p className={styles.muted}>
                {t('next', { week: dates.day(nextOn.week), month: dates.day(nextOn.month) })}
              </p>
            )}
            {paused.map((period) => (
              <p key={period}>{t(`paused.${period}`)}</p>
            ))}
            {items.length === 0 ? (
              <NoReports period="week" lastDay={nextOn?.week} />
            ) : (
              <ReportTable items={items} />
            )}
            {list.hasNextPage && (
              <p>
                <TextButton
                  disabled={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {t('more')}
                </TextButton>
              </p>
            )}
          </>
        )}
      </QueryContent>
      <TrendReports />
    </Page>
  );
}

/** Stored trend reports; hidden if there are none. */
function TrendReports() {
  const t = useTranslations('insight-screens.trends.reports');
  const dates = useDates();
  const items = useTrendReports().data?.items ?? [];
  if (items.length === 0) return null;

  return (
    <Section title={t('title')}>
      <ul className={styles.list}>
        {items.map(({ id, name, from, to, significant }) => (
          <li key={id}>
            <TextLink to={`/app/insights/trends?report=${id}`}>
              <bdi>{name}</bdi>
            </TextLink>{' '}
            <span className={styles.muted}>
              {t('about', { range: dates.range(from, to), n: significant })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReportTable({ items }: { items: readonly ReportHead[] }) {
  const t = useTranslations('reports');
  const nameOf = useReportName();
  const amount = useFormatAmount();

  return (
    <Table
      label={t('home')}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'report',
          title: t('columns.report'),
          cell: (report) => (
            <>
              <TextLink to={reportPath(report)}>{nameOf(report)}</TextLink>
              {report.openedAt === null && <small className={styles.mark}>{t('new')}</small>}
              {report.updatedAt !== null && <small className={styles.mark}>{t('changed')}</small>}
            </>
          ),
          fillsWidth: true,
        },
        {
          key: 'period',
          title: t('columns.period'),
          cell: ({ period }) => t(`periods.${period}`),
          muted: true,
          wideOnly: true,
        },
        {
          key: 'days',
          title: t('columns.days'),
          cell: ({ writingDays }) => t('days', { n: writingDays }),
          isNumeric: true,
          wideOnly: true,
        },
        {
          key: 'amount',
          title: t('columns.amount'),
          cell: (report) =>
            report.isEmpty ? '–' : amount(report.amount, report.measure, report.unit),
          isNumeric: true,
        },
      ]}
    />
  );
}
