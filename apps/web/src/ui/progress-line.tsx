import clsx from 'clsx';
import styles from './progress-line.module.css';

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
  const hasLabels = ticks.some((tick) => tick.label !== undefined);

  return (
    <div
      className={clsx(styles.line, hasLabels && styles.labelled)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share(value) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={styles.done} style={{ inlineSize: percent(value) }} />
      {ticks.map((tick) => (
        <span
          key={`${tick.at} ${tick.label ?? ''}`}
          className={styles.tick}
          style={{ insetInlineStart: `min(${percent(tick.at)}, 100% - 1.5px)` }}
        >
          {tick.label !== undefined && (
            <span className={clsx(styles.label, sideOf(tick.at))}>{tick.label}</span>
          )}
        </span>
      ))}
    </div>
  );
}

const share = (value: number) => Math.min(1, Math.max(0, value));
const percent = (value: number) => `${share(value) * 100}%`;

function sideOf(at: number) {
  if (at > 0.82) return styles.atEnd;
  if (at < 0.18) return styles.atStart;

  return undefined;
}
