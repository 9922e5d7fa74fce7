import styles from './range-line.module.css';

type RangeLineProps = {
  /** Said aloud: the value and the usual range, in words. */
  label: string;
  /** Where this text stands, 0 to 1 along the line. */
  at: number;
  /** The middle half of the writer's own texts; left out where there are too few of them. */
  usual?: { from: number; to: number } | undefined;
};

/** A score among the writer's own: the thick part is the usual, the dot this text. */
export function RangeLine({ label, at, usual }: RangeLineProps) {
  return (
    <div className={styles.range} role="img" aria-label={label}>
      {usual !== undefined && (
        <span
          className={styles.usual}
          style={{
            insetInlineStart: percent(usual.from),
            inlineSize: percent(Math.max(usual.to - usual.from, 0)),
          }}
        />
      )}
      <span className={styles.dot} style={{ insetInlineStart: percent(at) }} />
    </div>
  );
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;
