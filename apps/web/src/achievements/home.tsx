import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { useDates } from '../platform/use-dates.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page, Section } from '../ui/page.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './achievements.module.css';
import { type Achievement, useAchievements } from './api.ts';
import { ShareDialog } from './share-dialog.tsx';
import { grouped, type Standing } from './standing.ts';

/** What can be earned, by which criterion, how far the writer is, and what was earned when. */
export default function Achievements() {
  const t = useTranslations('achievements');
  const achievements = useAchievements();
  const { hideStreaks, gentleMode } = usePreferences();
  const [shared, setShared] = useState<Standing | null>(null);
  const isQuiet = hideStreaks || gentleMode;
  const rowsOf = (items: readonly Achievement[]) => grouped(items, { isQuiet });
  const rows = rowsOf(achievements.data?.items ?? []).flatMap(({ rows }) => rows);

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
      <Loaded query={achievements} failure={t('error')} lines={12}>
        {({ items, hidden }) => (
          <>
            {rowsOf(items).map(({ group, rows }) => (
              <Section key={group} title={t(`groups.${group}`)}>
                <ul className={styles.rows}>
                  {rows.map((standing) => (
                    <Row
                      key={standing.code}
                      standing={standing}
                      onShare={() => setShared(standing)}
                    />
                  ))}
                </ul>
              </Section>
            ))}
            {hidden > 0 && <p className={styles.muted}>{t('hidden', { n: hidden })}</p>}
          </>
        )}
      </Loaded>
      {shared !== null && <ShareDialog standing={shared} onClose={() => setShared(null)} />}
    </Page>
  );
}

function Row({ standing, onShare }: { standing: Standing; onShare: () => void }) {
  const t = useTranslations('achievements');
  const format = useFormatter();
  const dates = useDates();
  const { code, tier, value, earnedTiers, tiers, earnedAt, earnedTier } = standing;
  const name = t(`codes.${code}.name`);
  const isWhole = earnedTiers === tiers;
  const figures = { value: format.number(Math.min(value, tier)), tier: format.number(tier) };

  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.muted}>{t(`codes.${code}.criterion`, { n: earnedTier ?? tier })}</p>
        {earnedTier !== null && !isWhole && (
          <p className={styles.muted}>
            {t('next', { criterion: t(`codes.${code}.criterion`, { n: tier }) })}
          </p>
        )}
      </div>
      <div className={styles.progress}>
        {!isWhole && (
          <ProgressLine label={t('line', { name, ...figures })} value={Math.min(1, value / tier)} />
        )}
        {(!isWhole || tiers > 1) && (
          <p className={styles.figures}>
            {!isWhole && t('progress', figures)}
            {tiers > 1 && (
              <span className={styles.muted}>{t('tiers', { n: earnedTiers, all: tiers })}</span>
            )}
          </p>
        )}
      </div>
      <div className={styles.earned}>
        {earnedAt === null ? (
          <StateMark state="waiting">{t('open')}</StateMark>
        ) : (
          <>
            <StateMark state="good">
              {t('earnedOn', { date: dates.day(dates.dayOf(earnedAt)) })}
            </StateMark>
            <TextButton quiet aria-label={t('share.openNamed', { name })} onClick={onShare}>
              {t('share.open')}
            </TextButton>
          </>
        )}
      </div>
    </li>
  );
}
