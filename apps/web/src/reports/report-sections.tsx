import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import type { ReportContent } from '@longhand/contract/report-content';
import { useTranslations } from 'use-intl';
import { useFormatAmount } from '../goals/index.ts';
import { TotalsSection, useHourName, useStatementText, useUnits } from '../insights/figures.ts';
import { useDates } from '../platform/use-dates.ts';
import { ChartSection } from '../ui/chart.tsx';
import { Section } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Report } from './api.ts';
import styles from './reports.module.css';

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** Figures and charts of a report; parts without data are left out. */
export function ReportSections({ report: { content, period } }: { report: Report }) {
  const t = useTranslations('reports');
  const units = useUnits(content);
  const { points, totals, step, goals, statements, notes } = content;
  if (totals.entries === 0 && totals.sessions === 0 && content.kinds.length === 0)
    return <p>{t(`quiet.${period}`)}</p>;

  return (
    <>
      <ChartSection
        kind={stacked}
        data={{
          xAxis: { name: t('day'), type: 'day' },
          value: units.chartMeasure,
          parts: [units.name],
          bars: points.map(({ on, amount }) => ({
            at: on,
            values: [Math.max(0, units.toUnits(amount))],
          })),
        }}
        title={t(`series.${step}`)}
        summary={t('seriesSummary', { amount: units.text(totals.amount) })}
        empty={t('nothing')}
        file="report"
      />
      <TotalsSection figures={content} />
      {goals.length > 0 && <GoalsSection goals={goals} />}
      <ShareSections content={content} />
      <BestSection content={content} />
      {statements.length > 0 && <StatementsSection statements={statements} />}
      {notes.length > 0 && <NotesSection notes={notes} />}
    </>
  );
}

function GoalsSection({ goals }: Pick<ReportContent, 'goals'>) {
  const t = useTranslations('reports');
  const amount = useFormatAmount();

  return (
    <Section title={t('goals.title')}>
      <Table
        label={t('goals.title')}
        rows={goals}
        keyOf={({ goalId }) => goalId}
        columns={[
          {
            key: 'goal',
            title: t('goals.goal'),
            cell: ({ goalId, title }) => (
              <TextLink to={`/app/goals/${goalId}`}>
                <bdi>{title}</bdi>
              </TextLink>
            ),
            fillsWidth: true,
          },
          {
            key: 'amount',
            title: t('goals.inPeriod'),
            cell: (goal) => amount(goal.amount, goal.measure, goal.unit),
            isNumeric: true,
          },
          {
            key: 'total',
            title: t('goals.total'),
            cell: (goal) =>
              goal.target === null
                ? '–'
                : t('goals.ofTarget', {
                    total: amount(goal.total, goal.measure, goal.unit),
                    target: amount(goal.target, goal.measure, goal.unit),
                  }),
            isNumeric: true,
            wideOnly: true,
          },
        ]}
      />
    </Section>
  );
}

/** By project and by hour of the day. */
function ShareSections({ content }: { content: ReportContent }) {
  const t = useTranslations('reports');
  const analytics = useTranslations('insight-screens');
  const units = useUnits(content);
  const hourName = useHourName();
  const { projects, hours } = content;
  const nameOf = (title: string | null) => title ?? analytics('analytics.noProject');
  const [first] = projects;
  const topHour = [...hours].sort((one, other) => other.amount - one.amount)[0];

  return (
    <div className={styles.pair}>
      {first !== undefined && projects.some(({ projectId }) => projectId !== null) && (
        <ChartSection
          kind={bars}
          data={{
            of: t('projects.of'),
            value: units.chartMeasure,
            bars: projects.map(({ title, amount }) => ({
              label: nameOf(title),
              value: units.toUnits(amount),
            })),
          }}
          title={t('projects.title')}
          summary={analytics('analytics.largest', {
            name: nameOf(first.title),
            amount: units.text(first.amount),
          })}
          file="report-projects"
        />
      )}
      {topHour !== undefined && topHour.amount > 0 && (
        <ChartSection
          kind={bars}
          data={{
            of: analytics('hour'),
            value: { name: analytics('words'), from: 0 },
            bars: allHours.map((hour) => ({
              label: hourName(hour),
              value: hours.find((one) => one.hour === hour)?.amount ?? 0,
            })),
          }}
          title={analytics('analytics.hours.title')}
          summary={analytics('analytics.hours.summary', { hour: hourName(topHour.hour) })}
          file="report-hours"
        />
      )}
    </div>
  );
}

/** Best day and session, texts begun and achievements. */
function BestSection({ content }: { content: ReportContent }) {
  const t = useTranslations('reports.best');
  const achievementName = useTranslations('achievements.codes');
  const units = useUnits(content);
  const dates = useDates();
  const amount = useFormatAmount();
  const { bestDay, bestSession, kinds, achievements } = content;
  const started = {
    texts: kinds.reduce((sum, { texts }) => sum + texts, 0),
    words: kinds.reduce((sum, { words }) => sum + words, 0),
  };
  const items = [
    ...(bestDay
      ? [t('day', { day: dates.weekday(bestDay.on), amount: units.text(bestDay.amount) })]
      : []),
    ...(bestSession
      ? [
          t('session', {
            day: dates.weekday(bestSession.on),
            amount: amount(bestSession.words, 'word'),
            time: amount(bestSession.activeSeconds, 'time'),
          }),
        ]
      : []),
    ...(started.texts > 0
      ? [t('texts', { n: started.texts, amount: amount(started.words, 'word') })]
      : []),
    ...achievements.map(({ code, on }) =>
      t('achievement', {
        name: achievementName(`${code}.name`),
        day: dates.day(on),
      }),
    ),
  ];
  if (items.length === 0) return null;

  return (
    <Section title={t('title')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}

function StatementsSection({ statements }: Pick<ReportContent, 'statements'>) {
  const t = useTranslations('reports');
  const textOf = useStatementText();

  return (
    <Section title={t('insights')} note={<TextLink to="/app/insights">{t('toInsights')}</TextLink>}>
      <ul className={styles.list}>
        {statements.map((statement) => {
          const { text, basis } = textOf(statement);

          return (
            <li key={text}>
              <span dir="auto">{text}</span> <span className={styles.muted}>{basis}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function NotesSection({ notes }: Pick<ReportContent, 'notes'>) {
  const t = useTranslations('reports');
  const dates = useDates();

  return (
    <Section title={t('notes')}>
      <ul className={styles.list}>
        {notes.map(({ on, note }) => (
          <li key={`${on} ${note}`}>
            <span className={styles.muted}>{dates.shortDay(on)}</span> <bdi>{note}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}
