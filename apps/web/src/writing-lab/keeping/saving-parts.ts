import type { Store } from '../../platform/store.ts';
import type { Waiting } from '../device/database.ts';
import type { Arrangement, Place, SampleStore } from '../samples/sample-store.ts';
import type { Home, SaveStatus, Snapshot, Start } from './save-status.ts';

export type Saving = {
  status: Store<SaveStatus>;
  home: Store<Home | null>;
  /** The text has changed. */
  touch(): void;
  /** What is to be tried again, to be remembered with the draft. */
  waiting(): Waiting | null;
  /** Saves for the first time, in a place; as part of a project and with tags where it is given some. */
  saveNew(place: Place, belongs?: Arrangement): Promise<boolean>;
  /** Saves the text as a new version of the one it came from. */
  saveVersion(): Promise<boolean>;
  /** Sends what is not sent yet without waiting for a pause: the text is being left. */
  sendNow(): Promise<boolean>;
  /** Sends what waits, for a "Try again" and when the network is back. */
  tryAgain(): Promise<boolean>;
  /** Ends a conflict by keeping the words here as the newest version. */
  keepMine(): Promise<boolean>;
  /** The text is from now on one of its own. */
  leaveHome(): Promise<void>;
  /** The fingerprints of texts that were sent and not answered, to be remembered with the draft. */
  sent(): readonly string[];
  /** Takes what another tab has come to with the same text. */
  adopt(theirs: Start): void;
  stop(): void;
};

export type SavingParts = Start & {
  stores: Record<Place, SampleStore>;
  read: () => Snapshot;
  /** What is known of the text is of the text as it stands, or can not be waited for any longer. */
  settled: () => Promise<void>;
  newId: () => string;
  /** Does it when no other tab saves this text, with what they have come to. */
  inStep: (act: () => Promise<boolean>) => Promise<boolean>;
  /** Keeps the draft at once, with what is being sent. */
  keepNow: () => Promise<void>;
  /** A save that the writer asked for has failed; not called again when it is tried again by itself. */
  tellFailure?: (failure: unknown) => void;
  /** Called when the home, its state or what waits has changed: the draft remembers it. */
  changed: () => void;
};
