import { dictionaryAddresses } from 'virtual:dictionaries';
import type { LanguageCode } from '@longhand/analysis';
import type { Variety } from '@longhand/analysis/proofreading';
import { createStore, type Store } from '../../platform/store.ts';
import type {
  CheckerPart,
  CheckerSetting,
  CheckerState,
  FromCheckers,
} from '../analysis/checkers.ts';

/** How spelling and grammar fare for the text that is open. */
export type CheckerStates = Readonly<Record<CheckerPart, CheckerState>> & {
  language: LanguageCode;
};

export type Checkers = {
  states: Store<CheckerStates>;
  setting(): CheckerSetting;
  /** Which English and Spanish, and whether grammar is wanted. */
  choose(change: Partial<CheckerChoice>): void;
  choice: Store<CheckerChoice>;
  told(told: FromCheckers): void;
};

export type CheckerChoice = { variety: Variety; grammar: boolean };

export function checkers(choice: CheckerChoice): Checkers {
  const states = createStore<CheckerStates>({ spelling: 'idle', grammar: 'idle', language: 'und' });
  const chosen = createStore(choice);

  return {
    states,
    choice: chosen,
    setting: () => ({ files: dictionaryAddresses, ...chosen.get() }),
    choose: (change) => chosen.set({ ...chosen.get(), ...change }),
    told: ({ part, state, language }) => states.set({ ...states.get(), [part]: state, language }),
  };
}
