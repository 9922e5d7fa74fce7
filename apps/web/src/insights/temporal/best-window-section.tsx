import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import type { TemporalFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { useSampleText } from '../sample-text.tsx';
import { useWindowName } from './use-window-name.ts';

/** The two hours with the highest pace, and those with the most words. */
export function BestWindowSection({ figures: { bestWindow } }: { figures: TemporalFigures }) {
  const t = useTranslations('insight-screens.temporal');
  const format = useFormatter();
  const sampleText = useSampleText();
  const windowName = useWindowName();
  const { fastest, most, sample } = bestWindow;
  const round = (value: number) => Math.round(value);

  return (
    <Section title={t('bestWindow')}>
      {fastest === null ? (
        <p className={styles.muted}>
          {sample.has < sample.needs ? sampleText(sample) : t('noFastest')}
        </p>
      ) : (
        <p className={styles.statement}>
          {t('fastest', {
            window: windowName(fastest),
            perHour: round(fastest.perHour),
            mean: round(fastest.mean),
            low: round(fastest.interval.low),
            high: round(fastest.interval.high),
            n: fastest.sessions,
            days: fastest.onDays,
          })}
        </p>
      )}
      {most !== null && (
        <p className={styles.statement}>
          {t('most', {
            window: windowName(most),
            share: format.number(most.share, { style: 'percent', maximumFractionDigits: 0 }),
            days: most.onDays,
          })}
        </p>
      )}
    </Section>
  );
}
