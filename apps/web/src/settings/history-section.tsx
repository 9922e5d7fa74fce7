import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { useHistory } from './security-api.ts';
import styles from './settings.module.css';
import { whereFrom } from './where-from.ts';

const size = 10;

type Happening = NonNullable<ReturnType<typeof useHistory>['data']>['items'][number];

/** What happened to the account, the newest first. */
export function HistorySection() {
  const t = useTranslations();
  const dates = useDates();
  const locale = useLocale();
  const { page, go } = usePage();
  const history = useHistory(page, size);

  const columns: Column<Happening>[] = [
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
            {[device, whereFrom({ range, place }, locale)].filter(Boolean).join(' · ')}
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
      <Loaded query={history} failure={t('account.history.error')} lines={5}>
        {({ items, total }) => (
          <>
            <Table
              label={t('account.history.title')}
              rows={items}
              keyOf={({ id }) => id}
              columns={columns}
            />
            {total > size && <Pagination page={page} size={size} total={total} onPage={go} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** Which page is shown stands in the address. */
function usePage() {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const wanted = Number(search['page']);

  return {
    page: Number.isInteger(wanted) && wanted > 0 ? wanted : 1,
    go: (page: number) =>
      void navigate({
        to: '/app/settings/security' as string, // one of the routes that are made from the table
        search: page === 1 ? {} : { page },
        resetScroll: false,
      }),
  };
}
