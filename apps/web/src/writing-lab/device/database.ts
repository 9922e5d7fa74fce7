import type { LanguageCode } from '@longhand/analysis';
import type { WordFrequencies } from '@longhand/analysis/whole';
import type { OwnWord } from '@longhand/contract/own-words';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { type KeptDraft, labDatabaseOf } from '../../platform/device-texts.ts';
import type { FigureName, Reading } from '../reading/reading.ts';
import type { Arrangement, Place, WholeText, WholeVersion } from '../samples/sample-store.ts';
import { takeOverWords } from './take-over-words.ts';

/** A save that nothing has answered yet, or that only the writer can go on with. */
export type Waiting = {
  place: Place;
  /** Of the saved text; of one that may not be there yet, the id that it was sent with. */
  id: string;
  /** Whether the writer asked for a version. */
  version: boolean;
  /** Another try brings nothing else: the writer has to choose. */
  isStuck: boolean;
  /** Where a new text is to belong. */
  belongs?: Arrangement;
};

/** A text as it stands in the editor, kept without being asked. */
export type Draft = KeptDraft & {
  kind: DocumentKind;
  /** `auto`: told from the text. */
  language: TextLanguage | 'auto';
  /** The saved text that this is the newest state of, and the revision it started from. */
  home: {
    place: Place;
    id: string;
    revision: number;
    versions: number;
    /** The project it belonged to when that was last heard of; a draft of before that was kept knows of none. */
    projectId?: string | null;
  } | null;
  /** None in a draft of before that was remembered. */
  waiting?: Waiting | null;
  /** Words pasted or opened since the writer was last asked whether they count. */
  pasted: number;
  createdAt: string;
  /** Fingerprints of texts that were sent to be saved and not answered: one that is found there is no other's. */
  sent?: readonly string[];
  /** Counts how often it was kept: who has seen another one catches up first. None in a draft that one page alone has kept. */
  sequence?: number;
  /** The last edits of its text, for tabs that have seen it before them. */
  edits?: DraftEdit[];
};

/** An edit of a draft's text on the way from one tab to another; without `changes` something else of the draft changed. */
export type DraftEdit = {
  sequence: number;
  id: string;
  changes: unknown;
  /** Of the words that it adds, in characters. */
  length: number;
};

/**
 * What a page wrote down when it was left: the draft as it had it, and the edits that lead there from what it had last seen. Of a long
 * text only the edits: a browser drops large records of a page that is closing.
 */
export type LeftDraft = {
  draftId: string;
  tab: string;
  /** `text` is null where the text is long: the stored draft has it. */
  draft: Omit<Draft, 'text'> & { text: string | null };
  seen: Pick<Draft, 'title' | 'kind' | 'language' | 'pasted'>;
  sequence: number;
  /** The text that the edits begin with, or its length where it is long. */
  base: string | number;
  edits: { id: string; changes: unknown }[];
};

/** Words that count toward a day, on their way to the goals. */
export type WaitingEntry = {
  clientId: string;
  source: 'editor' | 'sample';
  amount: number;
  entryOn: string;
  occurredAt: string;
  /** The amount that the server has confirmed. */
  sent: number | null;
};

/** A finding that the writer does not want to see in one text. */
type Ignored = { key: string; textId: string; at: string };

type DeviceVersion = WholeVersion & { textId: string };

/** What was read of a saved text in one of its revisions, so that it is not read anew for every comparison. */
export type KeptReading = {
  id: string;
  revision: number;
  reading: Reading;
  /** What the writer had said that bears on it; one of before that counted has none. */
  said?: string;
};

/** Many texts that are read in one go. */
export type BatchRun = {
  id: string;
  startedAt: string;
  kind: DocumentKind;
  language: TextLanguage | 'auto';
  texts: number;
  /** The writer called it off; what was read stays. */
  isStopped: boolean;
};

/** The kind and the language of a text, as far as they were said before. */
export type KnownAs = { kind?: DocumentKind; language?: TextLanguage };

/** One of them, with what was read of it once it was its turn. */
export type BatchText = {
  runId: string;
  number: number;
  title: string;
  text: string;
  /** The saved text that it is, where it is one. */
  saved?: { id: string; projectId: string | null };
  /** What it is known to be, whatever the run is read as. */
  known?: KnownAs;
  reading: Reading | null;
  failure: string | null;
};

/** Books that a writer compares with, as figures: of their words only how often each common word of the language occurs. */
export type ComparisonSet = {
  id: string;
  name: string;
  language: LanguageCode;
  createdAt: string;
  files: readonly {
    title: string;
    words: number;
    figures: Readonly<Partial<Record<FigureName, number>>>;
  }[];
  /** Of all files together; words outside the list of common words are not among the uses. */
  frequencies: WordFrequencies;
};

/** What the writer says of a word, in every text or those of a project. */
export type OwnEntry = OwnWord & {
  at: string;
  /** `waiting`: the account does not know it so yet. `removed`: the account does not know that it is gone. */
  state: 'sent' | 'waiting' | 'removed';
  /** Whether it was ever on its way to the account. */
  isKnown: boolean;
  /** Not for the account: `here` as the writer wants it, else the draft that it came from and goes with. */
  held: string | null;
  /** Counts its changes: an answer confirms only what was sent. */
  edits: number;
};

interface Schema extends DBSchema {
  drafts: {
    key: string;
    value: Draft;
    /** `sequence`: of the draft and its sequence, to compare it without reading its text. */
    indexes: { home: string; sequence: [string, number] };
  };
  leftDrafts: { key: [string, string]; value: LeftDraft };
  samples: { key: string; value: WholeText };
  versions: { key: [string, number]; value: DeviceVersion; indexes: { text: string } };
  entries: { key: string; value: WaitingEntry };
  ignored: {
    key: [string, string];
    value: Ignored & { scope: string };
    indexes: { scope: string };
  };
  readings: { key: string; value: KeptReading };
  batchRuns: { key: string; value: BatchRun };
  batchTexts: { key: [string, number]; value: BatchText };
  ownEntries: { key: string; value: OwnEntry };
  /** What of the account's own words this device has heard. */
  ownCursor: { key: 'cursor'; value: string };
  comparisonSets: { key: string; value: ComparisonSet };
}

export type LabDatabase = IDBPDatabase<Schema>;

/**
 * Opens what this browser keeps for one person. Rejects where the browser forbids it (a private window
 * of some, a full disk): the caller says so and offers the text as a download.
 *
 * @param lost called when the browser has closed it by itself (a fault of the disk): it can be opened again
 */
export async function openLabDatabase(
  userId: string,
  lost: () => void = () => {},
): Promise<LabDatabase> {
  return openDB<Schema>(labDatabaseOf(userId), 6, {
    upgrade(database, from, _to, transaction) {
      if (from < 6) database.createObjectStore('comparisonSets', { keyPath: 'id' });
      if (from < 5) database.createObjectStore('leftDrafts', { keyPath: ['draftId', 'tab'] });
      if (from < 4) {
        database.createObjectStore('ownEntries', { keyPath: 'id' });
        database.createObjectStore('ownCursor');
      }
      if (from >= 1 && from < 4) void takeOverWords(unwrap(database), unwrap(transaction));
      if (from < 2) {
        database.createObjectStore('readings', { keyPath: 'id' });
        database.createObjectStore('batchRuns', { keyPath: 'id' });
        database.createObjectStore('batchTexts', { keyPath: ['runId', 'number'] });
      }
      const drafts =
        from >= 1
          ? transaction.objectStore('drafts')
          : database.createObjectStore('drafts', { keyPath: 'id' });
      if (from < 6) drafts.createIndex('sequence', ['id', 'sequence']);
      if (from >= 1) return;

      drafts.createIndex('home', 'home.id');
      database.createObjectStore('samples', { keyPath: 'id' });
      const versions = database.createObjectStore('versions', { keyPath: ['textId', 'number'] });
      versions.createIndex('text', 'textId');
      database.createObjectStore('entries', { keyPath: 'clientId' });
      const ignored = database.createObjectStore('ignored', { keyPath: ['scope', 'key'] });
      ignored.createIndex('scope', 'scope');
    },
    terminated: lost,
    blocking(_current, _blocked, event) {
      const database = event.target;
      if (database instanceof IDBDatabase) database.close();
    },
  });
}
