import type { Message, SharedItem } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from './cards.module.css';

const SharedTextDialog = lazyComponent(() => import('./shared-text-dialog.tsx'));

/** The card of a shared text or goal. A text can be opened. */
export function SharedCard({ message, shared }: { message: Message; shared: SharedItem }) {
  const t = useTranslations('messages');
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  const { type, title, words, done, target, unit, isAvailable } = shared;
  const name = title === '' ? t('shared.untitled') : title;
  if (!isAvailable) return <p className={styles.card}>{t(`shared.${type}Unavailable`)}</p>;

  return (
    <div className={styles.card}>
      <p className={styles.cardKind}>{t(`shared.${type}`)}</p>
      <p className={styles.cardTitle}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.cardDetail}>
        {type === 'text' && words !== null && t('shared.words', { n: words })}
        {type === 'goal' &&
          done !== null &&
          target !== null &&
          t('shared.progress', {
            done: format.number(done),
            target: format.number(target),
            unit:
              unit === '' || unit === 'word'
                ? 'word'
                : unit === 'character'
                  ? 'character'
                  : 'other',
          })}
      </p>
      {type === 'text' && (
        <TextButton
          aria-label={t('shared.openNamed', { title: name })}
          onClick={() => setOpen(true)}
        >
          {t('shared.open')}
        </TextButton>
      )}
      {isOpen && (
        <SharedTextDialog
          message={message}
          title={name}
          onClose={() => setOpen(false)}
          onFailure={() => setOpen(false)}
        />
      )}
    </div>
  );
}
