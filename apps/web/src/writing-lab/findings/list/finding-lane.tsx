import { memo } from 'react';
import { type LaneMarks, laneParts } from '../../analysis/findings/count-findings.ts';
import styles from '../panel.module.css';

/**
 * The distribution of findings from the start of the text to its end: one tick each while they are few, otherwise bars by density. Drawn as
 * a single path.
 */
export const FindingLane = memo(function Lane({ marks }: { marks: LaneMarks }) {
  return (
    <svg
      className={styles.lane}
      viewBox="0 0 60 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.base} d={marks.isDense ? 'M0 11.5h60' : 'M0 6h60'} />
      <path className={styles.ticks} d={marks.isDense ? barPath(marks) : tickPath(marks)} />
    </svg>
  );
});

const width = 60;
const tickWidth = 1.5;

function tickPath({ positions }: LaneMarks): string {
  return positions
    .map(({ at }) => `M${(at * (width - tickWidth)).toFixed(1)} 1h${tickWidth}v10h-${tickWidth}z`)
    .join('');
}

function barPath({ positions }: LaneMarks): string {
  const barStep = width / laneParts;

  return positions
    .map(({ at, share }) => {
      const size = Math.max(1, share * 11).toFixed(1);

      return `M${(at * laneParts * barStep).toFixed(1)} 12v-${size}h${barStep - 0.6}v${size}z`;
    })
    .join('');
}
