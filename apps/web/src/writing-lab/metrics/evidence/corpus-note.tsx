import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import type { CorpusState } from '../corpus/corpus.ts';
import styles from './corpus-note.module.css';

type CorpusNoteProps = {
  corpus: CorpusState & { refresh: () => void };
  /** How many saved texts the text is compared with, if it is. */
  compared?: number;
};

/** Progress of the corpus analysis, and whether texts are missing. Floats where nothing is compared, so that no content moves. */
export function CorpusNote({ corpus, compared }: CorpusNoteProps) {
  const t = useTranslations();
  const { allTexts, done, isAnalyzing, failure, serverFailure, refresh } = corpus;
  const hasFailed = compared === undefined && (failure ?? serverFailure) !== null; // otherwise the text picker shows it

  return (
    <div className={clsx(styles.note, compared === undefined && styles.floating)}>
      {isAnalyzing && allTexts.length > done && (
        <WorkProgress
          label={t('lab.corpus.reading', { count: allTexts.length })}
          done={done}
          total={allTexts.length}
        />
      )}
      {hasFailed && (
        <p role="alert">
          {t('lab.corpus.failed')} <TextButton onClick={refresh}>{t('ui.tryAgain')}</TextButton>
        </p>
      )}
      {!isAnalyzing && compared !== undefined && (
        <p className={styles.quiet}>
          {compared < 3
            ? t('lab.corpus.few', { count: compared })
            : t('lab.corpus.compared', { count: compared })}
        </p>
      )}
    </div>
  );
}
