import { partsPerUnit } from '@longhand/contract/measure-parts';
import { metricNames } from '@longhand/contract/metric-names';
import type { ExportChoice, ExportSection } from '@longhand/contract/reports-export';
import type { CellValue, Sheet } from '@longhand/text-files/write-workbook';
import {
  countEntries,
  countSessions,
  type ExportFilter,
  entryColumns,
  listEntryRows,
  listGoalRows,
  localDayAt,
  readSessionsAfter,
} from '../../goals/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { countTexts, readMeasuredTextsAfter } from '../../writing-lab/index.ts';
import { listReportHeads, type ReportHeadRow } from '../queries.ts';

/** The rows of one kind of data. Column names do not change, because other programs read them. */
export type SectionTable = {
  section: ExportSection;
  columns: Sheet['columns'];
  count: () => Promise<number>;
  rows: () => AsyncIterable<CellValue[]>;
};

type Source = { db: Db; filter: ExportFilter; timeZone: string };

/** Tables whose rows are read page by page. */
const sectionTables: Record<ExportSection, (source: Source) => SectionTable> = {
  entries: ({ db, filter }) => ({
    section: 'entries',
    columns: entryColumns,
    count: () => countEntries(db, filter),
    rows: () => listEntryRows(db, filter),
  }),

  goals: ({ db, filter }) => ({
    section: 'goals',
    columns: [
      ...[text('title', 40), text('kind'), text('status'), text('measure'), text('unit')],
      ...[number('start_amount'), number('written'), number('target')],
      ...[day('start'), day('end'), day('completed'), day('abandoned'), text('id', 38)],
    ],
    count: async () => (await listGoalsWithin(db, filter)).length,
    rows: () => goalRows(db, filter),
  }),

  sessions: ({ db, filter }) => ({
    section: 'sessions',
    columns: [
      ...[day('date'), text('started', 26), text('kind'), duration('active_seconds')],
      ...[duration('idle_seconds'), text('measure'), number('amount'), text('note', 40)],
      text('id', 38),
    ],
    count: () => countSessions(db, filter),
    rows: () => sessionRows(db, filter),
  }),

  texts: ({ db, filter, timeZone }) => ({
    section: 'texts',
    columns: [
      ...[text('title', 40), text('language'), text('kind'), number('words')],
      ...[
        day('started'),
        day('changed'),
        text('id', 38),
        ...textMetrics.map((name) => number(name)),
      ],
    ],
    count: () => countTexts(db, textFilter(filter, timeZone)),
    rows: () => textRows(db, filter, timeZone),
  }),

  reports: ({ db, filter }) => ({
    section: 'reports',
    columns: [
      ...[text('period'), day('from'), day('to'), text('measure'), text('unit')],
      ...[number('amount'), number('entries'), number('writing_days'), text('id', 38)],
    ],
    async count() {
      let count = 0;
      for await (const _ of reportRows(db, filter)) count += 1;

      return count;
    },
    rows: () => reportRows(db, filter),
  }),
};

/** How many rows an export has. Its charts are made of entries. */
export async function countRows(
  db: Db,
  { userId, choice, timeZone }: { userId: string; choice: ExportChoice; timeZone: string },
): Promise<number> {
  let rows = 0;
  for (const table of chosenTables(db, { userId, choice, timeZone })) rows += await table.count();

  return rows;
}

/** The chosen tables. */
export function chosenTables(
  db: Db,
  { userId, choice, timeZone }: { userId: string; choice: ExportChoice; timeZone: string },
): SectionTable[] {
  const { sections, format, from, to, projectId, tag } = choice;
  const chosen = format === 'png' ? (['entries'] as const) : sections;
  const filter = { userId, from, to, projectId, tag };

  return chosen.map((section) => sectionTables[section]({ db, filter, timeZone }));
}

/** Measures of texts that are stored; findings are counted in the browser only. */
export const textMetrics = metricNames.filter((name) => !name.startsWith('find-'));

const text = (name: string, width = 14) => ({ name, type: 'text', width }) as const;
const number = (name: string) => ({ name, type: 'number' }) as const;
const day = (name: string) => ({ name, type: 'day' }) as const;
const duration = (name: string) => ({ name, type: 'duration' }) as const;

async function listGoalsWithin(db: Db, { userId, from, to }: ExportFilter) {
  return (await listGoalRows(db, userId)).filter((goal) => {
    const endedOn = goal.completedOn ?? goal.abandonedOn ?? goal.endOn;

    return (to === null || goal.startOn <= to) && (from === null || (endedOn ?? from) >= from);
  });
}

async function* goalRows(db: Db, filter: ExportFilter): AsyncGenerator<CellValue[]> {
  for (const goal of await listGoalsWithin(db, filter)) {
    const inUnits = (parts: number) => parts / partsPerUnit[goal.measure];
    yield [
      ...[goal.title, goal.kind, goal.status, goal.measure, goal.unit || null],
      ...[goal.startAmount, goal.countedAmount, goal.targetAmount].map(inUnits),
      ...[goal.startOn, goal.endOn, goal.completedOn, goal.abandonedOn, goal.id],
    ];
  }
}

async function* sessionRows(db: Db, filter: ExportFilter): AsyncGenerator<CellValue[]> {
  const pages = pagesOf((last: { startedAt: Date; id: string } | undefined) =>
    readSessionsAfter(db, filter, last),
  );
  for await (const session of pages) {
    const { startOn, startedAt, kind, activeSeconds, idleSeconds, measure, amount } = session;
    yield [
      ...[startOn, startedAt.toISOString(), kind, activeSeconds, idleSeconds, measure],
      ...[amount === null ? null : amount / partsPerUnit[measure], session.note || null],
      session.id,
    ];
  }
}

/** Days outside of every range. */
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

function textFilter({ userId, from, to, projectId, tag }: ExportFilter, timeZone: string) {
  return {
    ...{ userId, timeZone, from: from ?? firstDay, to: to ?? lastDay },
    projects: projectId === null ? [] : [projectId],
    tags: tag === null ? [] : [tag],
  };
}

async function* textRows(
  db: Db,
  filter: ExportFilter,
  timeZone: string,
): AsyncGenerator<CellValue[]> {
  const midnight = { timeZone, dayStartMinutes: 0 };
  const texts = pagesOf((last: { createdAt: Date; id: string } | undefined) =>
    readMeasuredTextsAfter(db, textFilter(filter, timeZone), last),
  );
  for await (const { title, language, kind, words, createdAt, changedAt, id, measures } of texts) {
    yield [
      ...[title || null, language, kind, words],
      ...[localDayAt(createdAt, midnight), localDayAt(changedAt, midnight), id],
      ...textMetrics.map((name) => measures?.metrics[name]?.value ?? null),
    ];
  }
}

const reportPageSize = 100;

async function* reportRows(
  db: Db,
  { userId, from, to }: ExportFilter,
): AsyncGenerator<CellValue[]> {
  const heads = pagesOf((after: ReportHeadRow | undefined) =>
    listReportHeads(db, userId, { after, size: reportPageSize }),
  );
  for await (const head of heads) {
    if ((to !== null && head.from > to) || (from !== null && head.to < from)) continue;
    const { period, measure, unit, amount, entries, writingDays, id } = head;
    yield [
      ...[period, head.from, head.to, measure, unit || null, amount / partsPerUnit[measure]],
      ...[entries, writingDays, id],
    ];
  }
}

/** All items of a list that is read page by page, each page after the last item of the one before. */
async function* pagesOf<Item>(
  readPage: (last: Item | undefined) => Promise<Item[]>,
): AsyncGenerator<Item> {
  let last: Item | undefined;
  while (true) {
    const items = await readPage(last);
    yield* items;
    last = items.at(-1);
    if (last === undefined) return;
  }
}
