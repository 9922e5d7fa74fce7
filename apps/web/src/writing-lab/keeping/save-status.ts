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

/** How a text stands when it is opened. */
export type Start = { home: Home | null; isAhead: boolean; waiting: Waiting | null };

export function startStatus({ home, isAhead, waiting }: Start): SaveStatus {
  if (waiting) return { is: 'waiting', asked: waiting.version };
  if (!home) return { is: 'unsaved' };

  return { is: isAhead ? 'ahead' : 'saved' };
}
