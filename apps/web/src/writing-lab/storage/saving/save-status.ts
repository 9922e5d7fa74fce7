import { Refusal } from '@longhand/contract/errors';
import { isPermanentFailure, serverRetryDelay } from '../../../platform/failures.ts';
import type { Draft, PendingSave } from '../device/database.ts';
import type { Description, TextCounts, WholeText } from '../samples/sample-store.ts';

export type SavedTextRef = NonNullable<Draft['home']>;

/** Save status of a text. */
export type SaveStatus =
  | { is: 'unsaved' }
  | { is: 'saved' }
  | { is: 'ahead' }
  | { is: 'saving' }
  /** No response; retried automatically. `asked` if the user requested a version. */
  | { is: 'waiting'; asked: boolean }
  | { is: 'conflict'; theirs: WholeText; asked: boolean }
  /** The plan's limit on saved texts is reached. */
  | { is: 'limit' }
  /** Deleted elsewhere; the draft still has the text. */
  | { is: 'gone' }
  /** Rejected by the server because of its content, or by this browser, which allows no storage. */
  | { is: 'refused'; failure: unknown };

export type Snapshot = Description & { text: string; figures: TextCounts };

/** The reference that a draft keeps to its saved text. */
export function toSavedTextRef({
  place,
  id,
  revision,
  versions,
  projectId = null,
}: SavedTextRef): SavedTextRef {
  return { place, id, revision, versions, projectId };
}

/** Whether the saved text equals ours, apart from its counts. */
export function isSameText(theirs: WholeText, { text, title, kind }: Snapshot): boolean {
  return theirs.text === text && theirs.title === title && theirs.kind === kind;
}

/** A request that saves a text unchanged, as a version. */
export function toVersionRequest(text: WholeText) {
  const { title, kind, language, words, characters, findings, revision } = text;
  const figures = { words, characters, findings };

  return { title, kind, language, text: text.text, figures, revision, version: true };
}

/** Save state of a text when it is opened. */
export type SaveState = {
  home: SavedTextRef | null;
  isAhead: boolean;
  waiting: PendingSave | null;
  sent: readonly string[];
};

/** The save state stored in a draft. */
export function saveStateOf({ home, isAhead, waiting = null, sent = [] }: Draft): SaveState {
  return { home, isAhead, waiting, sent };
}

export function initialStatus({ home, isAhead, waiting }: Omit<SaveState, 'sent'>): SaveStatus {
  if (waiting) return { is: 'waiting', asked: waiting.version };
  if (!home) return { is: 'unsaved' };

  return { is: isAhead ? 'ahead' : 'saved' };
}

/** Whether a save failed because the text was changed elsewhere since its last revision known here. */
export function isConflict(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'sample_conflict';
}

/** Status after a failed save other than a conflict. */
export function statusAfterFailure(failure: unknown, asked: boolean): SaveStatus {
  const code = failure instanceof Refusal ? failure.code : null;
  if (code === 'sample_limit') return { is: 'limit' };
  if (code === 'sample_not_found') return { is: 'gone' };

  return isPermanentFailure(failure) ? { is: 'refused', failure } : { is: 'waiting', asked };
}

/** Delay before an automatic retry: as long as the server asks for, else half a minute. */
export function retryDelayOf(failure: unknown): number {
  return serverRetryDelay(failure) ?? retryMs;
}

const retryMs = 30_000;

/** Whether only the user can resolve the status. */
export function isStuck({ is }: SaveStatus): boolean {
  return is === 'conflict' || is === 'limit' || is === 'gone' || is === 'refused';
}

/** A hash that identifies a text: its length and 64 bits of its characters (after cyrb53). */
export function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    high = Math.imul(high ^ letter, 2_654_435_761);
    low = Math.imul(low ^ letter, 1_597_334_677);
  }

  return [text.length, high >>> 0, low >>> 0].join('-');
}

const maxUnanswered = 40;

/** Adds the fingerprint of a text to those of unanswered requests. */
export function addSentFingerprint(unanswered: readonly string[], text: string): readonly string[] {
  const sent = fingerprintOf(text);

  return unanswered.includes(sent) ? unanswered : [...unanswered, sent].slice(-maxUnanswered);
}

/** The newer of two references. Without locks between tabs, another tab may have saved the same text meanwhile. */
export function newerRef(
  mine: SavedTextRef | null,
  theirs: SavedTextRef | null,
): SavedTextRef | null {
  return mine && theirs?.id === mine.id && theirs.revision > mine.revision ? theirs : mine;
}

/** Whether the status here still applies after another tab has reported its state. */
export function isStatusStillValid(
  now: SaveStatus,
  home: SavedTextRef | null,
  { home: other, waiting }: SaveState,
) {
  const isSameHome = home?.id === other?.id && home?.revision === other?.revision;
  if (!waiting || !isSameHome) return false;

  return isStuck(now) || (now.is === 'waiting' && !waiting.isStuck);
}
