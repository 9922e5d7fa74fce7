import { createStore, type Store, useStore } from '../../../platform/store.ts';
import {
  type BatchInput,
  joinTexts,
  type Separator,
  splitText,
} from '../../files/open/split-text.ts';
import { type Lab, useLab } from '../../storage/lab.ts';

/** The texts collected for the next batch. */
type BatchInputState = {
  pasted: string;
  separator: Separator;
  /** From files and saved texts. */
  taken: readonly BatchInput[];
};

const stores = new WeakMap<Lab, Store<BatchInputState>>();

/** The collected texts survive a change of screen, and texts that a batch did not include stay for the next. */
export function useBatchInputs() {
  const store = storeOf(useLab());
  const gathered = useStore(store);
  const change = (part: Partial<BatchInputState>) => store.set({ ...store.get(), ...part });

  return {
    ...gathered,
    texts: textsOf(gathered),
    change,
    addTexts: (texts: readonly BatchInput[]) =>
      change({ taken: addTexts(store.get().taken, texts) }),
    removeFirst: (count: number) => change(removeFirst(store.get(), count)),
  };
}

function textsOf({ pasted, separator, taken }: BatchInputState): readonly BatchInput[] {
  return [...splitText(pasted, separator), ...taken];
}

/** A saved text is added only once. */
export function addTexts(
  taken: readonly BatchInput[],
  more: readonly BatchInput[],
): readonly BatchInput[] {
  const ids = new Set(taken.map(({ saved }) => saved?.id));

  return [...taken, ...more.filter(({ saved }) => !saved || !ids.has(saved.id))];
}

/** The inputs without the first `count` texts; pasted texts come first. */
export function removeFirst(gathered: BatchInputState, count: number): BatchInputState {
  const { pasted, separator, taken } = gathered;
  const split = splitText(pasted, separator);

  return {
    separator,
    pasted: joinTexts(split.slice(count), separator),
    taken: taken.slice(Math.max(0, count - split.length)),
  };
}

function storeOf(lab: Lab): Store<BatchInputState> {
  const known = stores.get(lab);
  if (known) return known;
  const store = createStore<BatchInputState>({ pasted: '', separator: 'rule', taken: [] });
  stores.set(lab, store);

  return store;
}
