import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toasts.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useLab } from '../../storage/lab.ts';
import { chapterNoticeOf } from './chapter-notice.ts';
import { ChapterRow } from './chapter-row.tsx';
import styles from './manuscript.module.css';
import { moveTarget } from './move-chapter.ts';
import { useChapterOrder } from './use-chapter-order.ts';
import { useSplitMerge } from './use-split-merge.ts';

const SplitDialog = lazyComponent(() => import('./split-dialog.tsx'));

type ChapterListProps = {
  chapters: readonly Chapter[];
  projectId: string;
  lastOpened: string | null;
};

/** The chapters of a project, with actions to reorder, split and merge them. */
export function ChapterList({ chapters: read, projectId, lastOpened }: ChapterListProps) {
  const t = useTranslations('manuscript');
  const undoWord = useTranslations('ui')('undo');
  const untitled = useTranslations('writing-lab')('untitled');
  const { shown: chapters, moved, move, undo } = useChapterOrder(projectId, read);
  const { merge } = useSplitMerge();
  const notice = useStore(chapterNoticeOf(useLab()));
  const [splitting, setSplitting] = useState<Chapter | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const ids = chapters.map(({ id }) => id);

  /** The browser drops focus when a row moves in the DOM. */
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before?.isConnected && document.activeElement !== before) before.focus();
  });

  const moveBy = (id: string, by: -1 | 1) => {
    const after = moveTarget(ids, { id, by });
    if (after === undefined) return;
    const active = document.activeElement;
    focused.current =
      active instanceof HTMLElement && list.current?.contains(active) ? active : null;
    move(id, after);
  };
  const drop = (id: string, { on, isBelow }: { on: string; isBelow: boolean }) => {
    if (!ids.includes(id) || id === on) return;
    const others = ids.filter((one) => one !== id);
    const at = others.indexOf(on);
    move(id, (isBelow ? others[at] : others[at - 1]) ?? null);
  };
  const mergeWithNext = async (at: number) => {
    const [one, next] = chapters.slice(at);
    if (!one || !next) return;
    const problem = await merge(one, next);
    if (problem !== null) showToast({ type: 'error', words: problem });
  };

  return (
    <>
      <p className={styles.moved} role="status">
        {moved && (
          <>
            {t('moved', { title: moved.title || untitled, at: moved.at, of: moved.of })}{' '}
            <TextButton onClick={undo}>{undoWord}</TextButton>
          </>
        )}
      </p>
      <ol className={styles.chapters} ref={list}>
        {chapters.map((chapter, at) => (
          <ChapterRow
            key={chapter.id}
            chapter={chapter}
            at={at + 1}
            of={chapters.length}
            projectId={projectId}
            notice={notice?.id === chapter.id ? notice : null}
            isLastOpened={chapter.id === lastOpened}
            onMove={(by) => moveBy(chapter.id, by)}
            onDrop={(id, isBelow) => drop(id, { on: chapter.id, isBelow })}
            onSplit={() => setSplitting(chapter)}
            onMerge={() => void mergeWithNext(at)}
          />
        ))}
      </ol>
      {splitting && (
        <SplitDialog key={splitting.id} chapter={splitting} onClose={() => setSplitting(null)} />
      )}
    </>
  );
}
