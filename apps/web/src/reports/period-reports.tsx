import type { ReportUnit } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';
import type { LocalDate } from '../platform/local-date.ts';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useCreateReports, useReports } from './api.ts';
import { ReportScreen } from './report-screen.tsx';
import { useNamedReport } from './use-named-report.ts';

/** The report of this kind that the URL names, otherwise the latest. */
export function PeriodReports({ period }: { period: ReportUnit }) {
  const t = useTranslations('reports');
  const named = useNamedReport();
  const list = useReports(period);
  const [page] = list.data?.pages ?? [];
  const id = named ?? page?.items[0]?.id ?? null;
  if (id !== null) return <ReportScreen id={id} />;

  return (
    <Page title={t('title', { period })} reservesLede={page === undefined}>
      <QueryContent query={{ ...list, data: page }} errorTitle={t('error')} lines={8}>
        {({ nextOn }) => <NoReports period={period} lastDay={nextOn[period]} />}
      </QueryContent>
    </Page>
  );
}

/** Shows when the first report will be created, and creates those of completed periods at once. */
export function NoReports({
  period,
  lastDay,
}: {
  period: ReportUnit;
  lastDay: LocalDate | undefined;
}) {
  const t = useTranslations('reports.empty');
  const dates = useDates();
  const create = useCreateReports();

  return (
    <EmptyState
      title={t('title')}
      action={
        <>
          <ButtonLink to="/app/writing-lab/analyzer" variant="primary">
            {t('write')}
          </ButtonLink>
          <TextButton
            disabled={create.isPending}
            onClick={() =>
              create.mutate(
                {},
                {
                  onSuccess: ({ created }) =>
                    showToast({ type: 'info', words: t('made', { n: created }) }),
                },
              )
            }
          >
            {t('make')}
          </TextButton>
        </>
      }
    >
      {lastDay !== undefined && <p>{t(period, { day: dates.day(lastDay) })}</p>}
    </EmptyState>
  );
}
