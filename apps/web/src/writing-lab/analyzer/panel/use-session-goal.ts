import { useEffect, useState } from 'react';
import { nowMs } from '../../../platform/clock.ts';
import { debounce } from '../../../platform/debounce.ts';
import { safeLocalStorage, storageKeys } from '../../../platform/storage.ts';
import { readWholeNumber } from '../../../platform/whole-number.ts';
import type { Desk } from '../../document/desk.ts';

const defaultGoal = '500';

/** Limits recounting during a burst of typing. */
const countDebounce = { waitMs: 40, maxWaitMs: 250 };
const minuteMs = 60_000;
const clockMs = 10_000;

/** Words typed in this writing session, its goal and its duration. The goal is kept for the next session. */
export function useSessionGoal(desk: Desk) {
  const [words, setWords] = useState(() => desk.typing.words(desk.doc()));
  const [minutes, setMinutes] = useState(() => minutesOf(desk));
  const [goalText, setGoalText] = useState(
    () => safeLocalStorage.get(storageKeys.sittingTarget) ?? defaultGoal,
  );

  useEffect(() => {
    const count = () => {
      setWords(desk.typing.words(desk.doc()));
      setMinutes(minutesOf(desk));
    };
    const debouncedCount = debounce(count, countDebounce);
    const unsubscribe = desk.edits.subscribe(debouncedCount.schedule);
    const timer = setInterval(count, clockMs);
    count();

    return () => {
      unsubscribe();
      debouncedCount.cancel();
      clearInterval(timer);
    };
  }, [desk]);

  return {
    words,
    minutes,
    goal: Math.max(1, readWholeNumber(goalText) ?? 1),
    goalText,

    setGoalText(value: string) {
      setGoalText(value);
      safeLocalStorage.set(storageKeys.sittingTarget, value);
    },
  };
}

function minutesOf({ typing }: Desk): number {
  return typing.startedAt ? Math.floor((nowMs() - typing.startedAt.getTime()) / minuteMs) : 0;
}
