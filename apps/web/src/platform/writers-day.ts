import { localDayAt } from '@longhand/goals/local-day';
import { useEffect } from 'react';
import { instantNow } from './clock.ts';
import type { LocalDate } from './local-date.ts';
import { preferencesOf } from './preferences.ts';
import { refresh } from './query.ts';
import { session } from './session.ts';

/** The writer's day by the clock of this device: in their own zone, and begun at the hour they chose. */
export function writersToday(): LocalDate {
  return localDayAt(instantNow(), preferencesOf(session.state.get().user));
}

const lookMs = 20_000;

/** When the writer's day turns under an open page, everything that is counted in days is read anew. */
export function useDayTurn(): void {
  useEffect(() => {
    const hasTurned = dayTurn(writersToday);
    const timer = setInterval(() => {
      if (hasTurned()) void refresh(['goals', 'home']);
    }, lookMs);

    return () => clearInterval(timer);
  }, []);
}

/** Whether the day has turned since the last look; said once more, since the server's clock may be a little behind. */
export function dayTurn(today: () => LocalDate): () => boolean {
  let known = today();
  let isSaidAgain = false;

  return () => {
    const hasTurned = today() !== known;
    const isSaid = hasTurned || isSaidAgain;
    known = today();
    isSaidAgain = hasTurned;

    return isSaid;
  };
}
