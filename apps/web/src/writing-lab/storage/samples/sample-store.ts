import type {
  Sample,
  SampleSummary,
  SampleVersion,
  SearchExcerpt,
} from '@longhand/contract/sample';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';

/** Where a saved text is stored: in the account, or only in this browser. */
export type StorageLocation = 'server' | 'device';

export type SavedText = SampleSummary & { place: StorageLocation };
/** A listed text; for a search with an excerpt around the match. */
export type FoundText = SavedText & { excerpt?: SearchExcerpt | undefined };
/** The fields needed to list the versions of a text. */
export type VersionedText = Pick<SavedText, 'id' | 'place' | 'title' | 'deletedAt'>;
export type WholeText = Sample & { place: StorageLocation };
export type WholeVersion = SampleVersion & { text: string };

export type Description = { title: string; kind: DocumentKind; language: TextLanguage };

/** The counts measured in this browser; the server computes its own. */
export type TextCounts = Pick<SampleSummary, 'words' | 'characters' | 'findings'>;

export type SampleSort = 'changedAt' | 'title' | 'words' | 'findings' | 'versions';

export type SampleQuery = {
  search: string;
  kind: DocumentKind | null;
  trashed: boolean;
  project?: string | null;
  tag?: string | null;
  /** An ISO instant. */
  changedSince?: string | null;
  sort: SampleSort;
  order: 'ascending' | 'descending';
};

/** Rows of the whole list from `from` up to but not including `to`, counted from 0. */
export type RowRange = { from: number; to: number };

export type SampleList = {
  items: readonly FoundText[];
  total: number;
  totalWords: number;
  trashed: number;
};

/** The project and tags of a text; changing them does not change the text. */
export type Arrangement = { projectId: string | null; tags: string[] };

/** New project and tags, and optionally the creation date, which is limited to the last change. */
export type ArrangementUpdate = { id: string; createdAt?: string | undefined } & Arrangement;

type NewSample = Description &
  Partial<Arrangement> & {
    id: string;
    text: string;
    figures: TextCounts;
    /** For a text that was created elsewhere before. */
    createdAt?: string;
    changedAt?: string;
  };

type SampleChange = Description & {
  text: string;
  figures: TextCounts;
  /** The revision that was opened; if it is not the newest, another save came first. */
  revision: number;
  /** Save as a new version; otherwise the newest version's draft is updated. */
  version: boolean;
};

/** Applies to several texts and resolves with the processed ids, including those of missing texts. */
type BulkOperation = (ids: readonly string[]) => Promise<readonly string[]>;

/**
 * Stores saved texts. Every method rejects with a `Refusal`: `sample_not_found`, `sample_conflict` if the revision is not the newest,
 * `sample_limit` if the plan limit is reached.
 */
export type SampleStore = {
  place: StorageLocation;
  list(query: SampleQuery, window: RowRange): Promise<SampleList>;
  /** Idempotent by id. */
  create(text: NewSample): Promise<WholeText>;
  read(id: string): Promise<WholeText>;
  save(id: string, text: SampleChange): Promise<SavedText>;
  /** Changes project, tags and creation date; neither the text nor its date of change. */
  arrange(items: readonly ArrangementUpdate[]): Promise<void>;
  /** Full texts in this order; missing ones are left out. */
  readSeveral(ids: readonly string[]): Promise<readonly WholeText[]>;
  /** The tags in use, with the number of texts for each. */
  tags(): Promise<readonly { tag: string; texts: number }[]>;
  /** Moves to the trash; `restore` brings texts back. */
  remove: BulkOperation;
  /** Restores as many texts as the plan allows; refuses with `sample_limit` if that is none. */
  restore: BulkOperation;
  /** Erases texts in the trash with all their versions; other texts stay. */
  erase: BulkOperation;
  /** Newest first. */
  listVersions(id: string): Promise<readonly SampleVersion[]>;
  readVersion(id: string, number: number): Promise<WholeVersion>;
};
