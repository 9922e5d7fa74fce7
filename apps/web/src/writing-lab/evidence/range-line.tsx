import type { Spread } from '../corpus/spread.ts';
import styles from './range-line.module.css';

/** Where a value stands among the writer's own: the thick part is the middle half of them, the dot is this text. */
export function RangeLine({ value, spread }: { value: number; spread: Spread }) {
  const from = Math.min(spread.least, value);
  const to = Math.max(spread.most, value);
  const place = (at: number) => `${to === from ? 50 : 4 + (92 * (at - from)) / (to - from)}%`;

  return (
    <span className={styles.line} aria-hidden="true" data-range>
      <span
        className={styles.usual}
        style={{
          insetInlineStart: place(spread.low),
          inlineSize: `max(2px, calc(${place(spread.high)} - ${place(spread.low)}))`,
        }}
      />
      <span className={styles.dot} style={{ insetInlineStart: place(value) }} />
    </span>
  );
}
