import type { ReportUnit } from '@longhand/contract/progress-values';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useReports } from './api.ts';
import { ReportScreen } from './report-screen.tsx';

/** The report of this kind that the address names, otherwise the latest. */
export function PeriodReports({ period }: { period: ReportUnit }) {
  const t = useTranslations('reports');
  const dates = useDates();
  const named = useNamedReport();
  const list = useReports(period);
  const [page] = list.data?.pages ?? [];
  const id = named ?? page?.items[0]?.id ?? null;
  if (id !== null) return <ReportScreen id={id} />;

  return (
    <Page title={t('title', { period })} reservesLede={page === undefined}>
      <QueryContent query={{ ...list, data: page }} errorTitle={t('error')} lines={8}>
        {({ nextOn }) => (
          <EmptyState
            title={t('empty.title')}
            action={
              <ButtonLink to="/app/writing-lab/analyzer" variant="primary">
                {t('empty.write')}
              </ButtonLink>
            }
          >
            <p>{t(`empty.${period}`, { day: dates.day(nextOn[period]) })}</p>
          </EmptyState>
        )}
      </QueryContent>
    </Page>
  );
}

/** The id in the address. */
export function useNamedReport(): string | null {
  const params: Record<string, unknown> = useSearch({ strict: false });
  const { report } = params;

  return typeof report === 'string' && report !== '' ? report : null;
}
