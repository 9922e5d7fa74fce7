import { memo } from 'react';
import styles from './panel.module.css';
import { type LaneMarks, laneParts } from './tally.ts';

/**
 * Where findings fall from the start of the text to its end: a tick for each while they are few; of many, bars as high as that
 * part of the text is full of them. Either is one path.
 */
export const Lane = memo(function Lane({ marks }: { marks: LaneMarks }) {
  return (
    <svg
      className={styles.lane}
      viewBox="0 0 60 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.base} d={marks.isDense ? 'M0 11.5h60' : 'M0 6h60'} />
      <path className={styles.ticks} d={marks.isDense ? bars(marks) : ticks(marks)} />
    </svg>
  );
});

const width = 60;
const tick = 1.5;

function ticks({ places }: LaneMarks): string {
  return places
    .map(({ at }) => `M${(at * (width - tick)).toFixed(1)} 1h${tick}v10h-${tick}z`)
    .join('');
}

function bars({ places }: LaneMarks): string {
  const step = width / laneParts;

  return places
    .map(({ at, share }) => {
      const size = Math.max(1, share * 11).toFixed(1);

      return `M${(at * laneParts * step).toFixed(1)} 12v-${size}h${step - 0.6}v${size}z`;
    })
    .join('');
}
