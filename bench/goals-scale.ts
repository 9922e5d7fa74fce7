import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { type Comparison, printComparisons } from './report.ts';
import {
  type BenchUser,
  medianDurations,
  type SeededServer,
  type Sql,
  startSeededServer,
} from './seeded-server.ts';

/**
 * Response times for a user with ten years and 100,000 entries, compared with a user with 100 entries: home, a goal page with its chart, a
 * new entry, and an entry for a past day.
 */
const years = 10;
const sizes = { few: 100, many: 100_000 };
const runs = 15;
const dayMs = 24 * 60 * 60 * 1000;

/** The same number of entries on each day before today. */
const insertEntries = `
  insert into progress_entries (id, user_id, client_id, entry_on, occurred_at, zone, measure, unit, amount, source, note,
    tags, created_at, updated_at)
  select gen_random_uuid(), $1::uuid, gen_random_uuid(), current_date - 1 - n % $3::int, now(), 'UTC', 'word', '',
    100 + n * 37 % 400, 'manual', '', '{}', now(), now()
  from generate_series(0, $2::int - 1) n`;

const insertDays = `
  insert into progress_days (user_id, measure, unit, on_date, amount, entries)
  select user_id, measure, unit, entry_on, sum(amount), count(*) from progress_entries
  where user_id = $1::uuid group by 1, 2, 3, 4`;

const insertGoalDays = `
  insert into goal_days (goal_id, on_date, amount, entries)
  select id, on_date, amount, entries from goals join progress_days using (user_id) where user_id = $1::uuid`;

const countGoals = `
  update goals set counted_amount = (select sum(amount) from goal_days where goal_id = id) where user_id = $1::uuid`;

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const server = await startSeededServer(database);
  try {
    const fewGoalId = await createGoal(server.few, sizes.few);
    const manyGoalId = await createGoal(server.many, years * 365);
    await server.seed(async (sql) => {
      await insertRows(sql, server.few, { entries: sizes.few, days: sizes.few });
      await insertRows(sql, server.many, { entries: sizes.many, days: years * 365 });
    });
    const goalOf = (writer: BenchUser) => (writer === server.few ? fewGoalId : manyGoalId);
    const operations: Record<string, (writer: BenchUser) => Promise<unknown>> = {
      home: ({ api }) => api.home.read(),
      'goal page': (writer) => readGoal(writer, goalOf(writer)),
      'list of goals': ({ api }) => api.goals.list({ query: {} }),
      'an entry of today': (writer) => recordEntry(writer, dayBefore(0)),
      'an entry of 90 days ago': (writer) => recordEntry(writer, dayBefore(90)),
    };
    const comparisons: Comparison[] = [];
    for (const [what, work] of Object.entries(operations)) {
      comparisons.push(await compareUsers(what, work, server));
    }
    printComparisons(
      `${sizes.many} entries in ${years} years on ${database.name} (median of ${runs})`,
      comparisons,
    );
  } finally {
    await server.remove();
  }
}

/** Alternates between the two users so that load on the machine affects both. */
async function compareUsers(
  what: string,
  work: (writer: BenchUser) => Promise<unknown>,
  { few, many }: SeededServer,
): Promise<Comparison> {
  const [value = Number.NaN, ours = Number.NaN] = await medianDurations(runs, [
    () => work(few),
    () => work(many),
  ]);

  return { what, unit: 'ms', ours, reference: { name: `with ${sizes.few} entries`, value } };
}

/** Starts with the first entry and ends tomorrow. */
async function createGoal({ api }: BenchUser, days: number): Promise<string> {
  const { id } = await api.goals.create({
    body: {
      title: 'Every day',
      targetAmount: 100_000_000,
      startOn: dayBefore(days),
      endOn: dayBefore(-1),
    },
  });

  return id;
}

async function readGoal({ api }: BenchUser, id: string) {
  await api.goals.read({ params: { id } });
  await api.goals.listGoalDays({
    params: { id },
    query: { from: dayBefore(89), to: dayBefore(0) },
  });
  await api.goals.listEntries({ query: { goalId: id } });
}

function recordEntry({ api }: BenchUser, entryOn: string) {
  return api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 100, source: 'manual', entryOn },
  });
}

async function insertRows(
  sql: Sql,
  { userId }: BenchUser,
  { entries, days }: { entries: number; days: number },
) {
  await sql(insertEntries, [userId, entries, days]);
  for (const statement of [insertDays, insertGoalDays, countGoals]) await sql(statement, [userId]);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
}
