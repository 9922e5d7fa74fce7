import { type ChartProps, Chart as Drawn } from '@longhand/charts/browser/chart';
import { createFrame } from '@longhand/charts/frame';
import { Plot } from '@longhand/charts/plot';
import { printTheme } from '@longhand/charts/theme';
import { textDirection } from '@longhand/locales';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './chart.module.css';
import { Section } from './page.tsx';

type LocalizedChartProps<Data> = Omit<ChartProps<Data>, 'words' | 'locale' | 'dir'>;

/** Whether charts are rendered for print: in print colors, at page width and without controls. */
export const PrintContext = createContext(false);

/** A chart in the current language. The screen's route must load the `charts` messages. */
export function Chart<Data>(props: LocalizedChartProps<Data>) {
  const t = useTranslations('charts');
  const locale = useLocale();
  const isPrinting = useContext(PrintContext);
  if (isPrinting) return <PrintedChart {...props} />;

  return (
    <Drawn
      {...props}
      locale={locale}
      dir={textDirection(locale)}
      words={{
        table: t('table'),
        hideTable: t('hideTable'),
        download: t('download'),
        points: t('points'),
        open: t('open'),
        loading: t('loading'),
        empty: t('empty'),
        few: (have, needed) => t('few', { have, needed }),
        first: (shown, all) => t('first', { shown, all }),
        failed: t('failed'),
      }}
    />
  );
}

/** The printable width of A4 and Letter, in pixels. */
const printWidth = 660;

function PrintedChart<Data>({ kind, data, title, summary, empty }: LocalizedChartProps<Data>) {
  const t = useTranslations('charts');
  const locale = useLocale();
  const drawn = useMemo(() => {
    if (data === undefined || kind.count(data) < kind.minPoints) return null;
    const dir = textDirection(locale);
    const frame = createFrame({ locale, dir, width: printWidth, theme: printTheme });

    return { frame, drawing: kind.draw(data, frame) };
  }, [kind, data, locale]);
  if (!drawn) return <p>{empty ?? t('empty')}</p>;

  return (
    <figure className={styles.paper} aria-label={title}>
      <div className={styles.sheet}>
        <Plot {...drawn} summary={summary} />
      </div>
      <figcaption aria-hidden="true">{summary}</figcaption>
    </figure>
  );
}

type ChartSectionProps<Data> = Omit<LocalizedChartProps<Data>, 'layout'> & {
  /** Muted text before the table and download buttons. */
  note?: ReactNode;
  /** The title is shown elsewhere, such as by a dialog. */
  hasHiddenTitle?: boolean;
};

/** A section with one chart. The table and download buttons are at the end of the heading. */
export function ChartSection<Data>({
  note,
  hasHiddenTitle = false,
  ...props
}: ChartSectionProps<Data>) {
  return (
    <Chart
      {...props}
      layout={({ actions, figure }) => (
        <Section
          title={hasHiddenTitle ? undefined : props.title}
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
