import { type ReactNode, useEffect, useState } from 'react';
import styles from './filters.module.css';
import { Sentence } from './sentence.tsx';

type FiltersProps = {
  /** What is listed, as a sentence with its choices in it. */
  children: ReactNode;
  search: { label: string; value: string; max?: number; onSearch: (words: string) => void };
};

/** What a list shows, read as a sentence; the search beside it waits for a pause in the typing. */
export function Filters({ children, search: { label, value, max = 100, onSearch } }: FiltersProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  if (asked !== value) {
    setAsked(value);
    setTyped(value); // shown from elsewhere: the way back, or "show everything"
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onSearch(typed);
    }, pauseMs);

    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={styles.filters}>
      <p>
        <Sentence>{children}</Sentence>
      </p>
      <input
        type="search"
        className={styles.search}
        aria-label={label}
        placeholder={label}
        maxLength={max}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

const pauseMs = 300;
