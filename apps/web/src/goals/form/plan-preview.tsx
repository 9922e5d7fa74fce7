import { useTranslations } from 'use-intl';
import { addDays } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { userToday } from '../../platform/user-day.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useDays } from '../api.ts';
import styles from './create.module.css';
import { type GoalForm, parseAmounts } from './goal-form.ts';
import { planEndDate, summarizePlan } from './plan-summary.ts';

const recentDays = 28;

/** Live summary of the plan below the form, with the user's recent pace. */
export function PlanPreview({ form }: { form: GoalForm }) {
  return (
    <>
      <p className={styles.sentence} role="status">
        <PlanSentence form={form} />
      </p>
      <OwnPace form={form} />
    </>
  );
}

function PlanSentence({ form }: { form: GoalForm }) {
  return form.kind === 'habit' ? <HabitSentence form={form} /> : <TargetSentence form={form} />;
}

function HabitSentence({ form }: { form: GoalForm }) {
  const t = useTranslations('goals.create');
  const amount = useFormatAmount();
  const { targetAmount } = parseAmounts(form);
  if (targetAmount === undefined) return t('planMissing');
  const times = readWholeNumber(form.times);
  const isLimit = form.comparator === 'at_most';

  return t.rich(times !== undefined ? 'habitTimes' : isLimit ? 'habitLimit' : 'habitSentence', {
    b: (words) => <b>{words}</b>,
    amount: amount(targetAmount, form.measure, form.unit),
    period: t(`period.${form.cadenceUnit}`),
    times: times ?? 0,
  });
}

function TargetSentence({ form }: { form: GoalForm }) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useFormatAmount();
  const endOn = form.planMode === 'by_rate' ? (planEndDate(form) ?? '') : form.endOn;
  const isReduction = form.comparator === 'at_most';
  const plan = summarizePlan({ ...form, ...parseAmounts(form), endOn, isReduction });
  if (plan.kind === 'missing') return t('goals.create.planMissing');
  if (plan.kind === 'reached') return t('goals.create.planReached');
  if (plan.kind === 'open') return t('goals.create.planOpen');

  const formatAmount = (n: number) => amount(n, form.measure, form.unit);
  const sentence =
    plan.days === 1
      ? 'goals.create.planOneDay'
      : plan.perWeek < 7
        ? 'goals.create.planSomeDays'
        : 'goals.create.planSentence';

  return (
    <>
      {t.rich(sentence, {
        b: (words) => <b>{words}</b>,
        amount: formatAmount(plan.perDay),
        date: dates.day(plan.endOn),
        perWeek: plan.perWeek,
      })}
      {plan.range !== null && (
        <span className={styles.span}>
          {t('goals.create.planRange', {
            least: formatAmount(plan.range.least),
            most: formatAmount(plan.range.most),
          })}
        </span>
      )}
      {plan.days > 1 && (
        <span className={styles.span}>
          {t('goals.create.planDays', {
            days: plan.days,
            dates: dates.range(plan.startOn, plan.endOn),
          })}
        </span>
      )}
    </>
  );
}

/** Recent pace per writing day of the plan. Hidden if nothing was written. */
function OwnPace({ form: { measure, weekdayWeights } }: { form: GoalForm }) {
  const t = useTranslations();
  const amount = useFormatAmount();
  const today = userToday();
  const days = useDays(addDays(today, -recentDays), addDays(today, -1), measure);
  const total = days.data?.days.reduce((sum, day) => sum + day.amount, 0) ?? 0;
  const perWeek = weekdayWeights.filter((weight) => weight > 0).length;
  if (total <= 0 || perWeek === 0) return null;

  return (
    <p className={styles.muted}>
      {t('goals.create.ownPace', {
        days: recentDays,
        amount: amount(Math.round(total / ((recentDays / 7) * perWeek)), measure),
      })}
    </p>
  );
}
