import type { Text } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import type { AnalysisOptions } from '@longhand/analysis';
import type { Store } from '../../platform/store.ts';
import type { AnalysisDuration } from '../analysis/live/analysis-session.ts';
import type { OwnWordsForText } from '../dictionary/select-own-words.ts';
import type { MarginLayout } from '../editor/findings/margin-layout.ts';
import type { Draft } from '../storage/device/database.ts';
import type { DraftAutosave } from '../storage/saving/draft-autosave.ts';
import type { Snapshot } from '../storage/saving/save-status.ts';
import type { SharedDraft } from '../storage/saving/shared-draft.ts';
import type { TextSaver } from '../storage/saving/text-saver-options.ts';
import type { TypingLog } from '../storage/typed/typing-log.ts';
import type { SnapshotUpdater } from './analysis-snapshot.ts';
import type { CheckerStore } from './checker-store.ts';
import type { LastPosition } from './last-position.ts';

export type DocumentMeta = Pick<Draft, 'title' | 'kind' | 'language'>;

/** An open document: its editor, and everything that autosaves, saves, counts and analyzes it. */
export type Desk = {
  draftId: string;
  position: LastPosition | null;
  meta: Store<DocumentMeta>;
  view: Store<EditorView | null>;
  analysisSnapshot: SnapshotUpdater['snapshot'];
  margin: Store<MarginLayout>;
  pasted: Store<number>;
  /** Incremented by every edit of the text. */
  edits: Store<number>;
  keeper: DraftAutosave;
  shared: SharedDraft;
  saving: TextSaver;
  typing: TypingLog;
  doc(): Text;
  /** Words of the text; until its first analysis, as last counted, or null. */
  knownWords(): number | null;
  updateMeta(change: Partial<DocumentMeta>): void;
  checkers: CheckerStore;
  /** Sets the user's own words; returns whether they changed. */
  setOwnWords(words: OwnWordsForText): boolean;
  options(): AnalysisOptions;
  handleUpdate(update: ViewUpdate): void;
  handleAnalysis(took: AnalysisDuration): void;
  /** Replaces the text as one step that can be undone. */
  replaceText(text: string): void;
  snapshot(): Snapshot;
  stop(): void;
};
