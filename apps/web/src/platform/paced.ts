type Pace = {
  /** How long to rest after each turn. */
  restMs: number;
  later: (milliseconds: number, act: () => void) => unknown;
};

/** Acts at once, then rests; what comes meanwhile is dealt with together when the rest is over, each thing once. */
export function paced<Item>(
  act: (items: Item[]) => void,
  { restMs, later }: Pace,
): (items: readonly Item[]) => void {
  const waiting = new Set<Item>();
  let isResting = false;

  const turn = () => {
    isResting = waiting.size > 0;
    if (!isResting) return;

    later(restMs, turn);
    act([...waiting]);
    waiting.clear();
  };

  return (items) => {
    for (const item of items) waiting.add(item);
    if (!isResting) turn();
  };
}
