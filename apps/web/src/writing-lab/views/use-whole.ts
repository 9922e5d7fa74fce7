import { useEffect, useState } from 'react';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../desk/desk.ts';
import type { WholeReading } from '../reading/reading.ts';
import { readingPool } from '../reading/reading-pool.ts';

/** What was read of the whole text, and the words it was read of: the hand may be further by now. */
export type Whole = { reading: WholeReading; text: string };

export type WholeState = { whole: Whole | null; isReading: boolean; hasFailed: boolean };

const pauseMs = 700;

/** Reads the whole text in a worker of its own whenever the hand rests; what was read before stays until then. */
export function useWhole(desk: Desk): WholeState {
  const look = useStore(desk.look);
  const { kind, language } = useStore(desk.meta);
  const ignored = look?.ignored;
  const [state, setState] = useState<WholeState>({
    whole: null,
    isReading: true,
    hasFailed: false,
  });
  const analysis = look?.analysis;

  useEffect(() => {
    if (!analysis) return; // another analysis means another text
    const away = new AbortController();
    const timer = setTimeout(() => {
      const text = desk.doc().toString();
      setState((before) => ({ ...before, isReading: true, hasFailed: false }));
      readingPool()
        .read(text, {
          ...desk.options(),
          kind,
          language,
          ignored,
          signal: away.signal,
          isUrgent: true,
        })
        .then(
          (reading) => setState({ whole: { reading, text }, isReading: false, hasFailed: false }),
          () => {
            if (away.signal.aborted) return;
            setState((before) => ({ ...before, isReading: false, hasFailed: true }));
          },
        );
    }, pauseMs);

    return () => {
      clearTimeout(timer);
      away.abort();
    };
  }, [desk, analysis, ignored, kind, language]);

  return state;
}
