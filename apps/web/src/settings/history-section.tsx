import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { Section } from '../ui/page.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { useAccountHistory } from './security-api.ts';
import { sessionLocation } from './session-location.ts';
import styles from './settings.module.css';

const pageSize = 10;

type AuditEvent = NonNullable<ReturnType<typeof useAccountHistory>['data']>['items'][number];

/** Audit events of the account, newest first. */
export function HistorySection() {
  const t = useTranslations();
  const dates = useDates();
  const locale = useLocale();
  const { page, setPage } = usePageNumber();
  const history = useAccountHistory(page, pageSize);

  const columns: Column<AuditEvent>[] = [
    {
      key: 'kind',
      title: t('account.history.what'),
      cell: ({ kind, method, device, range, place }) => (
        <>
          <p>
            {method === null
              ? t(`account.history.kinds.${kind}`)
              : t('account.history.by', {
                  what: t(`account.history.kinds.${kind}`),
                  method: t(`account.history.methods.${method}`),
                })}
          </p>
          <p className={styles.muted}>
            {[device, sessionLocation({ range, place }, locale)].filter(Boolean).join(' · ')}
          </p>
        </>
      ),
    },
    {
      key: 'at',
      title: t('account.history.when'),
      muted: true,
      cell: ({ at }) => dates.dateTime(at),
    },
  ];

  return (
    <Section title={t('account.history.title')} note={t('account.history.note')}>
      <QueryContent query={history} errorTitle={t('account.history.error')} lines={5}>
        {({ items, total }) => (
          <>
            <Table
              label={t('account.history.title')}
              rows={items}
              keyOf={({ id }) => id}
              columns={columns}
            />
            {total > pageSize && (
              <Pagination page={page} size={pageSize} total={total} onPage={setPage} />
            )}
          </>
        )}
      </QueryContent>
    </Section>
  );
}

/** The page number is kept in the URL. */
function usePageNumber() {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const requestedPage = Number(search['page']);

  return {
    page: Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1,
    setPage: (page: number) =>
      void navigate({
        to: '/app/settings/security' as string, // a route from the screen table
        search: page === 1 ? {} : { page },
        resetScroll: false,
      }),
  };
}
