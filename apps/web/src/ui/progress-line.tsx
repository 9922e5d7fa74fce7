import clsx from 'clsx';
import styles from './progress-line.module.css';
import { placeTickLabels, type TickLabelPosition } from './tick-labels.ts';

type ProgressLineProps = {
  /** For screen readers: the measure and its progress. */
  label: string;
  /** From 0 to 1; larger values fill the bar. */
  value: number;
  /** Planned amounts, each with a label below its tick. */
  ticks?: readonly { at: number; label?: string }[];
};

/** A progress bar: ink for progress, blue ticks for planned amounts. */
export function ProgressLine({ label, value, ticks = [] }: ProgressLineProps) {
  const sorted = [...ticks].sort((one, other) => one.at - other.at);
  const labelPositions = placeTickLabels(sorted.map(({ at }) => clampShare(at)));
  const hasLabels = ticks.some((tick) => tick.label !== undefined);
  const isTall = hasLabels && labelPositions.some(({ line }) => line === 2);

  return (
    <div
      className={clsx(styles.line, hasLabels && styles.labelled, isTall && styles.tall)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(clampShare(value) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={styles.done} style={{ inlineSize: percent(value) }} />
      {sorted.map((tick, index) => (
        <span
          key={`${tick.at} ${tick.label ?? ''}`}
          className={styles.tick}
          style={{ insetInlineStart: `min(${percent(tick.at)}, 100% - 1.5px)` }}
        >
          {tick.label !== undefined && (
            <span className={clsx(styles.label, labelClass(labelPositions[index]))}>
              {tick.label}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

const clampShare = (value: number) => Math.min(1, Math.max(0, value));
const percent = (value: number) => `${clampShare(value) * 100}%`;

function labelClass(position: TickLabelPosition | undefined) {
  return clsx(
    position?.side === 'end' && styles.atEnd,
    position?.side === 'start' && styles.atStart,
    position?.line === 2 && styles.second,
  );
}
