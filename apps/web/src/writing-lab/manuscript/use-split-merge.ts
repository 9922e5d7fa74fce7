import { Refusal } from '@longhand/contract/errors';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useTranslations } from 'use-intl';
import { refresh } from '../../platform/query.ts';
import { showFailureToast, showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { draftsOf } from '../device/drafts.ts';
import { type Lab, useLab } from '../lab.ts';
import { manuscriptApi as api } from './api.ts';

type Named = Pick<Chapter, 'id' | 'title'>;
type Part = { title: string; from: number };
/** A text as a split or a merge left it, and the version that has it as it was before. */
type Rewritten = { id: string; revision: number; version: number };

/** Splits texts and merges chapters; both can be undone as long as the text was not changed again. */
export function useSplitMerge() {
  const t = useTranslations('split');
  const untitled = useTranslations('writing-lab')('untitled');
  const lab = useLab();
  const failureText = useFailureText();
  const nameOf = ({ title }: { title: string }) => title || untitled;
  const told = () => refresh(['writing-lab', 'home', 'lab-subject']);

  /** Null where it is done, else why it is not; `more` texts were to be made. */
  const attempt = async (act: () => Promise<void>, more = 1): Promise<string | null> => {
    try {
      await act();

      return null;
    } catch (failure) {
      showFailureToast(failure);

      return isPlanFull(failure) ? t('noRoom', { count: more }) : failureText(failure);
    } finally {
      await told();
    }
  };
  const undo = (words: string, act: () => Promise<void>) => async () => {
    const problem = await attempt(act);
    showToast(problem === null ? { type: 'success', words } : { type: 'error', words: problem });
  };
  const refuseUnsaved = async (chapters: readonly Named[]): Promise<string | null> => {
    const [unsaved] = await listUnsaved(lab, chapters);

    return unsaved === undefined ? null : t('unsaved', { title: nameOf(unsaved) });
  };

  return {
    /** Splits a saved text; answers with why it was not, or with the ids of the new texts. */
    async split(
      text: Named & { revision: number },
      parts: readonly Part[],
      after?: { undone: () => void },
    ): Promise<{ problem: string } | { ids: string[] }> {
      const ids = parts.map(() => lab.newId());
      const unsaved = await refuseUnsaved([text]);
      if (unsaved !== null) return { problem: unsaved };
      const body = {
        revision: text.revision,
        parts: parts.map(({ title, from }, at) => ({ id: ids[at] ?? '', title, from })),
      };
      const problem = await attempt(async () => {
        const { items, version } = await api.splitSample({ params: { id: text.id }, body });
        const revision = items[0]?.revision ?? 0;
        const takeBack = undo(t('undone', { title: nameOf(text) }), async () => {
          await restoreVersion({ id: text.id, revision, version });
          await api.trashSamples({ body: { ids } });
          after?.undone();
        });
        showToast({
          type: 'success',
          words: t('done', { count: items.length }),
          undo: () => void takeBack(),
        });
      }, parts.length);

      return problem === null ? { ids } : { problem };
    },

    /** Merges a chapter with the one behind it. */
    async merge(one: Chapter, next: Chapter): Promise<string | null> {
      const unsaved = await refuseUnsaved([one, next]);
      if (unsaved !== null) return unsaved;
      const names = { title: nameOf(one), next: nameOf(next) };

      return attempt(async () => {
        const { item, version } = await api.mergeSamples({
          params: { id: one.id },
          body: { revision: one.revision, next: { id: next.id, revision: next.revision } },
        });
        const takeBack = undo(t('unmerged', names), async () => {
          await restoreVersion({ id: one.id, revision: item.revision, version });
          await api.restoreSample({ params: { id: next.id } });
          await restoreNotes(one, next);
        });
        showToast({ type: 'success', words: t('merged', names), undo: () => void takeBack() });
      });
    },
  };
}

function isPlanFull(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'sample_limit';
}

/** Those whose newest words are only on this device. */
async function listUnsaved<Text extends Named>(
  { database }: Lab,
  texts: readonly Text[],
): Promise<Text[]> {
  const open = await database().catch(() => null);
  if (open === null) return [];
  const drafts = await Promise.all(texts.map(({ id }) => draftsOf(open, id)));

  return texts.filter((_, at) => drafts[at]?.some(({ isAhead }) => isAhead));
}

/** The words of a version become the newest ones again; refused where the text has changed since. */
async function restoreVersion({ id, revision, version: number }: Rewritten): Promise<void> {
  const { text, title } = await api.readVersion({ params: { id, number } });
  const { kind, language } = await api.readSample({ params: { id } });
  const body = { title, kind, language, text, revision, version: true };
  await api.saveSample({ params: { id }, body });
}

/** What was noted beside the first of two merged chapters, unless it was changed since. */
async function restoreNotes(one: Chapter, next: Chapter): Promise<void> {
  const join = (first: string, second: string) => [first, second].filter(Boolean).join('\n\n');
  const known = {
    synopsis: join(one.synopsis, next.synopsis),
    notes: join(one.notes, next.notes),
  };
  const { synopsis, notes } = one;
  const body = { synopsis, notes, known };
  await api.changeChapter({ params: { id: one.id }, body }).catch(() => undefined); // then both notes stay with the first
}
