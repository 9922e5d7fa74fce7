import {
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ChartKind as Kind } from '../chart.ts';
import type { ChartMessages } from '../chart-messages.ts';
import { createFrame } from '../frame.ts';
import { textScale } from '../text-scale.ts';
import { pageTheme } from '../theme.ts';
import styles from './chart.module.css';
import { ChartActions } from './chart-actions.tsx';
import { InteractivePlot } from './interactive-plot.tsx';
import { TableView } from './table-view.tsx';

export type ChartProps<Data> = {
  kind: Kind<Data>;
  /** Undefined while loading. */
  data: Data | undefined;
  title: string;
  /** What the chart shows, in one sentence: the accessible name of the drawing, and its caption. */
  summary: string;
  /** The summary is visible elsewhere on the screen; here it is only for screen readers. */
  isSummaryHidden?: boolean;
  /** Name of a downloaded file, without extension. */
  file: string;
  /** Message if there is no data. */
  empty?: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  words: ChartMessages;
  /** Called with the day or the item key of an opened point. */
  onOpen?: ((key: string) => void) | undefined;
  /** Arranges the parts, for example the actions beside a heading. */
  layout?: (parts: { actions: ReactNode; figure: ReactNode }) => ReactNode;
};

/** A chart on a page: drawing, data points reachable by keyboard and pointer, data table, and downloads. */
export function Chart<Data>(props: ChartProps<Data>) {
  const { kind, data, title, summary, isSummaryHidden = false, file, locale, dir, words } = props;
  const { empty = words.empty, layout = stacked, onOpen } = props;
  const [ref, width] = useWidth();
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
  const pointCount = data === undefined ? 0 : kind.count(data);
  const isDrawn = data !== undefined && pointCount >= kind.minPoints;
  const frame = useMemo(
    () => (width === undefined ? undefined : createFrame({ locale, dir, width, theme: pageTheme })),
    [locale, dir, width],
  );
  const drawing = useMemo(
    () => (isDrawn && frame !== undefined ? kind.draw(data, frame) : undefined),
    [isDrawn, data, kind, frame],
  );

  const actions = isDrawn && (
    <ChartActions
      words={words}
      isTableShown={isTableShown}
      tableId={tableId}
      onToggleTable={() => setTableShown(!isTableShown)}
      source={{ kind, data, file, title, summary, locale, dir, width: width ?? 640 }}
    />
  );

  return layout({
    actions,
    figure: (
      <figure className={styles.chart} aria-label={title} aria-busy={data === undefined}>
        <div ref={ref} className={styles.plot}>
          {drawing !== undefined && frame !== undefined && (
            <InteractivePlot
              drawing={drawing}
              frame={frame}
              label={[`${title}.`, words.points, ...(onOpen ? [words.open] : [])].join(' ')}
              {...{ summary, dir, onOpen }}
            />
          )}
          {data === undefined && <LoadingPlaceholder words={words.loading} />}
        </div>
        {isDrawn && !isSummaryHidden && (
          <figcaption className={styles.summary} aria-hidden="true">
            {summary}
          </figcaption>
        )}
        {data !== undefined && !isDrawn && (
          <p className={styles.nothing}>
            {pointCount === 0 ? empty : words.few(pointCount, kind.minPoints)}
          </p>
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

function LoadingPlaceholder({ words }: { words: string }) {
  return (
    <div className={styles.waiting}>
      <span className={styles.aloud}>{words}</span>
    </div>
  );
}

/** The width of an element in CSS pixels at the default font size; undefined until it is mounted. */
function useWidth(): [RefObject<HTMLDivElement | null>, number | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width / textScale()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [ref, width];
}
