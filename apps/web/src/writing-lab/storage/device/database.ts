import type { LanguageCode } from '@longhand/analysis';
import type { WordFrequencies } from '@longhand/analysis/whole';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { labDatabaseName, type StoredDraft } from '../../../platform/device-texts.ts';
import type { LabMetricName, TextAnalysis } from '../../analysis/texts/text-analysis.ts';
import type {
  Arrangement,
  StorageLocation,
  WholeText,
  WholeVersion,
} from '../samples/sample-store.ts';
import { migrateOwnWords } from './migrate-own-words.ts';
import type { OwnEntry } from './own-entry.ts';

/** A save without an answer yet, or one that needs a decision of the user. */
export type PendingSave = {
  place: StorageLocation;
  /** Of the saved text; for a new text, the id that it was sent with. */
  id: string;
  /** Whether the user requested a version. */
  version: boolean;
  /** A retry cannot succeed: the user has to decide. */
  isStuck: boolean;
  /** Project and tags of a new text. */
  belongs?: Arrangement;
};

/** A text as it is in the editor, autosaved. */
export type Draft = StoredDraft & {
  kind: DocumentKind;
  /** `auto`: detected from the text. */
  language: TextLanguage | 'auto';
  /** The saved text that this is the newest state of, and the revision it started from. */
  home: {
    place: StorageLocation;
    id: string;
    revision: number;
    versions: number;
    /** Its project when last known; absent in drafts stored by older releases. */
    projectId?: string | null;
  } | null;
  /** Absent in drafts stored by older releases. */
  waiting?: PendingSave | null;
  /** Words pasted or opened since the user was last asked whether they count. */
  pasted: number;
  createdAt: string;
  /** Fingerprints of texts that were sent without an answer: a saved text that matches one is our own save. */
  sent?: readonly string[];
  /** Incremented each time the draft is stored: a tab that has seen another value catches up first. Absent when a single page stored it. */
  sequence?: number;
  /** The last edits of its text, for tabs that have not seen them. */
  edits?: DraftEdit[];
};

/** An edit passed from one tab to another; without `changes` something other than the text changed. */
export type DraftEdit = {
  sequence: number;
  id: string;
  changes: unknown;
  /** Of the inserted text, in UTF-16 units. */
  length: number;
};

/**
 * What a page stores when it is unloaded: its draft, and the edits since the state it last saw. A long text is stored as edits only:
 * browsers drop large writes of a closing page.
 */
export type UnloadDraft = {
  draftId: string;
  tab: string;
  /** `text` is null for a long text: the stored draft has it. */
  draft: Omit<Draft, 'text'> & { text: string | null };
  seen: Pick<Draft, 'title' | 'kind' | 'language' | 'pasted'>;
  sequence: number;
  /** The text that the edits start from, or its length for a long text. */
  base: string | number;
  edits: { id: string; changes: unknown }[];
};

/** Words that count toward a day, queued for the goals. */
export type TypedWordEntry = {
  clientId: string;
  source: 'editor' | 'sample';
  amount: number;
  entryOn: string;
  occurredAt: string;
  /** The amount that the server has confirmed. */
  sent: number | null;
};

/** A finding that the user ignores in one text. */
type IgnoredRecord = { key: string; textId: string; at: string };

type DeviceVersion = WholeVersion & { textId: string };

/** The analysis result of one revision of a saved text, cached for comparisons. */
export type StoredAnalysis = {
  id: string;
  revision: number;
  reading: TextAnalysis;
  /** The user's own words that affected the result; absent in older records. */
  said?: string;
};

/** Many texts analyzed as one batch. */
export type BatchRun = {
  id: string;
  startedAt: string;
  kind: DocumentKind;
  language: TextLanguage | 'auto';
  texts: number;
  /** The user stopped it; results stay. */
  isStopped: boolean;
};

/** The known kind and language of a text. */
export type TextAttributes = { kind?: DocumentKind; language?: TextLanguage };

/** A text of a batch, with its result once it is analyzed. */
export type BatchText = {
  runId: string;
  number: number;
  title: string;
  text: string;
  /** The saved text that it comes from, if any. */
  saved?: { id: string; projectId: string | null };
  /** Its own kind and language, which override those of the batch. */
  known?: TextAttributes;
  reading: TextAnalysis | null;
  failure: string | null;
};

/** Books that a user compares with, as metrics. Of their words only the frequencies of common words are stored. */
export type ComparisonSet = {
  id: string;
  name: string;
  language: LanguageCode;
  createdAt: string;
  files: readonly {
    title: string;
    words: number;
    figures: Readonly<Partial<Record<LabMetricName, number>>>;
  }[];
  /** Of all files together; only words from the list of common words. */
  frequencies: WordFrequencies;
};

interface Schema extends DBSchema {
  drafts: {
    key: string;
    value: Draft;
    /** `sequence`: draft id and sequence, to compare without reading the text. */
    indexes: { home: string; sequence: [string, number] };
  };
  leftDrafts: { key: [string, string]; value: UnloadDraft };
  samples: { key: string; value: WholeText };
  versions: { key: [string, number]; value: DeviceVersion; indexes: { text: string } };
  entries: { key: string; value: TypedWordEntry };
  ignored: {
    key: [string, string];
    value: IgnoredRecord & { scope: string };
    indexes: { scope: string };
  };
  readings: { key: string; value: StoredAnalysis };
  batchRuns: { key: string; value: BatchRun };
  batchTexts: { key: [string, number]; value: BatchText };
  ownEntries: { key: string; value: OwnEntry };
  /** Sync cursor of the account's own words. */
  ownCursor: { key: 'cursor'; value: string };
  comparisonSets: { key: string; value: ComparisonSet };
}

export type LabDatabase = IDBPDatabase<Schema>;

/**
 * Opens the IndexedDB database of one user. Rejects where the browser forbids it (some private windows, a full disk): the caller
 * reports it and offers the text as a download.
 *
 * @param onLost called when the browser closed the database by itself (a disk error): it can be opened again
 */
export async function openLabDatabase(
  userId: string,
  onLost: () => void = () => {},
): Promise<LabDatabase> {
  return openDB<Schema>(labDatabaseName(userId), 6, {
    upgrade(database, from, _to, transaction) {
      if (from < 6) database.createObjectStore('comparisonSets', { keyPath: 'id' });
      if (from < 5) database.createObjectStore('leftDrafts', { keyPath: ['draftId', 'tab'] });
      if (from < 4) {
        database.createObjectStore('ownEntries', { keyPath: 'id' });
        database.createObjectStore('ownCursor');
      }
      if (from >= 1 && from < 4) void migrateOwnWords(unwrap(database), unwrap(transaction));
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
    terminated: onLost,
    blocking(_current, _blocked, event) {
      const database = event.target;
      if (database instanceof IDBDatabase) database.close();
    },
  });
}
