import type { AchievementCode } from '@longhand/contract/achievement-catalogue';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../ui/page.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './side-card.module.css';

type NearAchievement = { code: AchievementCode; tier: number; value: number };

/** The achievements closest to completion. */
export default function AchievementCard({ near }: { near: readonly NearAchievement[] }) {
  const t = useTranslations('achievements');
  const format = useFormatter();

  return (
    <Section
      title={
        <TextLink quiet to="/app/achievements">
          {t('title')}
        </TextLink>
      }
    >
      <ul>
        {near.map(({ code, tier, value }) => {
          const name = t(`codes.${code}.name`);
          const figures = { value: format.number(value), tier: format.number(tier) };

          return (
            <li key={code} className={styles.row}>
              <span>{name}</span> <span className={styles.figure}>{t('progress', figures)}</span>
              <span className={styles.line}>
                <ProgressLine label={t('line', { name, ...figures })} value={value / tier} />
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
