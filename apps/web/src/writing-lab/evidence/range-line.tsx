import type { PublishedRange } from '@longhand/analysis/measures/published-ranges';
import type { Spread } from '../corpus/spread.ts';
import styles from './range-line.module.css';

type RangeLineProps = {
  value: number;
  /** Of the writer's own texts, where there are enough. */
  spread: Spread | null;
  /** Of published works. */
  published?: PublishedRange | null;
};

/**
 * Where a value stands: the thick part is the middle half of the writer's own texts, the thin part below it that of published works,
 * the dot is this text. Own texts give the line its ends; without them the published works do.
 */
export function RangeLine({ value, spread, published = null }: RangeLineProps) {
  const ends = [
    value,
    ...(spread ? [spread.least, spread.most] : []),
    ...(published
      ? [published[spread ? 'low' : 'least'], published[spread ? 'high' : 'most']]
      : []),
  ];
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  const place = (at: number) => `${to === from ? 50 : 4 + (92 * (at - from)) / (to - from)}%`;
  const band = ({ low, high }: { low: number; high: number }) => ({
    insetInlineStart: place(low),
    inlineSize: `max(2px, calc(${place(high)} - ${place(low)}))`,
  });

  return (
    <span
      className={styles.line}
      aria-hidden="true"
      data-range
      data-published={published !== null || undefined}
    >
      {spread && <span className={styles.usual} style={band(spread)} />}
      {published && <span className={styles.published} style={band(published)} />}
      <span className={styles.dot} style={{ insetInlineStart: place(value) }} />
    </span>
  );
}
