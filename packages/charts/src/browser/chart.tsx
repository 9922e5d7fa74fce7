import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Chart as Kind } from '../chart.ts';
import { frameOf } from '../frame.ts';
import { pageTheme } from '../theme.ts';
import type { ChartWords } from '../words.ts';
import { Actions } from './actions.tsx';
import styles from './chart.module.css';
import { ReadablePlot } from './readable-plot.tsx';
import { TableView } from './table-view.tsx';
import { useWidth } from './use-width.ts';

export type ChartProps<Data> = {
  kind: Kind<Data>;
  /** Undefined while it is on its way. */
  data: Data | undefined;
  title: string;
  /** What the chart shows, in a sentence: the name of the drawing for those who listen, and written below it. */
  summary: string;
  /** The sentence stands elsewhere on the screen; it is only read aloud. */
  isSummaryHidden?: boolean;
  /** Name of a downloaded file, without its ending. */
  file: string;
  /** What is said instead of a drawing without any point. */
  empty?: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  words: ChartWords;
  /** Puts the parts where a screen wants them, for example the actions beside its own heading. */
  layout?: (parts: { actions: ReactNode; figure: ReactNode }) => ReactNode;
};

/** A chart in a page: its drawing, its points by keyboard and pointer, the table behind it, and files of it. */
export function Chart<Data>(props: ChartProps<Data>) {
  const { kind, data, title, summary, isSummaryHidden = false, file, locale, dir, words } = props;
  const { empty = words.empty, layout = stacked } = props;
  const [ref, width] = useWidth();
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
  const have = data === undefined ? 0 : kind.count(data);
  const isDrawn = data !== undefined && have >= kind.least;
  const frame = useMemo(
    () => (width === undefined ? undefined : frameOf({ locale, dir, width, theme: pageTheme })),
    [locale, dir, width],
  );
  const drawing = useMemo(
    () => (isDrawn && frame !== undefined ? kind.draw(data, frame) : undefined),
    [isDrawn, data, kind, frame],
  );

  const actions = isDrawn && (
    <Actions
      words={words}
      isTableShown={isTableShown}
      tableId={tableId}
      onTable={() => setTableShown(!isTableShown)}
      source={{ kind, data, file, title, summary, locale, dir, width: width ?? 640 }}
    />
  );

  return layout({
    actions,
    figure: (
      <figure className={styles.chart} aria-label={title} aria-busy={data === undefined}>
        <div ref={ref} className={styles.plot}>
          {drawing !== undefined && frame !== undefined && (
            <ReadablePlot
              drawing={drawing}
              frame={frame}
              label={`${title}. ${words.points}`}
              {...{ summary, dir }}
            />
          )}
          {data === undefined && <Waiting words={words.loading} />}
        </div>
        {isDrawn && !isSummaryHidden && (
          <figcaption className={styles.summary} aria-hidden="true">
            {summary}
          </figcaption>
        )}
        {data !== undefined && !isDrawn && (
          <p className={styles.nothing}>{have === 0 ? empty : words.few(have, kind.least)}</p>
        )}
        {isDrawn && isTableShown && (
          <TableView id={tableId} table={kind.table(data)} {...{ title, locale, words }} />
        )}
      </figure>
    ),
  });
}

function stacked({ actions, figure }: { actions: ReactNode; figure: ReactNode }): ReactNode {
  return (
    <div className={styles.stacked}>
      {figure}
      {actions}
    </div>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <div className={styles.waiting}>
      <span className={styles.aloud}>{words}</span>
    </div>
  );
}
