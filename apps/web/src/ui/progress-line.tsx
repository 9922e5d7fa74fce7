import clsx from 'clsx';
import styles from './progress-line.module.css';
import { placeTickLabels, type TickLabel } from './tick-labels.ts';

type ProgressLineProps = {
  /** Said aloud: what is measured and how far it is. */
  label: string;
  /** Shares of the whole line, 0 to 1; what lies beyond stops at the end. */
  value: number;
  /** What was planned by now, each with its words below the tick. */
  ticks?: readonly { at: number; label?: string }[];
};

/** Ink is how far it is, blue where it was planned to be. */
export function ProgressLine({ label, value, ticks = [] }: ProgressLineProps) {
  const sorted = [...ticks].sort((one, other) => one.at - other.at);
  const places = placeTickLabels(sorted.map(({ at }) => share(at)));
  const hasLabels = ticks.some((tick) => tick.label !== undefined);
  const isTall = hasLabels && places.some(({ line }) => line === 2);

  return (
    <div
      className={clsx(styles.line, hasLabels && styles.labelled, isTall && styles.tall)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share(value) * 100)}
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
            <span className={clsx(styles.label, placeOf(places[index]))}>{tick.label}</span>
          )}
        </span>
      ))}
    </div>
  );
}

const share = (value: number) => Math.min(1, Math.max(0, value));
const percent = (value: number) => `${share(value) * 100}%`;

function placeOf(place: TickLabel | undefined) {
  return clsx(
    place?.side === 'end' && styles.atEnd,
    place?.side === 'start' && styles.atStart,
    place?.line === 2 && styles.second,
  );
}
