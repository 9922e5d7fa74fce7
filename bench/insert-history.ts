import type { BenchUser, Sql } from './seeded-server.ts';

const projectCount = 20;

/** Inserts entries of 20 projects with their statistics, directly into the tables. */
export async function insertHistory(
  sql: Sql,
  { userId }: BenchUser,
  { entries, days }: { entries: number; days: number },
) {
  await sql(insertProjects, [userId, projectCount]);
  await sql(insertEntries, [userId, entries, days]);
  for (const statement of [
    insertDays,
    insertDailyStatistics,
    insertHourlyStatistics,
    insertMonths,
  ]) {
    await sql(statement, [userId]);
  }
}

const insertProjects = `
  insert into projects (id, user_id, title, description, phase, created_at, changed_at)
  select gen_random_uuid(), $1::uuid, 'Project ' || n, '', 'drafting', now(), now()
  from generate_series(1, $2::int) n`;

/** Entries cycle through days, projects, tags and sources; every second one is from the editor. */
const insertEntries = `
  with own as (
    select id, row_number() over (order by title) - 1 as number from projects where user_id = $1::uuid
  )
  insert into progress_entries (id, user_id, client_id, project_id, entry_on, occurred_at, zone, measure, unit, amount, source, note,
    tags, mood, created_at, updated_at)
  select gen_random_uuid(), $1::uuid, gen_random_uuid(), own.id, current_date - n % $3::int,
    (current_date - n % $3::int) + interval '8 hours' + n % 12 * interval '1 hour', 'UTC', 'word', '', 100 + n * 37 % 400,
    case when n % 2 = 0 then 'editor' else 'manual' end, '',
    case when n % 3 = 0 then array['draft'] else array[]::text[] end, case when n % 5 = 0 then 1 + n % 4 end, now(), now()
  from generate_series(0, $2::int - 1) n join own on own.number = (n / $3::int) % (select count(*) from own)`;

const insertDays = `
  insert into progress_days (user_id, measure, unit, on_date, amount, entries)
  select user_id, measure, unit, entry_on, sum(amount), count(*) from progress_entries
  where user_id = $1::uuid group by 1, 2, 3, 4`;

const insertDailyStatistics = `
  insert into daily_statistics (user_id, measure, unit, on_date, project_id, tags_key, tags, source, amount, entries, mood_sum, moods)
  select user_id, measure, unit, entry_on, project_id, array_to_string(tags, ''), tags, source, sum(amount), count(*),
    coalesce(sum(mood), 0), count(mood)
  from progress_entries where user_id = $1::uuid group by 1, 2, 3, 4, 5, 6, 7, 8`;

const insertHourlyStatistics = `
  insert into hourly_statistics (user_id, measure, unit, on_date, project_id, tags_key, tags, hour, amount, entries)
  select user_id, measure, unit, entry_on, project_id, array_to_string(tags, ''), tags,
    extract(hour from occurred_at at time zone 'UTC'), sum(amount), count(*)
  from progress_entries where user_id = $1::uuid and source = 'editor' group by 1, 2, 3, 4, 5, 6, 7, 8`;

const insertMonths = `
  insert into monthly_statistics (user_id, measure, unit, month, project_id, amount, entries)
  select user_id, measure, unit, date_trunc('month', on_date)::date, project_id, sum(amount), sum(entries)
  from daily_statistics where user_id = $1::uuid group by 1, 2, 3, 4, 5`;
