import type { Analysis } from '@longhand/analysis';
import { useEffect, useState } from 'react';
import { analyzeInWorker } from './analysis-client.ts';

export type LiveAnalysisState =
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'read'; text: string; analysis: Analysis; milliseconds: number };

/** The analysis of a text, debounced. The previous result stays until the next one arrives. */
export function useLiveAnalysis(text: string): LiveAnalysisState {
  const [reading, setReading] = useState<LiveAnalysisState>({ state: 'reading' });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const answer = await analyzeInWorker({ text });
        if (isCurrent) setReading({ state: 'read', ...answer });
      } catch {
        if (isCurrent) setReading({ state: 'failed' });
      }
    }, debounceMs);

    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  return reading;
}

const debounceMs = 80;
