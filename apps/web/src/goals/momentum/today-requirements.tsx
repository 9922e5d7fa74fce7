import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { toUserUnits } from '../amounts/units.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import type { Momentum } from './api.ts';
import styles from './momentum.module.css';

/** Today's target per goal, its effect on the score, and the formula. */
export function TodayRequirements({ momentum }: { momentum: Momentum }) {
  const t = useTranslations('momentum.moves');
  const format = useFormatter();
  const amount = useFormatAmount();

  return (
    <Section title={t('title')}>
      {momentum.asked.length > 0 && (
        <Table
          label={t('title')}
          rows={momentum.asked}
          keyOf={({ goalId }) => goalId}
          columns={[
            { key: 'goal', title: t('goal'), cell: ({ title }) => <b dir="auto">{title}</b> },
            {
              key: 'quota',
              title: t('asks'),
              isNumeric: true,
              cell: ({ quota, measure, unit }) => amount(quota, measure, unit),
            },
            {
              key: 'done',
              title: t('done'),
              isNumeric: true,
              wideOnly: true,
              cell: ({ done, measure }) => format.number(toUserUnits(done, measure)),
            },
            {
              key: 'gain',
              title: t('gain'),
              isNumeric: true,
              cell: ({ gain, left }) =>
                left === 0
                  ? t('met')
                  : format.number(gain, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
            },
          ]}
        />
      )}
      {momentum.asked.length === 0 && <p className={styles.muted}>{t('free')}</p>}
      <details className={styles.formula}>
        <summary>{t('how')}</summary>
        <p>{t('formula', { perWeek: momentum.perWeek })}</p>
        <p className={styles.math} dir="ltr">
          S′ = S·m + a·(1 − m), m = 0.5^(√(f ⁄ 7) ⁄ 13), f = {format.number(momentum.perWeek)}
        </p>
        <p>{t('source')}</p>
      </details>
    </Section>
  );
}
