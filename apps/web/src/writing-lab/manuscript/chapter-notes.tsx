import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryClient, refresh } from '../../platform/query.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { LineArea } from '../../ui/line-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { manuscriptApi as api, chaptersQuery } from './api.ts';
import styles from './manuscript.module.css';

type Noted = Pick<Chapter, 'synopsis' | 'notes'>;
type Status = { is: 'idle' | 'saving' | 'saved' } | { is: 'failed'; words: string };

/** A pause in the typing after which notes are saved. */
const pauseMs = 800;

/** Synopsis and notes of one chapter, saved as they are written. */
export function ChapterNotes({ chapter, projectId }: { chapter: Chapter; projectId: string }) {
  const t = useTranslations('manuscript');
  const tryAgain = useTranslations('ui')('tryAgain');
  const lab = useLab();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<Noted>({ synopsis: chapter.synopsis, notes: chapter.notes });
  const [status, setStatus] = useState<Status>({ is: 'idle' });
  const [theirs, setTheirs] = useState<Noted | null>(null);
  const latest = useRef(typed);
  const known = useRef<Noted>({ synopsis: chapter.synopsis, notes: chapter.notes });
  const saving = useRef<Promise<void>>(Promise.resolve());
  const isContested = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { queryKey } = chaptersQuery(lab, projectId);
  const params = { id: chapter.id };

  const saveOnce = async () => {
    const wanted = latest.current;
    if (isSame(wanted, known.current)) return;
    setStatus({ is: 'saving' });
    try {
      const saved = await api.changeChapter({ params, body: { ...wanted, known: known.current } });
      known.current = { synopsis: saved.synopsis, notes: saved.notes };
      queryClient.setQueryData<readonly Chapter[]>(queryKey, (items) =>
        items?.map((one) => (one.id === saved.id ? { ...one, ...known.current } : one)),
      );
      setStatus({ is: 'saved' });
      setTheirs(null);
    } catch (failure) {
      setStatus({ is: 'failed', words: failureText(failure) });
      if (!(failure instanceof Refusal) || failure.code !== 'sample_conflict') return;
      isContested.current = true;
      const { items } = await api.listChapters({ params: { id: projectId } });
      setTheirs(items.find(({ id }) => id === chapter.id) ?? null);
    }
  };
  const save = () => {
    clearTimeout(timer.current);
    if (isContested.current) return; // until the writer has said which notes to keep
    saving.current = saving.current.then(saveOnce, saveOnce);
  };
  const write = (part: Partial<Noted>) => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  };
  const keepMine = () => {
    if (theirs) known.current = { synopsis: theirs.synopsis, notes: theirs.notes };
    isContested.current = false;
    save();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is saved when the notes close, and then only
  useEffect(
    () => () => {
      save();
      void saving.current.then(() => refresh(['writing-lab']));
    },
    [],
  );

  return (
    <div className={styles.notes}>
      <LineArea
        label={t('synopsis')}
        hint={t('synopsisHint')}
        dir="auto"
        maxLength={limits.synopsisMax}
        value={typed.synopsis}
        onBlur={save}
        onChange={(event) => write({ synopsis: event.target.value })}
      />
      <LineArea
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
      </p>
      {status.is === 'failed' && (
        <p role="alert" className={styles.problem}>
          {theirs
            ? t('notesConflict', {
                saved: [theirs.synopsis, theirs.notes].filter(Boolean).join(' · '),
              })
            : status.words}{' '}
          <TextButton onClick={theirs ? keepMine : save}>
            {theirs ? t('notesKeep') : tryAgain}
          </TextButton>
        </p>
      )}
    </div>
  );
}

function isSame(one: Noted, other: Noted): boolean {
  return one.synopsis === other.synopsis && one.notes === other.notes;
}
