import type { PublishedRange } from '@longhand/analysis/measures/published-ranges';
import type { Quartiles } from '../corpus/quartiles.ts';
import styles from './range-line.module.css';

type RangeLineProps = {
  value: number;
  /** The usual range of the user's own texts, if there are enough. */
  quartiles: Quartiles | null;
  /** The published range, of published works. */
  published?: PublishedRange | null;
};

/**
 * Position of a value: the thick part is the middle half of the user's own texts, the thin part below it that of published works, the dot
 * is this text. The own texts define the ends of the line; without them the published works do.
 */
export function RangeLine({ value, quartiles, published = null }: RangeLineProps) {
  const ends = [
    value,
    ...(quartiles ? [quartiles.least, quartiles.most] : []),
    ...(published
      ? [published[quartiles ? 'low' : 'least'], published[quartiles ? 'high' : 'most']]
      : []),
  ];
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  const position = (at: number) => `${to === from ? 50 : 4 + (92 * (at - from)) / (to - from)}%`;
  const band = ({ low, high }: { low: number; high: number }) => ({
    insetInlineStart: position(low),
    inlineSize: `max(2px, calc(${position(high)} - ${position(low)}))`,
  });

  return (
    <span
      className={styles.line}
      aria-hidden="true"
      data-range
      data-published={published !== null || undefined}
    >
      {quartiles && <span className={styles.usual} style={band(quartiles)} />}
      {published && <span className={styles.published} style={band(published)} />}
      <span className={styles.dot} style={{ insetInlineStart: position(value) }} />
    </span>
  );
}
