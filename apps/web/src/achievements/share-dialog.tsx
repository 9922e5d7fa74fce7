import { paint } from '@longhand/charts/browser/paint';
import { directionOf } from '@longhand/locales';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { download } from '../ui/download.ts';
import styles from './achievements.module.css';
import { drawCard } from './share-card.ts';
import type { Standing } from './standing.ts';

/** A card of one achievement to keep or to show, made here and sent nowhere. */
export function ShareDialog({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const t = useTranslations('achievements');
  const dates = useDates();
  const dir = directionOf(useLocale());
  const [hasFailed, setFailed] = useState(false);
  const { code, earnedTier, tier, earnedAt } = standing;
  const name = t(`codes.${code}.name`);
  const criterion = t(`codes.${code}.criterion`, { n: earnedTier ?? tier });
  const earned = earnedAt === null ? '' : t('earnedOn', { date: dates.day(dates.dayOf(earnedAt)) });
  const card = useMemo(
    () => drawCard({ name, criterion, earned, dir }),
    [name, criterion, earned, dir],
  );

  const saveSvg = () => {
    const text = new XMLSerializer().serializeToString(card);
    download(`${code}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };

  const savePng = async () => {
    try {
      download(`${code}.png`, await paint(card, 1));
    } catch {
      setFailed(true);
    }
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('share.title', { name })}
      actions={
        <>
          <Button onClick={saveSvg}>{t('share.svg')}</Button>
          <Button variant="primary" onClick={() => void savePng()}>
            {t('share.png')}
          </Button>
        </>
      }
    >
      <p className={styles.muted}>{t('share.text')}</p>
      {/* In the page itself, as a picture of its own would not have the page's fonts. */}
      <div
        className={styles.card}
        role="img"
        aria-label={t('share.picture', { name, criterion })}
        ref={(place) => place?.replaceChildren(card)}
      />
      <p role="alert">{hasFailed && t('share.failed')}</p>
    </Dialog>
  );
}
