import { useEffect, useState } from 'react';
import { nowMs } from '../../platform/clock.ts';

/** The current time, updated every second while enabled and when the page becomes visible. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(nowMs);

  useEffect(() => {
    if (!isTicking) return;
    const update = () => setNow(nowMs());
    update();
    const timer = setInterval(update, 1_000);
    document.addEventListener('visibilitychange', update);

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isTicking]);

  return now;
}
