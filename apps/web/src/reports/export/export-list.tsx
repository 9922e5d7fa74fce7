import { limits } from '@longhand/contract/limits';
import type { ReportExport } from '@longhand/contract/reports-export';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { apiUrlFor } from '../../platform/api-client.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { Row, RowList } from '../../ui/row-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import linkStyles from '../../ui/text-link.module.css';
import { TextButton } from '../../ui/text-link.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { useCancelExport, useExports, useRemoveExport, useRetryExport } from './api.ts';
import styles from './export.module.css';

/** Exports with their state, until they are deleted. */
export function ExportList() {
  const t = useTranslations('report-exports.list');
  const exports = useExports();
  const remove = useRemoveExport();
  const [exportToDelete, setExportToDelete] = useState<ReportExport | null>(null);
  const removeExport = ({ id }: ReportExport) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast({ type: 'success', text: 'report-exports.list.deleted' }),
        onSettled: () => setExportToDelete(null),
      },
    );

  return (
    <Section title={t('title')} hasFocusFallback>
      <QueryContent query={exports} errorTitle={t('error')} lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('empty')}>
              <p>{t('emptyText', { n: limits.exportDays })}</p>
            </EmptyState>
          ) : (
            <RowList label={t('title')}>
              {items.map((one) => (
                <ExportRow key={one.id} item={one} onDelete={() => setExportToDelete(one)} />
              ))}
            </RowList>
          )
        }
      </QueryContent>
      {exportToDelete !== null && (
        <ConfirmDialog
          open
          title={t('deleteTitle')}
          confirm={t('delete')}
          destructive
          loading={remove.isPending}
          onConfirm={() => removeExport(exportToDelete)}
          onCancel={() => setExportToDelete(null)}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </Section>
  );
}

type ExportRowProps = { item: ReportExport; onDelete: () => void };

function ExportRow({ item, onDelete }: ExportRowProps) {
  const t = useTranslations('report-exports.list');
  const retry = useRetryExport();
  const name = useExportName()(item);
  const { id, status } = item;
  const isStopped = status === 'failed' || status === 'canceled';

  return (
    <Row name={name} detail={<ExportDetail item={item} />}>
      {status === 'ready' && (
        <a className={linkStyles.link} href={apiUrlFor(`/api/reports/exports/${id}/file`)} download>
          {t('download')}
        </a>
      )}
      {isStopped && (
        <TextButton disabled={retry.isPending} onClick={() => retry.mutate({ params: { id } })}>
          {t('retry')}
        </TextButton>
      )}
      {(isStopped || status === 'ready') && (
        <TextButton quiet onClick={onDelete}>
          {t('delete')}
        </TextButton>
      )}
    </Row>
  );
}

/** What was chosen, when, and how far it is. */
function ExportDetail({ item }: { item: ReportExport }) {
  const t = useTranslations('report-exports.list');
  const all = useTranslations('report-exports');
  const dates = useDates();
  const sizeText = useSizeText();
  const cancel = useCancelExport();
  const { id, status, choice, doneRows, totalRows, size, createdAt, expiresAt } = item;
  const range =
    choice.from !== null && choice.to !== null
      ? dates.range(choice.from, choice.to)
      : choice.from !== null
        ? all('since', { day: dates.day(choice.from) })
        : choice.to !== null
          ? all('until', { day: dates.day(choice.to) })
          : all('all');
  const isPending = status === 'waiting' || status === 'running';

  return (
    <>
      <p>
        {range} · {t('created', { when: dates.dateTime(createdAt) })}
      </p>
      <p role="status">
        {status === 'ready' && size !== null
          ? t('ready', { size: sizeText(size), day: dates.day(dates.dayOf(expiresAt)) })
          : !isPending && status !== 'ready' && t(status)}
      </p>
      {isPending && (
        <div className={styles.progress}>
          <WorkProgress
            label={t(status)}
            done={doneRows}
            total={totalRows}
            onCancel={() => cancel.mutate({ params: { id } })}
          />
        </div>
      )}
    </>
  );
}

/** “Excel (XLSX): Entries, Goals” */
function useExportName(): (item: ReportExport) => string {
  const t = useTranslations('report-exports');
  const format = useFormatter();

  return ({ choice }) => {
    const { sections } = choice;
    const formatName = t(`form.formats.${choice.format}`);
    if (choice.format === 'png') return formatName;

    return t('list.name', {
      format: formatName,
      sections: format.list(sections.map((section) => t(`sections.${section}`))),
    });
  };
}

const [kilobyte, megabyte] = [1_000, 1_000_000];

function useSizeText(): (bytes: number) => string {
  const t = useTranslations('report-exports.list');

  return (bytes) =>
    bytes < megabyte
      ? t('size', { amount: Math.max(1, Math.round(bytes / kilobyte)), unit: 'kb' })
      : t('size', { amount: Math.round((bytes * 10) / megabyte) / 10, unit: 'mb' });
}
