import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import {
  countOnPace,
  displayAmountOf,
  goalShareOf,
  paceStatusOf,
  referencePar,
  sortByUrgency,
  targetOf,
  toUserUnits,
} from '../goals/figures.ts';
import {
  PaceStatusIndicator,
  useFormatAmount,
  useFormatGoalAmount,
  useNoTargetText,
} from '../goals/index.ts';
import { usePreferences } from '../platform/preferences.ts';
import { Section } from '../ui/page.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { Link, TextLink } from '../ui/text-link.tsx';
import styles from './goal-list.module.css';

/** The full list is on the goals screen. */
const maxShown = 4;

/** The most urgent goals, one line each: today's progress and status. */
export function GoalList({ goals }: { goals: readonly Goal[] }) {
  const t = useTranslations();
  const { gentleMode } = usePreferences();
  const { started, onPace } = countOnPace(goals);

  return (
    <Section
      title={t('home.goals.title')}
      note={started > 0 && !gentleMode && t('progress.count', { n: started, onPace })}
    >
      {goals.length === 0 ? (
        <p className={styles.none}>
          {t('home.goals.none')} <TextLink to="/app/goals/create">{t('home.goals.new')}</TextLink>
        </p>
      ) : (
        <>
          <ul className={styles.goals}>
            {sortByUrgency(goals)
              .slice(0, maxShown)
              .map((goal) => (
                <GoalListRow key={goal.id} goal={goal} />
              ))}
          </ul>
          {goals.length > maxShown && (
            <p className={styles.all}>
              <TextLink to="/app/goals">{t('home.goals.all', { n: goals.length })}</TextLink>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function GoalListRow({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const { quotaToday, today, total } = goal.progress;
  const share = quotaToday > 0 ? today / quotaToday : goalShareOf(goal, total);
  const rowText = useRowText(goal);

  return (
    <li className={styles.row}>
      <h3 className={styles.title}>
        <Link to={`/app/goals/${goal.id}`}>{goal.title}</Link>
      </h3>
      <span className={styles.today}>{rowText}</span>
      <span className={styles.line}>
        <ProgressLine
          label={t('progress.named', { name: goal.title, amount: rowText })}
          value={share}
        />
      </span>
      <span className={styles.standing}>
        <PaceStatusIndicator goal={goal} />
      </span>
      <BehindPlanNote goal={goal} />
    </li>
  );
}

/** Total and planned amount of a goal that is behind. */
function BehindPlanNote({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const { gentleMode } = usePreferences();
  if (gentleMode || paceStatusOf(goal).word !== 'behind') return null;

  return (
    <span className={styles.par}>
      {t('home.goals.soFar', {
        total: displayAmountOf(goal.progress.total, goal),
        par: displayAmountOf(referencePar(goal.progress).par, goal),
      })}
    </span>
  );
}

/** Today's progress of today's target; of the whole goal if there is no target today, unless the day is free. */
function useRowText(goal: Goal): string {
  const t = useTranslations();
  const amount = useFormatAmount();
  const goalAmount = useFormatGoalAmount();
  const freeWords = useNoTargetText(goal);
  const { progress, measure, unit } = goal;
  if (freeWords !== null) return freeWords;
  if (progress.quotaToday === 0) {
    const ofAll = goalAmount(targetOf(goal), goal);

    return t('home.goals.today', { today: displayAmountOf(progress.total, goal), amount: ofAll });
  }

  return t('home.goals.today', {
    today: toUserUnits(progress.today, measure),
    amount: amount(progress.quotaToday, measure, unit),
  });
}
