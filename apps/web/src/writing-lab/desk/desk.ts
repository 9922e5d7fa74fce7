import { isolateHistory } from '@codemirror/commands';
import type { ChangeSet, Text } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import type { AnalysisOptions } from '@longhand/analysis';
import type { Proofreading } from '@longhand/contract/settings';
import { createStore, type Store } from '../../platform/store.ts';
import { showFailureToast } from '../../platform/toasts.ts';
import type { AnalysisTime } from '../analysis/analysis-session.ts';
import type { Draft, LabDatabase } from '../device/database.ts';
import type { DraftHolds } from '../device/held-drafts.ts';
import { isTyped, pastedText } from '../editor/kind-of-edit.ts';
import { emptyMargin, type Margin } from '../editor/margin.ts';
import { textOf } from '../keeping/draft-edits.ts';
import { type DraftKeeper, draftKeeper } from '../keeping/draft-keeper.ts';
import type { LastPosition } from '../keeping/last-position.ts';
import type { Snapshot } from '../keeping/save-status.ts';
import { saving } from '../keeping/saving.ts';
import type { Saving } from '../keeping/saving-parts.ts';
import { type DraftChannel, type SharedDraft, sharedDraft } from '../keeping/shared-draft.ts';
import type { WordsForText } from '../own-words/words-for.ts';
import { comparableFindings } from '../panel/tally.ts';
import type { Place, SampleStore } from '../samples/sample-store.ts';
import { countWords } from '../typed/typed-words.ts';
import type { TypingLog } from '../typed/typing-log.ts';
import { optionsOf, toldWords } from './analysis-options.ts';
import { type Checkers, checkers } from './checkers.ts';
import { type LookKeeper, lookKeeper } from './look.ts';
import type { Opening } from './opening.ts';
import { isFromOtherTab, otherTabs } from './other-tabs.ts';
import { untilRead } from './until-read.ts';

export type Meta = Pick<Draft, 'title' | 'kind' | 'language'>;

/** One text being worked on: its words in the editor, and all that keeps, saves, counts and analyzes them. */
export type Desk = {
  draftId: string;
  position: LastPosition | null;
  meta: Store<Meta>;
  view: Store<EditorView | null>;
  look: LookKeeper['look'];
  margin: Store<Margin>;
  pasted: Store<number>;
  /** Grows with every edit of the words. */
  edits: Store<number>;
  keeper: DraftKeeper;
  shared: SharedDraft;
  saving: Saving;
  typing: TypingLog;
  doc(): Text;
  describe(change: Partial<Meta>): void;
  checkers: Checkers;
  /** Takes what the writer says of words; false when it is the same. */
  accept(words: WordsForText): boolean;
  options(): AnalysisOptions;
  updated(update: ViewUpdate): void;
  analyzed(took: AnalysisTime): void;
  /** Puts other words in the place of these, as one step that can be undone. */
  replaceText(text: string): void;
  snapshot(): Snapshot;
  stop(): void;
};

type Parts = {
  opening: Opening;
  /** Null where its code could not be loaded. */
  position: LastPosition | null;
  database: () => Promise<LabDatabase>;
  stores: Record<Place, SampleStore>;
  typing: TypingLog;
  now: () => string;
  newId: () => string;
  holds: Pick<DraftHolds, 'savesAlone'>;
  channel: (draftId: string) => DraftChannel;
  proofreading: Proofreading;
  ownWords: WordsForText;
};

export function createDesk(parts: Parts): Desk {
  const { database, stores, typing, now, newId, proofreading } = parts;
  const { draft } = parts.opening;
  const { title, kind, language } = draft;
  const meta = createStore<Meta>({ title, kind, language });
  const view = createStore<EditorView | null>(null);
  const margin = createStore<Margin>(emptyMargin);
  const pasted = createStore(draft.pasted);
  const edits = createStore(0);
  const look = lookKeeper();
  const checking = checkers(proofreading, () => save.home.get());
  let ownWords = parts.ownWords;
  let keptWords = draft.words;
  let lastDoc = textOf(draft.text);

  const doc = () => view.get()?.state.doc ?? lastDoc;
  /** What the analysis has counted; undefined while it has not answered yet. */
  const counts = () => {
    const analysis = look.look.get()?.analysis;
    if (doc().length > 0 && analysis?.paragraphs.length === 0) return undefined;

    return analysis?.counts;
  };

  const readDraft = (): Draft => {
    keptWords = counts()?.words ?? keptWords;

    return {
      ...draft,
      ...meta.get(),
      words: keptWords,
      home: save.home.get(),
      isAhead: save.status.get().is !== 'saved',
      waiting: save.waiting(),
      sent: save.sent(),
      pasted: pasted.get(),
      keptAt: now(),
    };
  };

  const snapshot = (): Snapshot => {
    const shown = look.look.get();
    const { title: name, kind: what, language: chosen } = meta.get();

    return {
      title: name,
      kind: what,
      language: chosen === 'auto' ? (shown?.analysis.language ?? 'und') : chosen,
      text: doc().toString(),
      figures: {
        words: counts()?.words ?? countWords(doc().toString()),
        characters: counts()?.characters ?? doc().length,
        findings: shown ? comparableFindings(shown.analysis, shown.ignored) : 0,
      },
    };
  };

  const applyUnseen = (changes: ChangeSet) => {
    lastDoc = changes.apply(lastDoc);
    save.touch();
  };
  const shared = sharedDraft({
    ...{ draft, database, newId, read: readDraft },
    ...otherTabs(() => desk, applyUnseen),
    channel: parts.channel(draft.id),
    heard: () => void keeper.refresh(),
  });
  const keeper = draftKeeper({
    keep: shared.exchange,
    keptAt: draft.text === '' ? null : draft.keptAt,
    isShared: shared.isShared,
  });
  const save = saving({
    stores,
    read: snapshot,
    settled: () => untilRead({ doc, meta, view, look: look.look }),
    newId,
    home: draft.home,
    isAhead: draft.isAhead,
    waiting: draft.waiting ?? null,
    sent: draft.sent ?? [],
    keepNow: keeper.refresh,
    inStep: (act) =>
      parts.holds.savesAlone(draft.id, async () => {
        await keeper.refresh();

        return act().finally(keeper.refresh);
      }),
    changed: keeper.touch,
    tellFailure: showFailureToast,
  });

  const touch = () => {
    keeper.touch();
    save.touch();
  };

  /** A long paste is kept before it is counted: its number is kept when it comes. */
  const stopCounting = look.look.subscribe(() => {
    const words = counts()?.words;
    if (words === undefined || words === keptWords) return;
    shared.touch();
    keeper.touch();
  });

  const desk: Desk = {
    draftId: draft.id,
    position: parts.position,
    ...{ meta, view, margin, pasted, edits },
    ...{ keeper, shared, typing, doc, snapshot },
    checkers: checking,
    look: look.look,
    saving: save,

    describe(change) {
      meta.set({ ...meta.get(), ...change });
      touch();
    },

    accept(words) {
      const isSame = toldWords(words) === toldWords(ownWords);
      ownWords = words;

      return !isSame;
    },

    options: () => optionsOf(meta.get(), ownWords, checking),

    updated(update) {
      look.follow(update.view, null);
      if (!update.docChanged) return;
      lastDoc = update.state.doc;
      if (isFromOtherTab(update)) {
        typing.edited({ changes: update.changes, isTyped: false, before: update.startState.doc });

        return save.touch();
      }
      shared.edited(update.changes, update.state.doc);
      for (const transaction of update.transactions) {
        if (!transaction.docChanged) continue;
        const { changes, startState } = transaction;
        typing.edited({ changes, isTyped: isTyped(transaction), before: startState.doc });
        const text = pastedText(transaction);
        if (text !== '') setTimeout(() => pasted.set(pasted.get() + countWords(text)), 0);
      }
      edits.set(edits.get() + 1);
      touch();
    },

    analyzed(took) {
      const current = view.get();
      if (current) look.follow(current, took);
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
      look.stop();
    },
  };

  return desk;
}
