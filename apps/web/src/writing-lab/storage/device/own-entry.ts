import type { OwnWord } from '@longhand/contract/own-words';

/** A dictionary word, replacement or ignored rule of the user, for all texts or one project. */
export type OwnEntry = OwnWord & {
  at: string;
  /** `waiting`: the account does not have this state yet. `removed`: the account does not know of the removal yet. */
  state: 'sent' | 'waiting' | 'removed';
  /** Whether it was ever sent to the account. */
  isKnown: boolean;
  /** Not synced: `here` if the user wants it on this device only, otherwise the draft that it belongs to. */
  held: string | null;
  /** Change counter: a response confirms only the changes that were sent. */
  edits: number;
};
