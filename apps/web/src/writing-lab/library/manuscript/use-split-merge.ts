import { Refusal } from '@longhand/contract/errors';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../../platform/query.ts';
import { showFailureToast, showToast } from '../../../platform/toasts.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { findDraftsOf } from '../../storage/device/drafts.ts';
import { type Lab, useLab } from '../../storage/lab.ts';
import { manuscriptApi as api } from './api.ts';
import { type ChapterNotice, chapterNoticeOf } from './chapter-notice.ts';

type ChapterRef = Pick<Chapter, 'id' | 'title'>;
type SplitPart = { title: string; from: number };
/** A text after a split or merge, and the version that holds its previous state. */
type VersionRef = { id: string; revision: number; version: number };

/** Splits and merges chapters. Both can be undone until the text is changed again. */
export function useSplitMerge() {
  const t = useTranslations('split');
  const untitled = useTranslations('writing-lab')('untitled');
  const lab = useLab();
  const notice = chapterNoticeOf(lab);
  const failureText = useFailureText();
  const nameOf = ({ title }: { title: string }) => title || untitled;
  const refreshQueries = () => invalidateSlices(['writing-lab', 'home', 'lab-subject']);

  /** Returns null on success, else the message; `newTexts` is the number of texts to be created. */
  const runOrExplain = async (act: () => Promise<void>, newTexts = 1): Promise<string | null> => {
    try {
      await act();

      return null;
    } catch (failure) {
      showFailureToast(failure);

      return isPlanLimit(failure) ? t('noRoom', { count: newTexts }) : failureText(failure);
    } finally {
      await refreshQueries();
    }
  };
  const undo = (words: string, act: () => Promise<void>) => async () => {
    const problem = await runOrExplain(act);
    if (problem === null) notice.set(null);
    showToast(problem === null ? { type: 'success', words } : { type: 'error', words: problem });
  };
  const announce = (done: ChapterNotice) => {
    notice.set(done);
    showToast({ type: 'success', words: done.words, undo: () => void done.undo() });
  };
  const findUnsavedProblem = async (chapters: readonly ChapterRef[]): Promise<string | null> => {
    const [unsaved] = await listUnsaved(lab, chapters);

    return unsaved === undefined ? null : t('unsaved', { title: nameOf(unsaved) });
  };

  return {
    /** Splits a saved text. Returns the ids of the new texts, or why it failed. */
    async split(
      text: ChapterRef & { revision: number },
      parts: readonly SplitPart[],
      options?: { undone: () => void },
    ): Promise<{ problem: string } | { ids: string[] }> {
      const ids = parts.map(() => lab.newId());
      const unsaved = await findUnsavedProblem([text]);
      if (unsaved !== null) return { problem: unsaved };
      const body = {
        revision: text.revision,
        parts: parts.map(({ title, from }, at) => ({ id: ids[at] ?? '', title, from })),
      };
      const problem = await runOrExplain(async () => {
        const { items, version } = await api.splitSample({ params: { id: text.id }, body });
        const revision = items[0]?.revision ?? 0;
        const undoSplit = undo(t('undone', { title: nameOf(text) }), async () => {
          await restoreVersion({ id: text.id, revision, version });
          await api.trashSamples({ body: { ids } });
          options?.undone();
        });
        const words = t('done', { count: items.length });
        announce({ id: text.id, revision, words, undo: undoSplit });
      }, parts.length);

      return problem === null ? { ids } : { problem };
    },

    /** Merges a chapter with the next one. */
    async merge(one: Chapter, next: Chapter): Promise<string | null> {
      const unsaved = await findUnsavedProblem([one, next]);
      if (unsaved !== null) return unsaved;
      const names = { title: nameOf(one), next: nameOf(next) };

      return runOrExplain(async () => {
        const { item, version } = await api.mergeSamples({
          params: { id: one.id },
          body: { revision: one.revision, next: { id: next.id, revision: next.revision } },
        });
        const undoMerge = undo(t('unmerged', names), async () => {
          await restoreVersion({ id: one.id, revision: item.revision, version });
          await api.restoreSample({ params: { id: next.id } });
          await restoreNotes(one, next);
        });
        announce({
          ...{ id: one.id, revision: item.revision, words: t('merged', names) },
          ...{ mergedTitle: names.next, undo: undoMerge },
        });
      });
    },
  };
}

function isPlanLimit(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'sample_limit';
}

/** Texts whose newest changes are only on this device. */
async function listUnsaved<Text extends ChapterRef>(
  { database }: Lab,
  texts: readonly Text[],
): Promise<Text[]> {
  const open = await database().catch(() => null);
  if (open === null) return [];
  const drafts = await Promise.all(texts.map(({ id }) => findDraftsOf(open, id)));

  return texts.filter((_, at) => drafts[at]?.some(({ isAhead }) => isAhead));
}

/** Makes a version the current text again; refused if the text has changed since. */
async function restoreVersion({ id, revision, version: number }: VersionRef): Promise<void> {
  const { text, title } = await api.readVersion({ params: { id, number } });
  const { kind, language } = await api.readSample({ params: { id } });
  const body = { title, kind, language, text, revision, version: true };
  await api.saveSample({ params: { id }, body });
}

/** Restores the notes of the first of two merged chapters, unless changed since. */
async function restoreNotes(one: Chapter, next: Chapter): Promise<void> {
  const join = (first: string, second: string) => [first, second].filter(Boolean).join('\n\n');
  const known = {
    synopsis: join(one.synopsis, next.synopsis),
    notes: join(one.notes, next.notes),
  };
  const { synopsis, notes } = one;
  const body = { synopsis, notes, known };
  await api.changeChapter({ params: { id: one.id }, body }).catch(() => undefined); // then the first chapter keeps the notes of both
}
