import {
  type GrownServer,
  millisecondsOf,
  openGrownServer,
  type Sql,
  type Writer,
} from './grown-server.ts';
import { type BenchDatabase, onBothDatabases } from './on-both-databases.ts';
import { type Comparison, print } from './report.ts';

/**
 * What a writer of ten years and a hundred thousand entries waits for, against one of a hundred entries: home, the page of
 * a goal with its course, a new entry, and one that belongs to a day years ago.
 */
const years = 10;
const sizes = { few: 100, many: 100_000 };
const times = 15;
const dayMs = 24 * 60 * 60 * 1000;

/** Entries spread over the days before today, the same number on each. */
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

await onBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const server = await openGrownServer(database);
  try {
    const few = await startGoal(server.few, sizes.few);
    const many = await startGoal(server.many, years * 365);
    await server.grow(async (sql) => {
      await fill(sql, server.few, { entries: sizes.few, days: sizes.few });
      await fill(sql, server.many, { entries: sizes.many, days: years * 365 });
    });
    const goalOf = (writer: Writer) => (writer === server.few ? few : many);
    const works: Record<string, (writer: Writer) => Promise<unknown>> = {
      home: ({ api }) => api.home.read(),
      'goal page': (writer) => readGoal(writer, goalOf(writer)),
      'list of goals': ({ api }) => api.goals.list({ query: {} }),
      'an entry of today': (writer) => write(writer, dayBefore(0)),
      'an entry of 90 days ago': (writer) => write(writer, dayBefore(90)),
    };
    const comparisons: Comparison[] = [];
    for (const [what, work] of Object.entries(works)) {
      comparisons.push(await compared(what, work, server));
    }
    print(
      `${sizes.many} entries in ${years} years on ${database.name} (median of ${times})`,
      comparisons,
    );
  } finally {
    await server.remove();
  }
}

/** Turn and turn about, so that a busy moment of the machine strikes both. */
async function compared(
  what: string,
  work: (writer: Writer) => Promise<unknown>,
  { few, many }: GrownServer,
): Promise<Comparison> {
  const [value = Number.NaN, ours = Number.NaN] = await millisecondsOf(times, [
    () => work(few),
    () => work(many),
  ]);

  return { what, unit: 'ms', ours, reference: { name: `with ${sizes.few} entries`, value } };
}

/** As old as the entries, and in its last days. */
async function startGoal({ api }: Writer, days: number): Promise<string> {
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

async function readGoal({ api }: Writer, id: string) {
  await api.goals.read({ params: { id } });
  await api.goals.listCourse({ params: { id }, query: { from: dayBefore(89), to: dayBefore(0) } });
  await api.goals.listEntries({ query: { goalId: id } });
}

function write({ api }: Writer, entryOn: string) {
  return api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 100, source: 'manual', entryOn },
  });
}

async function fill(
  sql: Sql,
  { userId }: Writer,
  { entries, days }: { entries: number; days: number },
) {
  await sql(insertEntries, [userId, entries, days]);
  for (const statement of [insertDays, insertGoalDays, countGoals]) await sql(statement, [userId]);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
}
