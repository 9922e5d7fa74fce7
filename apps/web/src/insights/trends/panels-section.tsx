import { panels } from '@longhand/charts/kinds/panels';
import { useFormatter, useTranslations } from 'use-intl';
import { toUtcDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { ChartSection } from '../../ui/chart.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Section } from '../../ui/page.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { TrendFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';
import { useUnits } from '../use-units.ts';
import { subjectKey } from './subject.ts';

/** The daily amounts as trend, weekday effect and remainder, and the unusual days. */
export function PanelsSection({ figures }: { figures: TrendFigures }) {
  const t = useTranslations();
  const { getParam, setParam } = useInsightSearch();
  const own = figures.trends.filter(({ subject }) => subject.type === 'progress');
  const trend = own.find(({ subject }) => subjectKey(subject) === getParam('of')) ?? own[0];
  const subject = trend?.subject.type === 'progress' ? trend.subject : null;
  const units = useUnits(subject ?? { measure: 'word', unit: '' });
  const sampleText = useSampleText();
  const dates = useDates();
  const format = useFormatter();
  if (trend === undefined || subject === null) return null;
  const { days, weekdays, unusual, sample } = trend.panels;
  const marked = new Set(unusual.map(({ on }) => on));
  const labels = new Map(figures.annotations.map(({ on, label }) => [on, label]));
  const noteOf = (on: string) => {
    const note = labels.get(on);

    return note === undefined ? {} : { note };
  };
  const effectOf = (on: string) => weekdays[(toUtcDate(on).getUTCDay() + 6) % 7] ?? 0;

  return (
    <>
      <ChartSection
        kind={panels}
        data={{
          xAxis: { name: t('insight-screens.day'), type: 'day' },
          value: { name: units.name },
          notes: t('insight-screens.note'),
          panels: [
            {
              name: t('insight-screens.trends.trend'),
              style: 'line',
              points: days.map(({ on, trend: value }) => ({ at: on, value: units.toUnits(value) })),
            },
            {
              name: t('insight-screens.trends.weekday'),
              style: 'line',
              points: days.map(({ on }) => ({ at: on, value: units.toUnits(effectOf(on)) })),
            },
            {
              name: t('insight-screens.trends.remainder'),
              style: 'dots',
              points: days.map(({ on, remainder }) => ({
                ...{ at: on, value: units.toUnits(remainder), ...noteOf(on) },
                isHighlighted: marked.has(on),
              })),
            },
          ],
        }}
        note={
          own.length > 1 ? (
            <InlineSelect<string>
              label={t('insight-screens.period.measure')}
              value={subjectKey(subject)}
              options={own.flatMap(({ subject: one }) =>
                one.type === 'progress'
                  ? [
                      {
                        value: subjectKey(one),
                        label:
                          one.unit === ''
                            ? t('progress.unit', { measure: one.measure, n: 1_000 })
                            : one.unit,
                      },
                    ]
                  : [],
              )}
              onChange={(key) => setParam('of', key)}
            />
          ) : undefined
        }
        title={t('insight-screens.trends.panels')}
        summary={
          days.length === 0
            ? sampleText(sample)
            : t('insight-screens.trends.panelsSummary', { n: unusual.length })
        }
        empty={sampleText(sample)}
        file="trend-panels"
        onOpen={(on) => setParam('open', on)}
      />
      {unusual.length > 0 && (
        <Section title={t('insight-screens.trends.unusual')}>
          <ul className={styles.list}>
            {unusual.map(({ on, amount, expected, score }) => (
              <li key={on}>
                <TextButton onClick={() => setParam('open', on)}>{dates.weekday(on)}</TextButton>
                <span>
                  {t('insight-screens.trends.unusualDay', {
                    amount: units.text(amount),
                    expected: units.text(Math.max(0, expected)),
                    score: format.number(score, {
                      maximumFractionDigits: 1,
                      signDisplay: 'exceptZero',
                    }),
                  })}
                </span>
                <span dir="auto">{labels.get(on) ?? t('insight-screens.trends.addNote')}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
