import { useEffect, useState } from 'react';

/** The typed text, debounced. A cleared field takes effect at once. */
export function useDebouncedText(typed: string, waitMs = 250): string {
  const [debounced, setDebounced] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), waitMs);

    return () => clearTimeout(timer);
  }, [typed, waitMs]);

  return typed === '' ? '' : debounced;
}
