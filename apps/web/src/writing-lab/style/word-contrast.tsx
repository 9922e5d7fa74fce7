import type { WordMatch } from '@longhand/analysis/measures/words/word-profile';
import { useTranslations } from 'use-intl';
import { WordEvidence } from '../metrics/evidence/word-evidence.tsx';
import styles from './style.module.css';

type WordContrastProps = {
  text: string;
  id: string | null;
  /** Words that the text uses more often, with their places. */
  more: readonly WordMatch[];
  lessTitle: string;
  less: readonly { word: string; label: string }[];
};

/** Words that distinguish two sides: those more frequent in the text, and those more frequent in what it is compared with. */
export function WordContrast({ text, id, more, lessTitle, less }: WordContrastProps) {
  const t = useTranslations('lab.style');

  return (
    <div className={styles.sides}>
      {more.length > 0 && (
        <div className={styles.side}>
          <h3 className={styles.heading}>{t('more')}</h3>
          <WordEvidence text={text} id={id} matches={more} />
        </div>
      )}
      {less.length > 0 && (
        <div>
          <h3 className={styles.heading}>{lessTitle}</h3>
          <ul className={styles.words}>
            {less.map(({ word, label }) => (
              <li key={word}>{label}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
