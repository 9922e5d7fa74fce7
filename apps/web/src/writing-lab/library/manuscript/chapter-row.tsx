import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../../platform/use-dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link, TextButton, TextLink } from '../../../ui/text-link.tsx';
import { ChapterNotes } from './chapter-notes.tsx';
import type { ChapterNotice } from './chapter-notice.ts';
import styles from './manuscript.module.css';

type RowActions = {
  onMove: (by: -1 | 1) => void;
  onDrop: (id: string, isBelow: boolean) => void;
  onSplit: () => void;
  onMerge: () => void;
};

type ChapterRowProps = RowActions & {
  chapter: Chapter;
  at: number;
  of: number;
  isLastOpened: boolean;
  projectId: string;
  /** The last split or merge, if it was of this chapter. */
  notice: ChapterNotice | null;
};

/** MIME type of a dragged chapter, so that nothing else can be dropped. */
const chapterMimeType = 'application/x-longhand-chapter';

/** One chapter in the list: number, title and actions. */
export function ChapterRow(props: ChapterRowProps) {
  const { chapter, at, of, isLastOpened, projectId, notice } = props;
  const { onMove, onDrop, onSplit, onMerge } = props;
  const t = useTranslations('manuscript');
  const split = useTranslations('split');
  const lab = useTranslations('writing-lab');
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const [dropSide, setSide] = useState<'above' | 'below' | null>(null);
  const title = chapter.title || lab('untitled');
  const sideOf = (event: DragEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();

    return event.clientY > top + height / 2 ? 'below' : 'above';
  };

  return (
    <li
      className={styles.chapter}
      data-side={dropSide ?? undefined}
      data-chapter={chapter.id}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(chapterMimeType)) return;
        event.preventDefault();
        setSide(sideOf(event));
      }}
      onDragLeave={() => setSide(null)}
      onDrop={(event) => {
        event.preventDefault();
        setSide(null);
        onDrop(event.dataTransfer.getData(chapterMimeType), sideOf(event) === 'below');
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
        if (!event.altKey || by === null) return;
        event.preventDefault();
        onMove(by);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same by keyboard */}
      <span
        className={styles.handle}
        draggable
        title={t('drag', { title })}
        onDragStart={(event) => {
          event.dataTransfer.setData(chapterMimeType, chapter.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        {at}
      </span>
      <div className={styles.about}>
        <Link className={styles.title} to={`/app/writing-lab/analyzer?sample=${chapter.id}`}>
          <bdi>{title}</bdi>
        </Link>{' '}
        <span className={styles.quiet}>
          {lab('words', { count: chapter.words })} · {dates.dateTime(chapter.changedAt)}
          {isLastOpened && ` · ${t('lastOpened')}`}
        </span>
        {notice && <NoticeLine notice={notice} chapter={chapter} projectId={projectId} />}
        {chapter.synopsis !== '' && !isOpen && (
          <p className={styles.synopsis} dir="auto">
            {chapter.synopsis}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <MoveButton
          icon="up"
          label={t('moveUp', { title })}
          isOff={at === 1}
          onMove={() => onMove(-1)}
        />
        <MoveButton
          icon="down"
          label={t('moveDown', { title })}
          isOff={at === of}
          onMove={() => onMove(1)}
        />
        <TextButton
          quiet
          aria-expanded={isOpen}
          aria-label={t('detailsOf', { title })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('details')}
        </TextButton>
      </div>
      {isOpen && (
        <div className={styles.details}>
          <ChapterNotes chapter={chapter} projectId={projectId} />
          <p className={styles.views}>
            <TextButton onClick={onSplit}>{split('atHeadings')}</TextButton>
            {at < of && <TextButton onClick={onMerge}>{split('merge')}</TextButton>}
          </p>
        </div>
      )}
    </li>
  );
}

type NoticeLineProps = { notice: ChapterNotice; chapter: Chapter; projectId: string };

/** The last split or merge, which can be undone until the chapter changes. */
function NoticeLine({ notice, chapter, projectId }: NoticeLineProps) {
  const t = useTranslations('split');
  const undoWord = useTranslations('ui')('undo');
  const { mergedTitle } = notice;

  return (
    <p className={styles.quiet}>
      {notice.words}{' '}
      {chapter.revision === notice.revision && (
        <TextButton onClick={() => void notice.undo()}>{undoWord}</TextButton>
      )}{' '}
      {mergedTitle !== undefined &&
        t.rich('mergedLater', {
          next: mergedTitle,
          trash: (words) => (
            <TextLink to={`/app/writing-lab/samples?trash=yes&project=${projectId}`}>
              {words}
            </TextLink>
          ),
        })}
    </p>
  );
}

type MoveButtonProps = { icon: 'up' | 'down'; label: string; isOff: boolean; onMove: () => void };

/** Uses `aria-disabled` to keep focus when the chapter reaches the end of the list. */
function MoveButton({ icon, label, isOff, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-move={icon}
      onClick={onMove}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}
