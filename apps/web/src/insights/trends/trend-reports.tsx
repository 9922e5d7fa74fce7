import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import {
  type TrendFigures,
  type TrendReportHead,
  useCreateTrendReport,
  useRemoveTrendReport,
  useTrendReport,
  useTrendReports,
} from '../api.ts';
import formStyles from '../days/days.module.css';
import { DrillDialog } from '../days/drill-dialog.tsx';
import styles from '../insight-screen.module.css';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { PanelsSection } from './panels-section.tsx';
import { TrendList } from './trend-list.tsx';
import { WordsSection } from './words-section.tsx';

/** Stores the trends shown as a trend report, and lists the stored ones. */
export function TrendReportsSection({ figures }: { figures: TrendFigures }) {
  const t = useTranslations('insight-screens.trends.reports');
  const dates = useDates();
  const { search } = useInsightSearch();
  const create = useCreateTrendReport();
  const { from, through } = figures.period;
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? dates.range(from, through);
  const createReport = async () => {
    const { range, dates: own, projects, tags } = search;
    const query = {
      ...(own ?? { range: range ?? undefined }),
      projects: [...projects],
      tags: [...tags],
    };
    await create.mutateAsync({ body: { id: newId(), name: name.trim(), query } });
    setTyped(null);
    showToast({ type: 'success', words: t('created') });
  };

  return (
    <Section title={t('title')} hasFocusFallback>
      <p className={styles.muted}>{t('hint')}</p>
      <form
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void createReport().catch(() => undefined); // shown as a toast, the name stays
        }}
      >
        <TextField
          label={t('name')}
          maxLength={limits.titleMax}
          value={name}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="small" loading={create.isPending}>
          {t('create')}
        </Button>
      </form>
      <TrendReportList />
    </Section>
  );
}

function TrendReportList() {
  const t = useTranslations('insight-screens.trends.reports');
  const list = useTrendReports();
  const [removed, setRemoved] = useState<TrendReportHead | null>(null);
  const remove = useRemoveTrendReport();
  const dates = useDates();

  return (
    <QueryContent query={list} errorTitle={t('error')} lines={2}>
      {({ items }) => (
        <>
          <ul className={styles.list}>
            {items.map((report) => (
              <li key={report.id}>
                <TextLink to={`/app/insights/trends?report=${report.id}`}>
                  <bdi>{report.name}</bdi>
                </TextLink>
                <span>
                  {t('about', {
                    range: dates.range(report.from, report.to),
                    n: report.significant,
                  })}
                </span>
                <TextButton
                  quiet
                  aria-label={t('removeNamed', { name: report.name })}
                  onClick={() => setRemoved(report)}
                >
                  {t('remove')}
                </TextButton>
              </li>
            ))}
          </ul>
          <ConfirmDialog
            open={removed !== null}
            title={t('removeTitle')}
            confirm={t('remove')}
            destructive
            loading={remove.isPending}
            onCancel={() => setRemoved(null)}
            onConfirm={() =>
              remove.mutate(
                { params: { id: removed?.id ?? '' } },
                { onSuccess: () => setRemoved(null) },
              )
            }
          >
            {t('removeBody', { name: removed?.name ?? '' })}
          </ConfirmDialog>
        </>
      )}
    </QueryContent>
  );
}

/** A stored trend report with its data. */
export function KeptTrends({ id }: { id: string }) {
  const t = useTranslations('insight-screens.trends.reports');
  const report = useTrendReport(id);
  const dates = useDates();

  return (
    <Page
      title={report.data === undefined ? t('title') : <bdi>{report.data.name}</bdi>}
      lede={
        report.data === undefined
          ? undefined
          : t('made', {
              day: dates.day(dates.dayOf(report.data.createdAt)),
              range: dates.range(report.data.from, report.data.to),
            })
      }
      reservesLede={report.data === undefined}
    >
      <p>
        <TextLink to="/app/insights/trends">{t('back')}</TextLink>
      </p>
      <QueryContent query={report} errorTitle={t('readError')} lines={12}>
        {({ figures }) => (
          <div className={styles.content}>
            <TrendList figures={figures} />
            <PanelsSection figures={figures} />
            <WordsSection figures={figures} />
          </div>
        )}
      </QueryContent>
      <DrillDialog />
    </Page>
  );
}
