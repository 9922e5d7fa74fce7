import { isolateHistory } from '@codemirror/commands';
import type { ChangeSet } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Proofreading } from '@longhand/contract/settings';
import { createStore } from '../../platform/store.ts';
import { showFailureToast } from '../../platform/toasts.ts';
import { countComparableFindings } from '../analysis/findings/count-findings.ts';
import type { OwnWordsForText } from '../dictionary/select-own-words.ts';
import { isTyped, pastedText } from '../editor/edit-source.ts';
import { emptyMarginLayout, type MarginLayout } from '../editor/findings/margin-layout.ts';
import type { Draft, LabDatabase } from '../storage/device/database.ts';
import type { DraftLocks } from '../storage/device/draft-locks.ts';
import type { SampleStore, StorageLocation } from '../storage/samples/sample-store.ts';
import { createDraftAutosave } from '../storage/saving/draft-autosave.ts';
import { toText } from '../storage/saving/draft-edits.ts';
import type { Snapshot } from '../storage/saving/save-status.ts';
import { createSharedDraft, type DraftChannel } from '../storage/saving/shared-draft.ts';
import { createTextSaver } from '../storage/saving/text-saver.ts';
import { countWords } from '../storage/typed/typed-words.ts';
import type { TypingLog } from '../storage/typed/typing-log.ts';
import { createAnalysisOptions, ownWordsKey } from './analysis-options.ts';
import { createSnapshotUpdater } from './analysis-snapshot.ts';
import { createCheckerStore } from './checker-store.ts';
import type { Desk, DocumentMeta } from './desk.ts';
import type { LastPosition } from './last-position.ts';
import type { OpenedText } from './open-text.ts';
import { createTabSync, isFromOtherTab } from './tab-sync.ts';
import { waitForLanguage } from './wait-for-analysis.ts';

export type Dependencies = {
  opened: OpenedText;
  /** Null where its code could not be loaded. */
  position: LastPosition | null;
  database: () => Promise<LabDatabase>;
  stores: Record<StorageLocation, SampleStore>;
  typing: TypingLog;
  now: () => string;
  newId: () => string;
  draftLocks: Pick<DraftLocks, 'withSaveLock'>;
  channel: (draftId: string) => DraftChannel;
  proofreading: Proofreading;
  ownWords: OwnWordsForText;
};

export function createDesk(deps: Dependencies): Desk {
  const { database, stores, typing, now, newId, proofreading } = deps;
  const { draft } = deps.opened;
  const { title, kind, language } = draft;
  const meta = createStore<DocumentMeta>({ title, kind, language });
  const view = createStore<EditorView | null>(null);
  const margin = createStore<MarginLayout>(emptyMarginLayout);
  const pasted = createStore(draft.pasted);
  const edits = createStore(0);
  const snapshots = createSnapshotUpdater();
  const checkerStore = createCheckerStore(proofreading, () => save.home.get());
  let ownWords = deps.ownWords;
  let lastWordCount = draft.words;
  let lastDoc = toText(draft.text);

  const doc = () => view.get()?.state.doc ?? lastDoc;
  /** Counts of the analysis; undefined until its first result. */
  const counts = () => {
    const analysis = snapshots.snapshot.get()?.analysis;
    if (doc().length > 0 && analysis?.paragraphs.length === 0) return undefined;

    return analysis?.counts;
  };

  const currentDraft = (): Draft => {
    lastWordCount = counts()?.words ?? lastWordCount;

    return {
      ...draft,
      ...meta.get(),
      words: lastWordCount,
      home: save.home.get(),
      isAhead: save.status.get().is !== 'saved',
      waiting: save.pendingSave(),
      sent: save.sentFingerprints(),
      pasted: pasted.get(),
      keptAt: now(),
    };
  };

  const snapshot = (): Snapshot => {
    const shown = snapshots.snapshot.get();
    const { title: name, kind: what, language: chosen } = meta.get();

    return {
      title: name,
      kind: what,
      language: chosen === 'auto' ? (shown?.analysis.language ?? 'und') : chosen,
      text: doc().toString(),
      figures: {
        words: counts()?.words ?? countWords(doc().toString()),
        characters: counts()?.characters ?? doc().length,
        findings: shown ? countComparableFindings(shown.analysis, shown.ignored) : 0,
      },
    };
  };

  const applyWithoutView = (changes: ChangeSet) => {
    lastDoc = changes.apply(lastDoc);
    save.markChanged();
  };
  const shared = createSharedDraft({
    ...{ draft, database, newId, read: currentDraft },
    ...createTabSync(() => desk, applyWithoutView),
    channel: deps.channel(draft.id),
    onPeer: () => void keeper.sync(),
  });
  const keeper = createDraftAutosave({
    saveDraft: shared.sync,
    keptAt: draft.text === '' ? null : draft.keptAt,
    isShared: shared.isShared,
  });
  const save = createTextSaver({
    stores,
    readSnapshot: snapshot,
    whenAnalyzed: () => waitForLanguage({ doc, meta, view, analysisSnapshot: snapshots.snapshot }),
    newId,
    home: draft.home,
    isAhead: draft.isAhead,
    waiting: draft.waiting ?? null,
    sent: draft.sent ?? [],
    storeDraft: keeper.sync,
    withSaveLock: (act) =>
      deps.draftLocks.withSaveLock(draft.id, async () => {
        await keeper.sync();

        return act().finally(keeper.sync);
      }),
    onChange: keeper.touch,
    onFailure: showFailureToast,
  });

  const touch = () => {
    keeper.touch();
    save.markChanged();
  };

  /** A long paste is stored before its words are counted: the draft is stored again with the count. */
  const stopCounting = snapshots.snapshot.subscribe(() => {
    const words = counts()?.words;
    if (words === undefined || words === lastWordCount) return;
    shared.touch();
    keeper.touch();
  });

  const desk: Desk = {
    draftId: draft.id,
    position: deps.position,
    ...{ meta, view, margin, pasted, edits },
    ...{ keeper, shared, typing, doc, snapshot },
    checkers: checkerStore,
    analysisSnapshot: snapshots.snapshot,
    saving: save,

    updateMeta(change) {
      meta.set({ ...meta.get(), ...change });
      touch();
    },

    knownWords: () => counts()?.words ?? (lastWordCount > 0 ? lastWordCount : null),

    setOwnWords(words) {
      const isSame = ownWordsKey(words) === ownWordsKey(ownWords);
      ownWords = words;

      return !isSame;
    },

    options: () => createAnalysisOptions(meta.get(), ownWords, checkerStore),

    handleUpdate(update) {
      snapshots.update(update.view, null);
      if (!update.docChanged) return;
      lastDoc = update.state.doc;
      if (isFromOtherTab(update)) {
        typing.recordEdit({
          changes: update.changes,
          isTyped: false,
          before: update.startState.doc,
        });

        return save.markChanged();
      }
      shared.recordEdit(update.changes, update.state.doc);
      for (const transaction of update.transactions) {
        if (!transaction.docChanged) continue;
        const { changes, startState } = transaction;
        typing.recordEdit({ changes, isTyped: isTyped(transaction), before: startState.doc });
        const text = pastedText(transaction);
        if (text !== '') setTimeout(() => pasted.set(pasted.get() + countWords(text)), 0);
      }
      edits.set(edits.get() + 1);
      touch();
    },

    handleAnalysis(took) {
      const current = view.get();
      if (current) snapshots.update(current, took);
    },

    replaceText(text) {
      const current = view.get();
      current?.dispatch({
        changes: { from: 0, to: current.state.doc.length, insert: text },
        annotations: isolateHistory.of('full'),
      });
    },

    stop() {
      stopCounting();
      keeper.stop();
      shared.stop();
      save.stop();
      snapshots.stop();
    },
  };

  return desk;
}
