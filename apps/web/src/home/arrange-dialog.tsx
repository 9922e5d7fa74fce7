import type { HomeCard } from '@longhand/contract/settings';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../platform/change-preferences.ts';
import { usePreferences } from '../platform/preferences.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './arrange-dialog.module.css';
import { moveCard, orderCards } from './cards.ts';

/** Visibility and order of the home cards, by buttons or drag and drop. Changes are saved immediately. */
export default function ArrangeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('home.arrange');
  const { homeCards } = usePreferences();
  const change = useChangePreferences();
  const failureText = useFailureText();
  const [dragged, setDragged] = useState<HomeCard | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const cards = orderCards(homeCards);
  const saveCards = (patch: Partial<typeof homeCards>) =>
    change.mutate({ homeCards: { ...homeCards, ...patch } });

  const moveAndAnnounce = (card: HomeCard, by: number) => {
    const order = moveCard(cards, card, by);
    saveCards({ order });
    setAnnouncement(t('said', { card: t(`cards.${card}`), place: order.indexOf(card) + 1 }));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={() => saveCards({ order: [], hidden: [] })}>{t('reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <ol>
        {cards.map((card, at) => {
          const name = t(`cards.${card}`);

          return (
            <li
              key={card}
              className={styles.card}
              draggable
              data-dragged={dragged === card || undefined}
              onDragStart={() => setDragged(card)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => {
                if (dragged !== null) moveAndAnnounce(dragged, at - cards.indexOf(dragged));
                setDragged(null);
              }}
            >
              <Checkbox
                label={name}
                checked={!homeCards.hidden.includes(card)}
                onChange={(event) =>
                  saveCards({
                    hidden: event.target.checked
                      ? homeCards.hidden.filter((one) => one !== card)
                      : [...homeCards.hidden, card],
                  })
                }
              />
              <span className={styles.moves}>
                <TextButton
                  quiet
                  disabled={at === 0}
                  aria-label={t('upNamed', { card: name })}
                  onClick={() => moveAndAnnounce(card, -1)}
                >
                  {t('up')}
                </TextButton>
                <TextButton
                  quiet
                  disabled={at === cards.length - 1}
                  aria-label={t('downNamed', { card: name })}
                  onClick={() => moveAndAnnounce(card, 1)}
                >
                  {t('down')}
                </TextButton>
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.said} role="status">
        {announcement}
      </p>
      <p role="alert">{change.isError && failureText(change.error)}</p>
    </Dialog>
  );
}
