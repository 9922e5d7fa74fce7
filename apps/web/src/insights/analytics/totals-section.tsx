import type { InsightTotals } from '@longhand/contract/insights-figures';
import { useFormatter, useTranslations } from 'use-intl';
import { useFormatAmount } from '../../goals/index.ts';
import { Section } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import type { AnalyticsFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { useUnits } from '../use-units.ts';

type TotalFigures = Pick<
  AnalyticsFigures,
  'totals' | 'totalsBefore' | 'change' | 'measure' | 'unit'
>;
type Row = { key: string; name: string; write: (totals: InsightTotals) => string };

/** The totals of the period beside those of the compared one. */
export function TotalsSection({ figures }: { figures: TotalFigures }) {
  const t = useTranslations('insight-screens.analytics');
  const format = useFormatter();
  const units = useUnits(figures);
  const amount = useFormatAmount();
  const { totals, totalsBefore, change } = figures;
  const orDash = (parts: number | null) => (parts === null ? '–' : units.text(parts));
  const rows: Row[] = [
    { key: 'amount', name: t('total'), write: (one) => units.text(one.amount) },
    { key: 'perWritingDay', name: t('perWritingDay'), write: (one) => orDash(one.perWritingDay) },
    { key: 'perDay', name: t('perDay'), write: (one) => orDash(one.perDay) },
    { key: 'days', name: t('writingDays'), write: (one) => format.number(one.writingDays) },
    { key: 'entries', name: t('entries'), write: (one) => format.number(one.entries) },
    { key: 'sessions', name: t('sessions'), write: (one) => format.number(one.sessions) },
    { key: 'time', name: t('time'), write: (one) => amount(one.activeSeconds, 'time') },
    ...(totals.removed < 0
      ? [
          {
            key: 'removed',
            name: t('removed'),
            write: (one: InsightTotals) => units.text(one.removed),
          },
        ]
      : []),
  ];

  return (
    <Section
      title={t('totals')}
      note={
        totalsBefore === null ? undefined : change === null ? (
          t('noChange')
        ) : (
          <span className={styles.change}>
            {t('change', {
              change: format.number(change, {
                style: 'percent',
                signDisplay: 'exceptZero',
                maximumFractionDigits: 0,
              }),
            })}
          </span>
        )
      }
    >
      <Table
        label={t('totals')}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'name', title: t('figure'), cell: ({ name }) => name, fillsWidth: true },
          {
            key: 'now',
            title: t('thisPeriod'),
            cell: ({ write }) => write(totals),
            isNumeric: true,
          },
          ...(totalsBefore === null
            ? []
            : [
                {
                  key: 'before',
                  title: t('before'),
                  cell: ({ write }: Row) => write(totalsBefore),
                  isNumeric: true,
                  muted: true,
                },
              ]),
        ]}
      />
    </Section>
  );
}
