import { createStore, type Store, useStore } from '../../platform/store.ts';
import { type Lab, useLab } from '../lab.ts';
import { type GivenText, joinTexts, type Separator, splitText } from './split.ts';

/** What is put together for the next run. */
type Gathered = {
  pasted: string;
  separator: Separator;
  /** From files and from the writer's saved texts. */
  taken: readonly GivenText[];
};

const stores = new WeakMap<Lab, Store<Gathered>>();

/** What was put together stays when another screen is looked at, and what a run did not take is there for the next. */
export function useGathered() {
  const store = storeOf(useLab());
  const gathered = useStore(store);
  const change = (part: Partial<Gathered>) => store.set({ ...store.get(), ...part });

  return {
    ...gathered,
    texts: textsOf(gathered),
    change,
    take: (texts: readonly GivenText[]) => change({ taken: withTexts(store.get().taken, texts) }),
    leave: (count: number) => change(withoutFirst(store.get(), count)),
  };
}

function textsOf({ pasted, separator, taken }: Gathered): readonly GivenText[] {
  return [...splitText(pasted, separator), ...taken];
}

/** A saved text is taken once. */
export function withTexts(
  taken: readonly GivenText[],
  more: readonly GivenText[],
): readonly GivenText[] {
  const ids = new Set(taken.map(({ saved }) => saved?.id));

  return [...taken, ...more.filter(({ saved }) => !saved || !ids.has(saved.id))];
}

/** What is left when the first texts are read: pasted ones come before the others. */
export function withoutFirst(gathered: Gathered, count: number): Gathered {
  const { pasted, separator, taken } = gathered;
  const split = splitText(pasted, separator);

  return {
    separator,
    pasted: joinTexts(split.slice(count), separator),
    taken: taken.slice(Math.max(0, count - split.length)),
  };
}

function storeOf(lab: Lab): Store<Gathered> {
  const known = stores.get(lab);
  if (known) return known;
  const store = createStore<Gathered>({ pasted: '', separator: 'rule', taken: [] });
  stores.set(lab, store);

  return store;
}
