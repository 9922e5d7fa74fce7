import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import { useOwnEntries } from '../../dictionary/own-words.ts';
import { selectOwnWords } from '../../dictionary/select-own-words.ts';
import type { Desk } from '../../document/desk.ts';
import { useDictionaryActions } from '../../document/use-desk-own-words.ts';
import styles from './checkers.module.css';

const pageSize = 40;

/** The user's dictionary words that apply to this text; each can be removed. */
export function DictionaryWords({ desk, onAll: onShowAll }: { desk: Desk; onAll: () => void }) {
  const t = useTranslations('desk.proofreading.words');
  const { data: entries = [] } = useOwnEntries();
  const projectId = useStore(desk.saving.home)?.projectId ?? null;
  const words = [...new Set(selectOwnWords(entries, projectId).dictionary)];
  const { forget } = useDictionaryActions(desk);
  const [shownCount, setShownCount] = useState(pageSize);
  const id = useId();

  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('title')}</h3>
      <p className={styles.hint}>{words.length === 0 ? t('empty') : t('about')}</p>
      <ul className={styles.words}>
        {words.slice(0, shownCount).map((word) => (
          <li key={word}>
            <span dir="auto">{word}</span>
            <TextButton quiet aria-label={t('removeWord', { word })} onClick={() => forget(word)}>
              {t('remove')}
            </TextButton>
          </li>
        ))}
      </ul>
      {words.length > shownCount && (
        <TextButton onClick={() => setShownCount(shownCount + pageSize)}>
          {t('more', { count: Math.min(pageSize, words.length - shownCount) })}
        </TextButton>
      )}
      <p>
        <TextButton onClick={onShowAll}>{t('all')}</TextButton>
      </p>
    </section>
  );
}
