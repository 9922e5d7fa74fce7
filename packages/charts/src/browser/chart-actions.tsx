import { useState } from 'react';
import type { ChartMessages } from '../chart-messages.ts';
import styles from './chart.module.css';
import { type DownloadSource, downloads } from './download.ts';

type ChartActionsProps<Data> = {
  words: ChartMessages;
  isTableShown: boolean;
  tableId: string;
  onToggleTable: () => void;
  source: DownloadSource<Data>;
};

/** Buttons that show the data table and download the chart. */
export function ChartActions<Data>(props: ChartActionsProps<Data>) {
  const { words, isTableShown, tableId, onToggleTable, source } = props;
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
        onClick={onToggleTable}
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
        downloads.map(({ extension, save: make }) => (
          <button
            key={extension}
            type="button"
            className={styles.file}
            aria-label={`${words.download}: ${extension.toUpperCase()}`}
            onClick={() => save(make)}
          >
            {extension.toUpperCase()}
          </button>
        ))}
      {hasFailed && <span role="alert">{words.failed}</span>}
    </div>
  );
}
