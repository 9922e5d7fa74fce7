import type { MomentumSummary } from '@longhand/contract/goals-momentum';
import { useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { Section } from '../ui/page.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './side-card.module.css';

/** Momentum score, and the streak if enabled. */
export function MomentumCard({ momentum }: { momentum: MomentumSummary }) {
  const t = useTranslations('home.momentum');
  const { hideStreaks, gentleMode } = usePreferences();
  const { score, band, streak } = momentum;
  const showsStreak = !hideStreaks && !gentleMode && streak.best > 1;

  return (
    <Section
      title={
        <TextLink quiet to="/app/goals/momentum">
          {t('title', { score })}
        </TextLink>
      }
      note={t(`band.${band}`)}
    >
      <ProgressLine label={t('title', { score })} value={score / 100} />
      {showsStreak && (
        <p className={styles.words}>
          {t('run', { now: streak.current, longest: streak.best })}{' '}
          {streak.freezes > 0 && t('freezes', { n: streak.freezes })} {t('counts')}
        </p>
      )}
    </Section>
  );
}
