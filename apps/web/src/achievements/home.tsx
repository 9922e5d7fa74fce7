import type { AchievementCode } from '@longhand/contract/achievement-catalogue';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { useDates } from '../platform/use-dates.ts';
import { Page, Section } from '../ui/page.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { StatusIndicator } from '../ui/status-indicator.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { type AchievementProgress, groupAchievements } from './achievement-progress.ts';
import styles from './achievements.module.css';
import { type Achievement, useAchievements } from './api.ts';
import { ShareDialog } from './share-dialog.tsx';

/** All achievements: criterion, progress and date earned. */
export default function Achievements() {
  const t = useTranslations('achievements');
  const achievements = useAchievements();
  const { hideStreaks, gentleMode } = usePreferences();
  const [sharedAchievement, setSharedAchievement] = useState<AchievementProgress | null>(null);
  const hidesStreaks = hideStreaks || gentleMode;
  const groupRows = (items: readonly Achievement[]) =>
    groupAchievements(items, { isQuiet: hidesStreaks });
  const rows = groupRows(achievements.data?.items ?? []).flatMap(({ rows }) => rows);

  return (
    <Page
      title={
        achievements.data === undefined
          ? t('title')
          : t('headline', {
              n: rows.filter(({ earnedTiers }) => earnedTiers > 0).length,
              all: rows.length,
            })
      }
      lede={t('lede')}
    >
      <QueryContent query={achievements} errorTitle={t('error')} lines={12}>
        {({ items, hidden }) => (
          <>
            {groupRows(items).map(({ group, rows }) => (
              <Section key={group} title={t(`groups.${group}`)}>
                <ul className={styles.rows}>
                  {rows.map((achievement) => (
                    <Row
                      key={achievement.code}
                      standing={achievement}
                      onShare={() => setSharedAchievement(achievement)}
                    />
                  ))}
                </ul>
              </Section>
            ))}
            {hidden > 0 && <p className={styles.muted}>{t('hidden', { n: hidden })}</p>}
          </>
        )}
      </QueryContent>
      {sharedAchievement !== null && (
        <ShareDialog standing={sharedAchievement} onClose={() => setSharedAchievement(null)} />
      )}
    </Page>
  );
}

/** Achievements whose value is the best of the past, not today's. */
const longestRuns: ReadonlySet<AchievementCode> = new Set(['streak', 'weekend_writer', 'momentum']);

function Row({
  standing: achievement,
  onShare,
}: {
  standing: AchievementProgress;
  onShare: () => void;
}) {
  const t = useTranslations('achievements');
  const format = useFormatter();
  const dates = useDates();
  const { code, tier, value, earnedTiers, tiers, earnedAt, earnedTier } = achievement;
  const name = t(`codes.${code}.name`);
  const isComplete = earnedTiers === tiers;
  const isLongestRun = longestRuns.has(code);
  const amounts = { value: format.number(Math.min(value, tier)), tier: format.number(tier) };

  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.muted}>{t(`codes.${code}.criterion`, { n: earnedTier ?? tier })}</p>
        {earnedTier !== null && !isComplete && (
          <p className={styles.muted}>
            {t('next', { criterion: t(`codes.${code}.criterion`, { n: tier }) })}
          </p>
        )}
      </div>
      <div className={styles.standing}>
        {!isComplete && (
          <>
            <ProgressLine
              label={t('line', { name, ...amounts })}
              value={Math.min(1, value / tier)}
            />
            <p className={styles.figures}>{t(isLongestRun ? 'best' : 'progress', amounts)}</p>
          </>
        )}
        {earnedAt === null ? (
          <StatusIndicator state="waiting">{t('open')}</StatusIndicator>
        ) : (
          <p className={styles.earned}>
            <StatusIndicator state="good">
              {t('earnedOn', { date: dates.day(dates.dayOf(earnedAt)) })}
            </StatusIndicator>
            <TextButton quiet aria-label={t('share.openNamed', { name })} onClick={onShare}>
              {t('share.open')}
            </TextButton>
          </p>
        )}
        {tiers > 1 && <p className={styles.muted}>{t('tiers', { n: earnedTiers, all: tiers })}</p>}
      </div>
    </li>
  );
}
