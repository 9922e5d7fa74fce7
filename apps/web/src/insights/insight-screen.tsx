import type { InsightPeriod } from '@longhand/contract/insights-values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { DrillDialog } from './days/drill-dialog.tsx';
import styles from './insight-screen.module.css';
import { PeriodBar } from './period/period-bar.tsx';

type ScreenName = 'analytics' | 'progress' | 'sentiment' | 'temporal' | 'trends';
type Scope = { period: InsightPeriod; before: InsightPeriod | null };

type InsightScreenProps<Data extends Scope> = {
  name: ScreenName;
  query: UseQueryResult<Data>;
  /** The result in one sentence. */
  lede: (data: Data) => ReactNode;
  /** Whether no range has anything to show. */
  isEmpty: (data: Data) => boolean;
  hasNoMeasure?: boolean;
  hasNoComparison?: boolean;
  children: (data: Data) => ReactNode;
};

/** A screen of insights: its result, range and filters, charts, and the drill-down. */
export function InsightScreen<Data extends Scope>(props: InsightScreenProps<Data>) {
  const { name, query, lede, isEmpty, children, ...bar } = props;
  const t = useTranslations('insight-screens');

  return (
    <Page
      hasFocusFallback
      title={t(`${name}.title`)}
      lede={query.data === undefined ? undefined : lede(query.data)}
      reservesLede
    >
      <PeriodBar {...bar} />
      <QueryContent query={query} errorTitle={t(`${name}.error`)} lines={12}>
        {(data) => (
          <div className={styles.content} aria-busy={query.isPlaceholderData}>
            <ScopeText period={data.period} before={props.hasNoComparison ? null : data.before} />
            {isEmpty(data) ? <NothingYet name={name} /> : children(data)}
          </div>
        )}
      </QueryContent>
      <DrillDialog />
    </Page>
  );
}

/** The dates of the named range and comparison. */
function ScopeText({ period, before }: Scope) {
  const t = useTranslations('insight-screens.period');
  const dates = useDates();
  const range = dates.range(period.from, period.isUnfinished ? period.through : period.to);

  return (
    <p className={styles.scope}>
      {before === null
        ? t('scope', { range, days: period.days })
        : t('scopeCompared', {
            range,
            days: period.days,
            before: dates.range(before.from, before.through),
          })}
    </p>
  );
}

function NothingYet({ name }: { name: ScreenName }) {
  const t = useTranslations('insight-screens');

  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <>
          <ButtonLink to="/app/goals/sessions" variant="primary">
            {t('empty.sprint')}
          </ButtonLink>
          <TextLink to="/app/goals/imports">{t('empty.import')}</TextLink>
        </>
      }
    >
      <p>{t(`${name}.empty`)}</p>
    </EmptyState>
  );
}
