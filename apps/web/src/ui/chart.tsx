import { type ChartProps, Chart as Drawn } from '@longhand/charts/browser/chart';
import { directionOf } from '@longhand/locales';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './chart.module.css';
import { Section } from './page.tsx';

type OwnProps<Data> = Omit<ChartProps<Data>, 'words' | 'locale' | 'dir'>;

/** A chart in the language of the page. The screen's route names the texts `charts`. */
export function Chart<Data>(props: OwnProps<Data>) {
  const t = useTranslations('charts');
  const locale = useLocale();

  return (
    <Drawn
      {...props}
      locale={locale}
      dir={directionOf(locale)}
      words={{
        table: t('table'),
        hideTable: t('hideTable'),
        download: t('download'),
        points: t('points'),
        loading: t('loading'),
        empty: t('empty'),
        few: (have, needed) => t('few', { have, needed }),
        first: (shown, all) => t('first', { shown, all }),
        failed: t('failed'),
      }}
    />
  );
}

type ChartSectionProps<Data> = Omit<OwnProps<Data>, 'layout'> & {
  /** Muted words before the table and the files. */
  note?: ReactNode;
};

/** A section of a screen that is one chart: its table and its files stand at the end of the heading's line. */
export function ChartSection<Data>({ note, ...props }: ChartSectionProps<Data>) {
  return (
    <Chart
      {...props}
      layout={({ actions, figure }) => (
        <Section
          title={props.title}
          note={
            <span className={styles.note}>
              {note}
              {actions}
            </span>
          }
        >
          {figure}
        </Section>
      )}
    />
  );
}
