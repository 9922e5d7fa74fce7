import { useEffect, useState } from 'react';

const debounceMs = 250;

/** What was typed, after a pause; an emptied field counts at once. */
export function useDebouncedText(typed: string): string {
  const [debounced, setDebounced] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), debounceMs);

    return () => clearTimeout(timer);
  }, [typed]);

  return typed === '' ? '' : debounced;
}
