import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import { useOwnEntries } from '../own-words/own-words.ts';
import { useLearning } from '../own-words/use-words-on-desk.ts';
import { wordsFor } from '../own-words/words-for.ts';
import styles from './checkers.module.css';

const step = 40;

/** The words that are right in this text by the writer's own dictionary, each to be taken out again. */
export function OwnWords({ desk, onAll }: { desk: Desk; onAll: () => void }) {
  const t = useTranslations('desk.proofreading.words');
  const { data: entries = [] } = useOwnEntries();
  const projectId = useStore(desk.saving.home)?.projectId ?? null;
  const words = [...new Set(wordsFor(entries, projectId).dictionary)];
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
      <p>
        <TextButton onClick={onAll}>{t('all')}</TextButton>
      </p>
    </section>
  );
}
