import { memo } from 'react';
import styles from './panel.module.css';
import type { Tick } from './tally.ts';

/** Where findings fall from the start of the text to its end: ticks on a line, whatever their number one path. */
export const Lane = memo(function Lane({ ticks }: { ticks: readonly Tick[] }) {
  const path = ticks
    .map(
      ({ at, share }) =>
        `M${(at * 100).toFixed(1)} ${(6 - 5 * share).toFixed(1)}v${(10 * share).toFixed(1)}`,
    )
    .join('');

  return (
    <svg
      className={styles.lane}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 6h100" />
      <path className={styles.ticks} d={path} />
    </svg>
  );
});
