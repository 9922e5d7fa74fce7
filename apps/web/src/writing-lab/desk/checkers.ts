import { dictionaryAddresses } from 'virtual:dictionaries';
import type { LanguageCode } from '@longhand/analysis';
import type { Proofreading } from '@longhand/contract/settings';
import { initialState } from '../../platform/initial-state.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type {
  CheckerPart,
  CheckerSetting,
  CheckerState,
  FromCheckers,
} from '../analysis/checkers.ts';
import type { Home } from '../keeping/save-status.ts';

/** How spelling and grammar fare for the text that is open. */
type CheckerStates = Readonly<Record<CheckerPart, CheckerState>> & {
  language: LanguageCode;
};

export type Checkers = {
  states: Store<CheckerStates>;
  /** Whether the writer wants spelling at all. */
  spells(): boolean;
  /**
   * Whether the grammar server of the installation may read this text: where there is one, the writer wants it, and the text is
   * saved in the account. What is on this device alone stays there.
   */
  serves(): boolean;
  setting(): CheckerSetting;
  /** Rules that the writer switched on or off. */
  rules(): Readonly<Record<string, boolean>>;
  /** Takes what the writer wants now: whether that is new for the checkers, for the rules alone, or not at all. */
  choose(choice: Proofreading): 'checkers' | 'rules' | null;
  /** All is asked anew. */
  begin(): void;
  /** The grammar server reads this text no more. */
  leaveServer(): void;
  told(told: FromCheckers): void;
};

/** Who reads a text beside its analysis, as the writer wants it. */
export function checkers(given: Proofreading, home: () => Home | null): Checkers {
  const states = createStore<CheckerStates>(idle);
  let chosen = given;

  return {
    states,
    spells: () => chosen.spelling,
    serves: () =>
      initialState.hasGrammarServer === true &&
      chosen.serverGrammar === true &&
      home()?.place === 'server',
    setting: () => ({
      files: dictionaryAddresses,
      variety: { en: chosen.english, es: chosen.spanish },
      grammar: chosen.grammar,
    }),
    rules: () => chosen.rules ?? {},
    choose(choice) {
      const before = chosen;
      chosen = choice;
      if (!isSameChoice(choice, before)) return 'checkers';

      return isSameChoice(choice.rules ?? {}, before.rules ?? {}) ? null : 'rules';
    },
    begin: () => states.set({ ...idle, language: states.get().language }),
    leaveServer: () => states.set({ ...states.get(), server: 'idle' }),
    told: ({ part, state, language }) => states.set({ ...states.get(), [part]: state, language }),
  };
}

/** A server names the fields in an order of its own. */
function isSameChoice(one: Choice, other: Choice): boolean {
  const fields = Object.keys({ ...one, ...other });

  return fields.every((field) => field === 'rules' || one[field] === other[field]);
}

type Choice = Readonly<Record<string, unknown>>;

const idle = { spelling: 'idle', grammar: 'idle', server: 'idle', language: 'und' } as const;
