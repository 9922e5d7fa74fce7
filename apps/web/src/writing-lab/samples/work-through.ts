import type { Lab } from '../lab.ts';
import { patiently, type Wait } from './patiently.ts';
import type { SampleStore, SavedText } from './sample-store.ts';

export type Act = (store: SampleStore, ids: readonly string[]) => Promise<readonly string[]>;

type With = {
  stores: Lab['stores'];
  signal: AbortSignal;
  wait: Wait;
  /** Called with the texts that are done with, after each step. */
  onDone: (texts: readonly SavedText[]) => void;
};

/** Few enough for a stop to be heard soon. */
const step = 50;

/** Does something to many texts, some at a time; rejects where it can not go on, or with the reason of the signal. */
export async function workThrough(
  texts: readonly SavedText[],
  act: Act,
  { stores, signal, wait, onDone }: With,
): Promise<void> {
  for (const place of ['server', 'device'] as const) {
    let left = texts.filter((text) => text.place === place);
    while (left.length > 0) {
      const ids = left.slice(0, step).map(({ id }) => id);
      const done = new Set(await patiently(() => act(stores[place], ids), { signal, wait }));
      onDone(left.filter(({ id }) => done.has(id)));
      left = left.filter(({ id }) => !done.has(id));
    }
  }
}
