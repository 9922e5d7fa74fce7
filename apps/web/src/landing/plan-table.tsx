import type { Entitlements, Plan, Plans } from '@longhand/contract/plans';
import { useFormatter, useTranslations } from 'use-intl';
import { TextLink } from '../ui/text-link.tsx';
import styles from './plan-table.module.css';

/** The plans and limits that are available today. */
const shownPlans = ['free', 'plus'] as const;
const limitRows = ['savedSamples', 'activeGoals'] as const satisfies (keyof Entitlements)[];

/** Prices and limits from the server, for available plans only. */
export function PlanTable({ plans, start }: { plans: Plans; start: string }) {
  const t = useTranslations('landing.plans');
  const format = useFormatter();
  const formatLimit = (count: number | null) =>
    count === null ? t('unlimited') : format.number(count);

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.unseen}>{t('feature')}</span>
          </th>
          {shownPlans.map((name) => (
            <th key={name} scope="col">
              <b>{t(`names.${name}`)}</b>
              <Price plan={plans[name]} currency={plans.currency} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('rows.text')}</th>
          {shownPlans.map((name) => (
            <td key={name}>{t('unlimited')}</td>
          ))}
        </tr>
        {limitRows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`rows.${row}`)}</th>
            {shownPlans.map((name) => (
              <td key={name}>{formatLimit(plans[name].entitlements[row])}</td>
            ))}
          </tr>
        ))}
        <tr>
          <td />
          <td>
            <TextLink to={start}>{t('start')}</TextLink>
          </td>
          <td className={styles.later}>{t('later')}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Price({ plan: { monthly, yearly }, currency }: { plan: Plan; currency: string }) {
  const t = useTranslations('landing.plans');
  const format = useFormatter();
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const formatPrice = (minor: number) =>
    format.number(minor / 10 ** digits, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  if (monthly === 0) return <span>{formatPrice(0)}</span>;
  const parts = [
    ...(monthly === null ? [] : [t('monthly', { price: formatPrice(monthly) })]),
    ...(yearly === null ? [] : [t('yearly', { price: formatPrice(yearly) })]),
  ];

  return <span>{format.list(parts, { type: 'disjunction' })}</span>;
}
