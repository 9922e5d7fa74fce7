import { limits } from '@longhand/contract/limits';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { useUser } from '../../platform/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { Section } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import styles from './custom.module.css';
import {
  type CustomReport,
  useCustomReports,
  useRemoveCustomReport,
  useRestoreCustomReport,
  useSaveCustomReport,
} from './custom-api.ts';
import { shortenTitle } from './report-draft.ts';

/** Saved reports and, below them, those in the trash; left out while there are none. */
export function SavedReports() {
  const t = useTranslations('custom-reports.saved');
  const [page, setPage] = usePageParam('page');
  const list = useCustomReports({ page, isDeleted: false });
  if (list.data?.total === 0) return <TrashedReports />;

  return (
    <>
      <Section title={t('title')} hasFocusFallback>
        <QueryContent query={list} errorTitle={t('error')} lines={3}>
          {({ items, total }) => (
            <>
              <ul className={styles.list}>
                {items.map((report) => (
                  <SavedReportRow key={report.id} report={report} />
                ))}
              </ul>
              {total > limits.pageSize && (
                <Pagination page={page} size={limits.pageSize} total={total} onPage={setPage} />
              )}
            </>
          )}
        </QueryContent>
      </Section>
      <TrashedReports />
    </>
  );
}

function SavedReportRow({ report: { id, definition, updatedAt } }: { report: CustomReport }) {
  const t = useTranslations('custom-reports.saved');
  const dates = useDates();
  const failureText = useFailureText();
  const isAllowed = useUser()?.entitlements.customReports ?? false;
  const save = useSaveCustomReport();
  const remove = useRemoveCustomReport();
  const restore = useRestoreCustomReport();
  const { title: name } = definition;
  const failure = save.error ?? remove.error;
  const duplicate = () =>
    save.mutate(
      {
        params: { id: newId() },
        body: {
          definition: { ...definition, title: t('copyOf', { name: shortenTitle(name) }) },
        },
      },
      { onSuccess: () => showToast({ type: 'success', words: t('duplicated') }) },
    );
  const moveToTrash = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          showToast({
            ...{ type: 'success', words: t('deleted', { name }) },
            undo: () => restore.mutate({ params: { id } }),
          }),
      },
    );

  return (
    <li className={styles.row}>
      <TextLink to={`/app/reports/custom?report=${id}`}>
        <bdi>{name}</bdi>
      </TextLink>
      <span className={styles.muted}>
        {t('changedOn', { day: dates.day(dates.dayOf(updatedAt)) })}
      </span>
      {isAllowed && (
        <TextButton
          quiet
          aria-label={t('duplicateNamed', { name })}
          disabled={save.isPending}
          onClick={duplicate}
        >
          {t('duplicate')}
        </TextButton>
      )}
      <TextButton
        quiet
        aria-label={t('deleteNamed', { name })}
        disabled={remove.isPending}
        onClick={moveToTrash}
      >
        {t('delete')}
      </TextButton>
      {failure !== null && (
        <span role="alert" className={styles.error}>
          {failureText(failure)}
        </span>
      )}
    </li>
  );
}

function TrashedReports() {
  const t = useTranslations('custom-reports.saved');
  const failureText = useFailureText();
  const [page, setPage] = usePageParam('trash');
  const { data } = useCustomReports({ page, isDeleted: true });
  const restore = useRestoreCustomReport();
  if (data === undefined || data.total === 0) return null;

  return (
    <details className={styles.trash}>
      <summary>{t('trash', { n: data.total })}</summary>
      <p className={styles.muted}>{t('trashNote')}</p>
      <ul className={styles.list}>
        {data.items.map(({ id, definition: { title: name } }) => (
          <li key={id} className={styles.row}>
            <bdi>{name}</bdi>
            <TextButton
              quiet
              aria-label={t('restoreNamed', { name })}
              disabled={restore.isPending}
              onClick={() =>
                restore.mutate(
                  { params: { id } },
                  { onSuccess: () => showToast({ type: 'success', words: t('restored') }) },
                )
              }
            >
              {t('restore')}
            </TextButton>
          </li>
        ))}
      </ul>
      {data.total > limits.pageSize && (
        <Pagination page={page} size={limits.pageSize} total={data.total} onPage={setPage} />
      )}
      {restore.isError && (
        <p role="alert" className={styles.error}>
          {failureText(restore.error)}
        </p>
      )}
    </details>
  );
}

/** A page number in the address. */
function usePageParam(name: 'page' | 'trash'): [number, (page: number) => void] {
  const params: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const page = Math.max(1, Math.trunc(Number(params[name])) || 1);
  const setPage = (next: number) =>
    void navigate({
      to: '/app/reports/custom',
      search: { ...params, [name]: next },
      resetScroll: false,
    });

  return [page, setPage];
}
