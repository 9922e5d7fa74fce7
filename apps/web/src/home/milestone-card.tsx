import type { Milestone } from '@longhand/contract/goals-milestones';
import { useTranslations } from 'use-intl';
import { useFormatAmount } from '../goals/index.ts';
import { useDates } from '../platform/use-dates.ts';
import { Section } from '../ui/page.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './side-card.module.css';

type MilestoneCardProps = { next: Milestone | null; fresh: readonly Milestone[] };

/** The others are on the milestones screen. */
const maxShown = 3;

/** The next milestone, and those reached since the last visit. */
export default function MilestoneCard({ next, fresh }: MilestoneCardProps) {
  const t = useTranslations('home.milestone');
  const amount = useFormatAmount();
  const dates = useDates();
  const nameOf = ({ title, value }: Milestone) =>
    title === '' ? t('share', { share: value ?? 0 }) : title;
  const missing = next?.missing ?? null;
  const details =
    next === null
      ? []
      : [
          next.goalTitle,
          missing === null
            ? null
            : t('missing', { amount: amount(missing, next.measure, next.unit) }),
          next.expectedOn === null ? null : t('expected', { date: dates.day(next.expectedOn) }),
        ].filter((one) => one !== null);

  return (
    <Section
      title={
        <TextLink quiet to="/app/goals/milestones" dir="auto">
          {next === null ? t('all') : nameOf(next)}
        </TextLink>
      }
      note={t('note')}
    >
      {next !== null && next.amount !== null && next.amount > 0 && missing !== null && (
        <ProgressLine label={nameOf(next)} value={1 - missing / next.amount} />
      )}
      {details.length > 0 && (
        <p className={styles.words} dir="auto">
          {details.join(' · ')}
        </p>
      )}
      {fresh.slice(0, maxShown).map((one) => (
        <p key={one.id} className={styles.fresh} dir="auto">
          {t('fresh', { name: nameOf(one), goal: one.goalTitle })}
        </p>
      ))}
      {fresh.length > maxShown && (
        <p className={styles.words}>{t('more', { n: fresh.length - maxShown })}</p>
      )}
    </Section>
  );
}
