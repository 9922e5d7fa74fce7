import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import type { CorpusState } from '../corpus/corpus.ts';
import styles from './corpus-note.module.css';

type CorpusNoteProps = {
  corpus: CorpusState & { refresh: () => void };
  /** How many of the own texts it is compared with, where one is. */
  compared?: number;
};

/** How far the writer's own texts have been read, and what is missing of them. */
export function CorpusNote({ corpus, compared }: CorpusNoteProps) {
  const t = useTranslations();
  const { all, done, isReading, failure, serverFailure, refresh } = corpus;
  const isAway = compared === undefined && (failure ?? serverFailure) !== null; // else the choice of a text tells it

  return (
    <div className={styles.note}>
      {isReading && all.length > done && (
        <WorkProgress
          label={t('lab.corpus.reading', { count: all.length })}
          done={done}
          total={all.length}
        />
      )}
      {isAway && (
        <p role="alert">
          {t('lab.corpus.failed')} <TextButton onClick={refresh}>{t('ui.tryAgain')}</TextButton>
        </p>
      )}
      {!isReading && compared !== undefined && (
        <p className={styles.quiet}>
          {compared < 3
            ? t('lab.corpus.few', { count: compared })
            : t('lab.corpus.compared', { count: compared })}
        </p>
      )}
    </div>
  );
}
