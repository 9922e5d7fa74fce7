import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import styles from './checkers.module.css';
import { useLearning, useOwnWords } from './use-own-words.ts';

const step = 40;

/** The words that the writer has put into a dictionary of their own, each to be taken out again. */
export function OwnWords({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.proofreading.words');
  const { data: words = [] } = useOwnWords();
  const { forget } = useLearning(desk);
  const [most, setMost] = useState(step);
  const id = useId();

  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('title')}</h3>
      <p className={styles.hint}>{words.length === 0 ? t('empty') : t('about')}</p>
      <ul className={styles.words}>
        {words.slice(0, most).map((word) => (
          <li key={word}>
            <span dir="auto">{word}</span>
            <TextButton quiet aria-label={t('removeWord', { word })} onClick={() => forget(word)}>
              {t('remove')}
            </TextButton>
          </li>
        ))}
      </ul>
      {words.length > most && (
        <TextButton onClick={() => setMost(most + step)}>
          {t('more', { count: Math.min(step, words.length - most) })}
        </TextButton>
      )}
    </section>
  );
}
