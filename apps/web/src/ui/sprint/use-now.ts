import { useEffect, useState } from 'react';
import { nowMs } from '../../platform/clock.ts';

/** The time, anew every second while it is wanted, and at once when the page comes back from sleep. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(nowMs);

  useEffect(() => {
    if (!isWanted) return;
    const read = () => setNow(nowMs());
    read();
    const timer = setInterval(read, 1_000);
    document.addEventListener('visibilitychange', read);

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isWanted]);

  return now;
}
