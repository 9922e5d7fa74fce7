import { useEffect, useState } from 'react';
import { atRest } from '../../platform/at-rest.ts';
import { nowMs } from '../../platform/clock.ts';
import { keys, localShelf } from '../../platform/storage.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import type { Desk } from '../desk/desk.ts';

const usualGoal = '500';

/** A long burst of typing is not counted anew with every key. */
const bounds = { pauseMs: 40, atMostMs: 250 };
const minuteMs = 60_000;
const clockMs = 10_000;

/** The words typed in this session, how many it shall have, and how long it has lasted. The goal stays for the next one. */
export function useSession(desk: Desk) {
  const [words, setWords] = useState(() => desk.typing.words(desk.doc()));
  const [minutes, setMinutes] = useState(() => minutesOf(desk));
  const [goalText, setGoalText] = useState(() => localShelf.get(keys.sittingTarget) ?? usualGoal);

  useEffect(() => {
    const count = () => {
      setWords(desk.typing.words(desk.doc()));
      setMinutes(minutesOf(desk));
    };
    const rest = atRest(count, bounds);
    const leave = desk.edits.subscribe(rest.touch);
    const timer = setInterval(count, clockMs);
    count();

    return () => {
      leave();
      rest.cancel();
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
      localShelf.set(keys.sittingTarget, value);
    },
  };
}

function minutesOf({ typing }: Desk): number {
  return typing.startedAt ? Math.floor((nowMs() - typing.startedAt.getTime()) / minuteMs) : 0;
}
