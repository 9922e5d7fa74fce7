import type { ReportContent } from '@longhand/contract/report-content';
import type { ComposedBlock } from '@longhand/contract/reports-custom';
import { dayChart, hourChart } from './report-charts.ts';
import type { ReportTexts } from './report-texts.ts';

type Note = { title?: string; text: string };
type Figure = {
  name: 'total' | 'writingDays' | 'perWritingDay' | 'sessions' | 'time';
  of: (totals: ReportContent['totals']) => string;
};

type ContentBlocks = (content: ReportContent, texts: ReportTexts) => ComposedBlock[];

/** The parts of a report by name; a part without data has no blocks. */
export const reportParts = {
  figures: figureBlocks,
  series: dayChart,
  goals: goalBlocks,
  projects: projectBlocks,
  hours: hourChart,
  highlights: (content, texts) =>
    section(texts.t('reports.best.title'), highlightsOf(content, texts).map(toNote)),
  texts: kindBlocks,
  insights: ({ statements }, { t, statement }) =>
    section(
      t('reports.insights'),
      statements.map(statement).map(({ text, basis }) => toNote(`${text} ${basis}`)),
    ),
  notes: ({ notes }, { t, day }) =>
    section(
      t('reports.notes'),
      notes.map(({ on, note }) => ({ title: day(on), text: note })),
    ),
} satisfies Record<string, ContentBlocks>;

const toNote = (text: string): Note => ({ text });

function section(title: string, notes: Note[]): ComposedBlock[] {
  if (notes.length === 0) return [];

  return [
    { kind: 'section', title },
    { kind: 'notes', notes },
  ];
}

/** The totals beside those of the period before, and the amounts in time. */
function figureBlocks(content: ReportContent, texts: ReportTexts): ComposedBlock[] {
  const { t, amount, number } = texts;
  const { totals, totalsBefore, measure, unit } = content;
  const write = (parts: number) => amount(Math.round(parts), measure, unit);
  const hasSessions = totals.sessions > 0 || (totalsBefore?.sessions ?? 0) > 0;
  const figures: Figure[] = [
    { name: 'total', of: (from) => write(from.amount) },
    { name: 'writingDays', of: (from) => number(from.writingDays) },
    ...(hasSessions
      ? ([
          { name: 'sessions', of: (from) => number(from.sessions) },
          { name: 'time', of: (from) => amount(from.activeSeconds, 'time') },
        ] satisfies Figure[])
      : ([
          { name: 'perWritingDay', of: (from) => write(from.perWritingDay ?? 0) },
        ] satisfies Figure[])),
  ];

  return [
    {
      kind: 'figures',
      figures: figures.map(({ name, of }) => ({
        value: of(totals),
        label: t(`insight-screens.analytics.${name}`),
        ...(totalsBefore !== null && { note: t('reports.before', { value: of(totalsBefore) }) }),
      })),
    },
  ];
}

function goalBlocks({ goals }: ReportContent, { t, amount }: ReportTexts): ComposedBlock[] {
  return tableSection(t('reports.goals.title'), {
    names: [t('reports.goals.goal'), t('reports.goals.inPeriod'), t('reports.goals.total')],
    rows: goals.map(({ title, measure, unit, target, ...goal }) => [
      title,
      amount(goal.amount, measure, unit),
      target === null
        ? '–'
        : t('reports.goals.ofTarget', {
            total: amount(goal.total, measure, unit),
            target: amount(target, measure, unit),
          }),
    ]),
  });
}

function projectBlocks(content: ReportContent, { t, amount }: ReportTexts): ComposedBlock[] {
  const { projects, measure, unit } = content;
  const hasProject = projects.some(({ projectId }) => projectId !== null);
  const write = (parts: number | null) => (parts === null ? '–' : amount(parts, measure, unit));

  return tableSection(t('reports.projects.title'), {
    names: [
      t('reports.projects.of'),
      t('reports.goals.inPeriod'),
      t('insight-screens.analytics.before'),
    ],
    rows: (hasProject ? projects : []).map((project) => [
      project.title ?? t('insight-screens.analytics.noProject'),
      write(project.amount),
      write(project.before),
    ]),
  });
}

/** Texts that were started, by kind. */
function kindBlocks({ kinds }: ReportContent, { t, amount, number }: ReportTexts): ComposedBlock[] {
  return tableSection(t('custom-reports.blocks.texts'), {
    names: [t('custom-reports.kind'), t('custom-reports.texts'), t('reports.goals.inPeriod')],
    rows: kinds.map(({ kind, texts, words }) => [
      t(`writing-lab.kinds.${kind}`),
      number(texts),
      amount(words, 'word'),
    ]),
  });
}

/** A table whose first column has names, the others amounts; no blocks without rows. */
function tableSection(
  title: string,
  { names, rows }: { names: readonly string[]; rows: string[][] },
): ComposedBlock[] {
  if (rows.length === 0) return [];
  const columns = names.map((name, at) => ({ name, align: at === 0 ? 'start' : 'end' }) as const);

  return [
    { kind: 'section', title },
    { kind: 'table', columns, rows },
  ];
}

/** Best day and session, texts begun and achievements. */
function highlightsOf(content: ReportContent, { t, amount, weekday, day }: ReportTexts): string[] {
  const { bestDay, bestSession, kinds, achievements, measure, unit } = content;
  const lines: string[] = [];
  if (bestDay !== null) {
    const written = amount(bestDay.amount, measure, unit);
    lines.push(t('reports.best.day', { day: weekday(bestDay.on), amount: written }));
  }
  if (bestSession !== null) {
    const { on, words, activeSeconds } = bestSession;
    const values = { day: weekday(on), amount: amount(words, 'word') };
    lines.push(t('reports.best.session', { ...values, time: amount(activeSeconds, 'time') }));
  }
  const started = kinds.reduce((sum, { texts }) => sum + texts, 0);
  if (started > 0) {
    const words = kinds.reduce((sum, kind) => sum + kind.words, 0);
    lines.push(t('reports.best.texts', { n: started, amount: amount(words, 'word') }));
  }
  for (const { code, on } of achievements) {
    const name = t(`achievements.codes.${code}.name`);
    lines.push(t('reports.best.achievement', { name, day: day(on) }));
  }

  return [...new Set(lines)]; // tiers of an achievement have the same name
}
