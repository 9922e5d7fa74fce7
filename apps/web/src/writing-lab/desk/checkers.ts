import { dictionaryAddresses } from 'virtual:dictionaries';
import type { LanguageCode } from '@longhand/analysis';
import type { Proofreading } from '@longhand/contract/settings';
import { createStore, type Store } from '../../platform/store.ts';
import type {
  CheckerPart,
  CheckerSetting,
  CheckerState,
  FromCheckers,
} from '../analysis/checkers.ts';

/** How spelling and grammar fare for the text that is open. */
type CheckerStates = Readonly<Record<CheckerPart, CheckerState>> & {
  language: LanguageCode;
};

export type Checkers = {
  states: Store<CheckerStates>;
  /** Whether the writer wants spelling at all. */
  spells(): boolean;
  setting(): CheckerSetting;
  /** What the writer wants now; false when that is nothing new. */
  choose(choice: Proofreading): boolean;
  /** All is asked anew. */
  begin(): void;
  told(told: FromCheckers): void;
};

/** Who reads a text beside its analysis, as the writer wants it. */
export function checkers(given: Proofreading): Checkers {
  const states = createStore<CheckerStates>(idle);
  let chosen = given;

  return {
    states,
    spells: () => chosen.spelling,
    setting: () => ({
      files: dictionaryAddresses,
      variety: { en: chosen.english, es: chosen.spanish },
      grammar: chosen.grammar,
    }),
    choose(choice) {
      if (JSON.stringify(choice) === JSON.stringify(chosen)) return false;
      chosen = choice;

      return true;
    },
    begin: () => states.set({ ...idle, language: states.get().language }),
    told: ({ part, state, language }) => states.set({ ...states.get(), [part]: state, language }),
  };
}

const idle = { spelling: 'idle', grammar: 'idle', language: 'und' } as const;
