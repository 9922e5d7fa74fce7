import type {
  Sample,
  SampleSummary,
  SampleVersion,
  SearchExcerpt,
} from '@longhand/contract/sample';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';

/** Where a saved text lies: with the account, or only in this browser. */
export type Place = 'server' | 'device';

export type SavedText = SampleSummary & { place: Place };
/** A text of a list; of a search with the place in its words that was found. */
export type FoundText = SavedText & { excerpt?: SearchExcerpt | undefined };
/** What is asked for the versions of a text. */
export type VersionedText = Pick<SavedText, 'id' | 'place' | 'title' | 'deletedAt'>;
export type WholeText = Sample & { place: Place };
export type WholeVersion = SampleVersion & { text: string };

export type Description = { title: string; kind: DocumentKind; language: TextLanguage };

/** What the analysis in this browser says of a text; the server counts for itself. */
export type Figures = Pick<SampleSummary, 'words' | 'characters' | 'findings'>;

export type SampleSort = 'changedAt' | 'title' | 'words' | 'findings' | 'versions';

export type SampleQuery = {
  search: string;
  kind: DocumentKind | null;
  trashed: boolean;
  project?: string | null;
  tag?: string | null;
  /** An instant. */
  changedSince?: string | null;
  sort: SampleSort;
  order: 'ascending' | 'descending';
};

/** Rows `from` up to but not including `to` of the whole list, counted from 0. */
export type Window = { from: number; to: number };

export type SampleList = {
  items: readonly FoundText[];
  total: number;
  totalWords: number;
  trashed: number;
};

/** Where a text belongs: it says nothing of the text itself. */
export type Arrangement = { projectId: string | null; tags: string[] };

/** Where a text is put, and when it was begun, if that is said; what lies behind its last change is that. */
export type Arranged = { id: string; createdAt?: string | undefined } & Arrangement;

type NewText = Description &
  Partial<Arrangement> & {
    id: string;
    text: string;
    figures: Figures;
    /** Of a text that was kept elsewhere before. */
    createdAt?: string;
    changedAt?: string;
  };

type ChangedText = Description & {
  text: string;
  figures: Figures;
  /** The revision that was opened: another one means that somebody else saved in between. */
  revision: number;
  /** Keep the state before as a version of its own; without, this is a draft of the newest one. */
  version: boolean;
};

/** Does something to several texts and answers with those that are done with: it was done, or they are gone anyway. */
type Move = (ids: readonly string[]) => Promise<readonly string[]>;

/**
 * Keeps saved texts. Every method rejects with a `Refusal`: `sample_not_found`, `sample_conflict` when the
 * revision is not the newest, `sample_limit` when the plan keeps no more.
 */
export type SampleStore = {
  place: Place;
  list(query: SampleQuery, window: Window): Promise<SampleList>;
  /** Sent twice with one id it is one text. */
  create(text: NewText): Promise<WholeText>;
  read(id: string): Promise<WholeText>;
  save(id: string, text: ChangedText): Promise<SavedText>;
  /** Says where texts belong, and when they were begun; neither their words change nor when these were changed. */
  arrange(items: readonly Arranged[]): Promise<void>;
  /** Whole texts in this order; those that are gone are left out. */
  readSeveral(ids: readonly string[]): Promise<readonly WholeText[]>;
  /** The tags in use, with how many texts have each. */
  tags(): Promise<readonly { tag: string; texts: number }[]>;
  /** To the trash, from where `restore` brings them back. */
  remove: Move;
  /** As many as the plan keeps; `sample_limit` when it keeps none of them. */
  restore: Move;
  /** Out of the trash for good, with every version; what is not in the trash stays. */
  erase: Move;
  /** Newest first. */
  listVersions(id: string): Promise<readonly SampleVersion[]>;
  readVersion(id: string, number: number): Promise<WholeVersion>;
};
