import type { Analysis } from '@longhand/analysis';
import { useEffect, useState } from 'react';
import { ask } from './reader.ts';

export type Reading =
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'read'; text: string; analysis: Analysis; milliseconds: number };

/** The analysis of a text, a moment after it was last changed. What was read before stays until then. */
export function useReading(text: string): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      try {
        const answer = await ask({ text });
        if (isWanted) setReading({ state: 'read', ...answer });
      } catch {
        if (isWanted) setReading({ state: 'failed' });
      }
    }, pause);

    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);

  return reading;
}

const pause = 80;
