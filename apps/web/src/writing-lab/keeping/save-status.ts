import { Refusal } from '@longhand/contract/errors';
import { isFinal, waitAskedFor } from '../../platform/failures.ts';
import type { Draft, Waiting } from '../device/database.ts';
import type { Description, Figures, WholeText } from '../samples/sample-store.ts';

export type Home = NonNullable<Draft['home']>;

/** How a text stands with the place where it is saved. */
export type SaveStatus =
  | { is: 'unsaved' }
  | { is: 'saved' }
  | { is: 'ahead' }
  | { is: 'saving' }
  /** Nothing answered: tried again by itself. `asked` when the writer had asked for a version. */
  | { is: 'waiting'; asked: boolean }
  | { is: 'conflict'; theirs: WholeText; asked: boolean }
  /** The plan keeps no more texts. */
  | { is: 'limit' }
  /** Removed elsewhere: the words are still here. */
  | { is: 'gone' }
  /** By the server for what it says, or by this browser, which keeps nothing. */
  | { is: 'refused'; failure: unknown };

export type Snapshot = Description & { text: string; figures: Figures };

/** What a draft remembers of the saved text it goes on with. */
export function homeOf({ place, id, revision, versions, projectId = null }: Home): Home {
  return { place, id, revision, versions, projectId };
}

/** Whether a text there is the one here, but for what is counted in it. */
export function isSame(theirs: WholeText, { text, title, kind }: Snapshot): boolean {
  return theirs.text === text && theirs.title === title && theirs.kind === kind;
}

/** What makes a text as it is a version of its own. */
export function versionOf(text: WholeText) {
  const { title, kind, language, words, characters, findings, revision } = text;
  const figures = { words, characters, findings };

  return { title, kind, language, text: text.text, figures, revision, version: true };
}

/** How a text stands when it is opened. */
export type Start = {
  home: Home | null;
  isAhead: boolean;
  waiting: Waiting | null;
  sent: readonly string[];
};

/** What a draft says of how its text stands. */
export function startOf({ home, isAhead, waiting = null, sent = [] }: Draft): Start {
  return { home, isAhead, waiting, sent };
}

export function startStatus({ home, isAhead, waiting }: Omit<Start, 'sent'>): SaveStatus {
  if (waiting) return { is: 'waiting', asked: waiting.version };
  if (!home) return { is: 'unsaved' };

  return { is: isAhead ? 'ahead' : 'saved' };
}

/** The text was changed elsewhere since. */
export function isConflict(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'sample_conflict';
}

/** How a text stands after a save that failed, but for a conflict. */
export function failedStatus(failure: unknown, asked: boolean): SaveStatus {
  const code = failure instanceof Refusal ? failure.code : null;
  if (code === 'sample_limit') return { is: 'limit' };
  if (code === 'sample_not_found') return { is: 'gone' };

  return isFinal(failure) ? { is: 'refused', failure } : { is: 'waiting', asked };
}

/** How long a save that failed waits before it is tried again by itself: as long as a busy server asks for, else half a minute. */
export function retryDelayOf(failure: unknown): number {
  return waitAskedFor(failure) ?? retryMs;
}

const retryMs = 30_000;

/** Whether only the writer can go on. */
export function isStuck({ is }: SaveStatus): boolean {
  return is === 'conflict' || is === 'limit' || is === 'gone' || is === 'refused';
}

/** Tells one text from another without keeping it: its length and 64 bits of its letters (after cyrb53). */
export function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    high = Math.imul(high ^ letter, 2_654_435_761);
    low = Math.imul(low ^ letter, 1_597_334_677);
  }

  return [text.length, high >>> 0, low >>> 0].join('-');
}

const unansweredMost = 40;

/** The fingerprints of what was sent and not answered, with that of a text. */
export function withSent(unanswered: readonly string[], text: string): readonly string[] {
  const sent = fingerprintOf(text);

  return unanswered.includes(sent) ? unanswered : [...unanswered, sent].slice(-unansweredMost);
}

/** Where tabs can not wait for one another, one may have saved the same text while another does. */
export function newerHome(mine: Home | null, theirs: Home | null): Home | null {
  return mine && theirs?.id === mine.id && theirs.revision > mine.revision ? theirs : mine;
}

/** Whether what keeps a text from being saved here is not over by what another tab has come to. */
export function isStillTrue(now: SaveStatus, home: Home | null, { home: other, waiting }: Start) {
  const isSameHome = home?.id === other?.id && home?.revision === other?.revision;
  if (!waiting || !isSameHome) return false;

  return isStuck(now) || (now.is === 'waiting' && !waiting.isStuck);
}
