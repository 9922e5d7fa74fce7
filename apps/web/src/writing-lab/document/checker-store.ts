import { dictionaryAddresses } from 'virtual:dictionaries';
import type { LanguageCode } from '@longhand/analysis';
import type { Proofreading } from '@longhand/contract/settings';
import { initialState } from '../../platform/initial-state.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type {
  CheckerName,
  CheckerSettings,
  CheckerState,
  CheckerStatusMessage,
} from '../analysis/checkers/checker-messages.ts';
import type { SavedTextRef } from '../storage/saving/save-status.ts';

/** Status of each checker for the open text. */
type CheckerStatuses = Readonly<Record<CheckerName, CheckerState>> & {
  language: LanguageCode;
};

export type CheckerStore = {
  states: Store<CheckerStatuses>;
  /** Whether the user enabled the spelling check. */
  isSpellingEnabled(): boolean;
  /**
   * Whether the grammar server may check this text: the installation has one, the user enabled it, and the text is saved in the account.
   * Texts stored only on this device are never sent.
   */
  canUseServer(): boolean;
  settings(): CheckerSettings;
  /** Rules that the user switched on or off. */
  rules(): Readonly<Record<string, boolean>>;
  /** Applies the user's settings; returns whether they changed for the checkers, for the rules alone, or not at all. */
  updateSettings(choice: Proofreading): 'checkers' | 'rules' | null;
  /** Everything is checked again. */
  resetStatuses(): void;
  /** The grammar server no longer checks this text. */
  resetServerStatus(): void;
  setStatus(told: CheckerStatusMessage): void;
};

/** Which checkers run beside the analysis, according to the user's settings. */
export function createCheckerStore(
  initialSettings: Proofreading,
  home: () => SavedTextRef | null,
): CheckerStore {
  const states = createStore<CheckerStatuses>(initialStatuses);
  let current = initialSettings;

  return {
    states,
    isSpellingEnabled: () => current.spelling,
    canUseServer: () =>
      initialState.hasGrammarServer === true &&
      current.serverGrammar === true &&
      home()?.place === 'server',
    settings: () => ({
      files: dictionaryAddresses,
      variety: { en: current.english, es: current.spanish },
      isGrammarEnabled: current.grammar,
    }),
    rules: () => current.rules ?? {},
    updateSettings(choice) {
      const before = current;
      current = choice;
      if (!areSettingsEqual(choice, before)) return 'checkers';

      return areSettingsEqual(choice.rules ?? {}, before.rules ?? {}) ? null : 'rules';
    },
    resetStatuses: () => states.set({ ...initialStatuses, language: states.get().language }),
    resetServerStatus: () => states.set({ ...states.get(), server: 'idle' }),
    setStatus: ({ part, state, language }) =>
      states.set({ ...states.get(), [part]: state, language }),
  };
}

/** The server may send the fields in another order. */
function areSettingsEqual(one: SettingsRecord, other: SettingsRecord): boolean {
  const fields = Object.keys({ ...one, ...other });

  return fields.every((field) => field === 'rules' || one[field] === other[field]);
}

type SettingsRecord = Readonly<Record<string, unknown>>;

const initialStatuses = {
  spelling: 'idle',
  grammar: 'idle',
  server: 'idle',
  language: 'und',
} as const;
