import { type ChartProps, Chart as Drawn } from '@longhand/charts/browser/chart';
import { frameOf } from '@longhand/charts/frame';
import { Plot } from '@longhand/charts/plot';
import { printTheme } from '@longhand/charts/theme';
import { directionOf } from '@longhand/locales';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './chart.module.css';
import { Section } from './page.tsx';

type OwnProps<Data> = Omit<ChartProps<Data>, 'words' | 'locale' | 'dir'>;

/** Whether charts are part of a page to be printed: they are drawn in its colors and for its width, and nothing in them can be pressed. */
export const OnPaper = createContext(false);

/** A chart in the language of the page. The screen's route names the texts `charts`. */
export function Chart<Data>(props: OwnProps<Data>) {
  const t = useTranslations('charts');
  const locale = useLocale();
  const isOnPaper = useContext(OnPaper);
  if (isOnPaper) return <PaperChart {...props} />;

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

/** Between the margins of A4 and of Letter, in pixels. */
const paperWidth = 660;

function PaperChart<Data>({ kind, data, title, summary, empty }: OwnProps<Data>) {
  const t = useTranslations('charts');
  const locale = useLocale();
  const drawn = useMemo(() => {
    if (data === undefined || kind.count(data) < kind.least) return null;
    const dir = directionOf(locale);
    const frame = frameOf({ locale, dir, width: paperWidth, theme: printTheme });

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
