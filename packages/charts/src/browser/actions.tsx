import { useState } from 'react';
import type { ChartWords } from '../words.ts';
import styles from './chart.module.css';
import { type DownloadSource, downloads } from './download.ts';

type ActionsProps<Data> = {
  words: ChartWords;
  isTableShown: boolean;
  tableId: string;
  onTable: () => void;
  source: DownloadSource<Data>;
};

/** The table behind the chart, and files of it. */
export function Actions<Data>(props: ActionsProps<Data>) {
  const { words, isTableShown, tableId, onTable, source } = props;
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = (make: (source: DownloadSource<Data>) => Promise<void>) => {
    setFailed(false);
    make(source).catch(() => setFailed(true));
  };

  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-expanded={isTableShown}
        aria-controls={isTableShown ? tableId : undefined}
        onClick={onTable}
      >
        {isTableShown ? words.hideTable : words.table}
      </button>
      <button
        type="button"
        className={styles.action}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.download}
      </button>
      {isOpen &&
        downloads.map(({ ending, save: make }) => (
          <button
            key={ending}
            type="button"
            className={styles.file}
            aria-label={`${words.download}: ${ending.toUpperCase()}`}
            onClick={() => save(make)}
          >
            {ending.toUpperCase()}
          </button>
        ))}
      {hasFailed && <span role="alert">{words.failed}</span>}
    </div>
  );
}
