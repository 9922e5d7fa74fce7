import { paintToPng } from '@longhand/charts/browser/paint';
import { textDirection } from '@longhand/locales';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { download } from '../ui/download.ts';
import type { AchievementProgress } from './achievement-progress.ts';
import styles from './achievements.module.css';
import { drawShareCard } from './share-card.ts';

/** Previews and downloads a card of one achievement. Drawn in the browser, never uploaded. */
export function ShareDialog({
  standing: achievement,
  onClose,
}: {
  standing: AchievementProgress;
  onClose: () => void;
}) {
  const t = useTranslations('achievements');
  const dates = useDates();
  const dir = textDirection(useLocale());
  const [hasFailed, setFailed] = useState(false);
  const { code, earnedTier, tier, earnedAt } = achievement;
  const name = t(`codes.${code}.name`);
  const criterion = t(`codes.${code}.criterion`, { n: earnedTier ?? tier });
  const earned = earnedAt === null ? '' : t('earnedOn', { date: dates.day(dates.dayOf(earnedAt)) });
  const card = useMemo(
    () => drawShareCard({ name, criterion, earned, dir }),
    [name, criterion, earned, dir],
  );

  const saveSvg = () => {
    const text = new XMLSerializer().serializeToString(card);
    download(`${code}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };

  const savePng = async () => {
    try {
      download(`${code}.png`, await paintToPng(card, 1));
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
      {/* Inline, because an SVG image cannot use the fonts of the page. */}
      <div
        className={styles.card}
        role="img"
        aria-label={t('share.picture', { name, criterion })}
        ref={(container) => container?.replaceChildren(card)}
      />
      <p role="alert">{hasFailed && t('share.failed')}</p>
    </Dialog>
  );
}
