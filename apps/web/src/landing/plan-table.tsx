import type { Entitlements, Plan, Plans } from '@longhand/contract/plans';
import { useFormatter, useTranslations } from 'use-intl';
import { TextLink } from '../ui/text-link.tsx';
import styles from './plan-table.module.css';

/** The plans that differ in what can be used today, and what is limited today; the rest comes with its screens. */
const shown = ['free', 'plus'] as const;
const rows = ['savedSamples', 'activeGoals'] as const satisfies (keyof Entitlements)[];

/** Prices and limits as the server has them. Nothing is offered that can not be had. */
export function PlanTable({ plans, start }: { plans: Plans; start: string }) {
  const t = useTranslations('landing.plans');
  const format = useFormatter();
  const limit = (count: number | null) => (count === null ? t('unlimited') : format.number(count));

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.unseen}>{t('feature')}</span>
          </th>
          {shown.map((name) => (
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
          {shown.map((name) => (
            <td key={name}>{t('unlimited')}</td>
          ))}
        </tr>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`rows.${row}`)}</th>
            {shown.map((name) => (
              <td key={name}>{limit(plans[name].entitlements[row])}</td>
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
  const price = (minor: number) =>
    format.number(minor / 10 ** digits, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  if (monthly === 0) return <span>{price(0)}</span>;
  const parts = [
    ...(monthly === null ? [] : [t('monthly', { price: price(monthly) })]),
    ...(yearly === null ? [] : [t('yearly', { price: price(yearly) })]),
  ];

  return <span>{format.list(parts, { type: 'unit', style: 'short' })}</span>;
}
