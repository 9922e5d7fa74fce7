import type { Store } from '../../../platform/store.ts';
import type { PendingSave } from '../device/database.ts';
import type { Arrangement, SampleStore, StorageLocation } from '../samples/sample-store.ts';
import type { SavedTextRef, SaveState, SaveStatus, Snapshot } from './save-status.ts';

export type TextSaver = {
  status: Store<SaveStatus>;
  home: Store<SavedTextRef | null>;
  /** Call when the text has changed. */
  markChanged(): void;
  /** The save to retry, stored with the draft. */
  pendingSave(): PendingSave | null;
  /** Saves for the first time, optionally into a project and with tags. */
  saveNew(place: StorageLocation, arrangement?: Arrangement): Promise<boolean>;
  /** Saves the text as a new version of its saved text. */
  saveVersion(): Promise<boolean>;
  /** Sends unsent changes without waiting for a pause, when the text is closed. */
  flush(): Promise<boolean>;
  /** Retries a pending save, for "Try again" and when the network returns. */
  tryAgain(): Promise<boolean>;
  /** Resolves a conflict by saving the local text as the newest version. */
  keepMine(): Promise<boolean>;
  /** Detaches the text from its saved text. */
  detach(): Promise<void>;
  /** Fingerprints of texts that were sent without a response, stored with the draft. */
  sentFingerprints(): readonly string[];
  /** Applies the save state that another tab has reached for the same text. */
  adopt(theirs: SaveState): void;
  stop(): void;
};

export type TextSaverOptions = SaveState & {
  stores: Record<StorageLocation, SampleStore>;
  readSnapshot: () => Snapshot;
  /** Resolves when the analysis is current, or can no longer be waited for. */
  whenAnalyzed: () => Promise<void>;
  newId: () => string;
  /** Runs the save while no other tab saves this text, with the state they have reached. */
  withSaveLock: (act: () => Promise<boolean>) => Promise<boolean>;
  /** Stores the draft immediately, including what is being sent. */
  storeDraft: () => Promise<void>;
  /** Called when a save requested by the user fails; not for automatic retries. */
  onFailure?: (failure: unknown) => void;
  /** Called when saved text, status or pending save have changed, so that the draft stores them. */
  onChange: () => void;
};
