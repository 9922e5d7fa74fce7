import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidateSlices, setQueryResult } from '../../../platform/query.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { TextArea } from '../../../ui/text-field.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useLab } from '../../storage/lab.ts';
import { manuscriptApi as api, chaptersQuery } from './api.ts';
import styles from './manuscript.module.css';
import { mergeNotes, type NoteFields } from './merge-notes.ts';

type Status = { is: 'idle' | 'saving' | 'saved' | 'merged' } | { is: 'failed'; words: string };

/** Debounce before notes are saved. */
const autosaveDelayMs = 800;

/** Synopsis and notes of a chapter, saved while typing. */
export function ChapterNotes({ chapter, projectId }: { chapter: Chapter; projectId: string }) {
  const t = useTranslations('manuscript');
  const tryAgain = useTranslations('ui')('tryAgain');
  const lab = useLab();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<NoteFields>({
    synopsis: chapter.synopsis,
    notes: chapter.notes,
  });
  const [status, setStatus] = useState<Status>({ is: 'idle' });
  const latest = useRef(typed);
  const known = useRef<NoteFields>({ synopsis: chapter.synopsis, notes: chapter.notes });
  const saving = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { queryKey } = chaptersQuery(lab, projectId);
  const params = { id: chapter.id };

  const send = async (wanted: NoteFields) => {
    const saved = await api.changeChapter({ params, body: { ...wanted, known: known.current } });
    known.current = { synopsis: saved.synopsis, notes: saved.notes };
    await setQueryResult<readonly Chapter[]>(queryKey, (items) =>
      items?.map((one) => (one.id === saved.id ? { ...one, ...known.current } : one)),
    );
  };

  /** Merges notes changed elsewhere with those typed here. */
  const sendMerged = async (mine: NoteFields) => {
    const { items } = await api.listChapters({ params: { id: projectId } });
    const theirs = items.find(({ id }) => id === chapter.id);
    if (!theirs) throw new Refusal('sample_not_found');
    const merged = mergeNotes(known.current, { mine, theirs });
    known.current = { synopsis: theirs.synopsis, notes: theirs.notes };
    latest.current = mergeNotes(mine, { mine: latest.current, theirs: merged });
    setTyped(latest.current);
    await send(merged);
  };

  const saveLatest = async () => {
    const wanted = latest.current;
    if (hasSameNotes(wanted, known.current)) return;
    setStatus({ is: 'saving' });
    try {
      await send(wanted);
      setStatus({ is: 'saved' });
    } catch (failure) {
      const isChanged = failure instanceof Refusal && failure.code === 'sample_conflict';
      const problem = isChanged
        ? await sendMerged(wanted).catch((reason: unknown) => reason)
        : failure;
      setStatus(
        problem === undefined ? { is: 'merged' } : { is: 'failed', words: failureText(problem) },
      );
    }
  };
  const save = () => {
    clearTimeout(timer.current);
    saving.current = saving.current.then(saveLatest, saveLatest);
  };
  const write = (part: Partial<NoteFields>) => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, autosaveDelayMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when the notes close, not after each change
  useEffect(
    () => () => {
      save();
      void saving.current.then(() => invalidateSlices(['writing-lab']));
    },
    [],
  );

  return (
    <div className={styles.notes}>
      <TextArea
        label={t('synopsis')}
        hint={t('synopsisHint')}
        dir="auto"
        maxLength={limits.synopsisMax}
        value={typed.synopsis}
        onBlur={save}
        onChange={(event) => write({ synopsis: event.target.value })}
      />
      <TextArea
        label={t('notesField')}
        hint={t('notesHint')}
        dir="auto"
        rows={4}
        maxLength={limits.chapterNotesMax}
        value={typed.notes}
        onBlur={save}
        onChange={(event) => write({ notes: event.target.value })}
      />
      <p role="status" className={styles.quiet}>
        {status.is === 'saving' && t('notesSaving')}
        {status.is === 'saved' && t('notesSaved')}
        {status.is === 'merged' && t('notesMerged')}
      </p>
      {status.is === 'failed' && (
        <p role="alert" className={styles.problem}>
          {status.words} <TextButton onClick={save}>{tryAgain}</TextButton>
        </p>
      )}
    </div>
  );
}

function hasSameNotes(one: NoteFields, other: NoteFields): boolean {
  return one.synopsis === other.synopsis && one.notes === other.notes;
}
