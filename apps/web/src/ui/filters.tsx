import { type ReactNode, useEffect, useState } from 'react';
import styles from './filters.module.css';
import { Sentence } from './sentence.tsx';

type FiltersProps = {
  /** The filters, as a sentence with inline controls. */
  children: ReactNode;
  search: { label: string; value: string; max?: number; onSearch: (words: string) => void };
};

/** The filters of a list as a sentence, with a debounced search field. */
export function Filters({ children, search: { label, value, max = 100, onSearch } }: FiltersProps) {
  const [typed, setTyped] = useState(value);
  const [appliedValue, setAppliedValue] = useState(value);
  if (appliedValue !== value) {
    setAppliedValue(value);
    setTyped(value); // changed from outside, by browser history or a reset
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setAppliedValue(typed);
      onSearch(typed);
    }, debounceMs);

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

const debounceMs = 300;
