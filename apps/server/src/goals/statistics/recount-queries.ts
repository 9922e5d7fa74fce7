import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import { progressEntries } from '../tables.ts';
import { type StatisticDeltas, statisticDeltasOf } from './statistic-deltas.ts';
import {
  dailyStatistics,
  hourlyStatistics,
  monthlyStatistics,
  statisticsRecounts,
} from './tables.ts';

export type UserStatisticDeltas = StatisticDeltas & { userId: string };

/** Adds deltas to the statistics of users. Each user must occur once. */
export async function applyStatisticDeltas(
  tx: Db,
  users: readonly UserStatisticDeltas[],
): Promise<void> {
  const daily = users.flatMap(({ userId, daily: rows }) => rows.map((row) => ({ userId, ...row })));
  const hourly = users.flatMap(({ userId, hourly: rows }) =>
    rows.map((row) => ({ userId, ...row })),
  );
  if (daily.length === 0) return;

  await tx.execute(sql`
    with hours as (
      insert into ${hourlyStatistics}
        (user_id, measure, unit, on_date, project_id, tags_key, tags, hour, amount, entries)
      select "userId", measure, unit, "on", "projectId", "tagsKey", tags, hour, amount, entries
      from ${recordset(hourly, sql`hour smallint, amount bigint, entries int`)}
      on conflict (user_id, measure, unit, on_date, hour, project_id, tags_key) do update set
        amount = ${hourlyStatistics.amount} + excluded.amount,
        entries = ${hourlyStatistics.entries} + excluded.entries
    ), months as (
      insert into ${monthlyStatistics} (user_id, measure, unit, month, project_id, amount, entries)
      select "userId", measure, unit, date_trunc('month', "on")::date, "projectId", sum(amount), sum(entries)
      from ${recordset(daily, sql`amount bigint, entries int`)}
      group by 1, 2, 3, 4, 5
      on conflict (user_id, measure, unit, month, project_id) do update set
        amount = ${monthlyStatistics.amount} + excluded.amount,
        entries = ${monthlyStatistics.entries} + excluded.entries
    )
    insert into ${dailyStatistics} (user_id, measure, unit, on_date, project_id, tags_key, tags,
      source, amount, entries, mood_sum, moods)
    select "userId", measure, unit, "on", "projectId", "tagsKey", tags,
      source, amount, entries, "moodSum", moods
    from ${recordset(daily, sql`source text, amount bigint, entries int, "moodSum" int, moods int`)}
    on conflict (user_id, measure, unit, on_date, project_id, source, tags_key) do update set
      amount = ${dailyStatistics.amount} + excluded.amount,
      entries = ${dailyStatistics.entries} + excluded.entries,
      mood_sum = ${dailyStatistics.moodSum} + excluded.mood_sum,
      moods = ${dailyStatistics.moods} + excluded.moods`);
  for (const { userId, daily: rows } of users) {
    const decreased = new Set(rows.filter(({ entries }) => entries < 0).map(({ on }) => on));
    if (decreased.size > 0) await deleteEmptyRows(tx, userId, [...decreased]);
  }
}

function recordset(rows: readonly object[], more: SQL): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as one ("userId" uuid, measure text,
    unit text, "on" date, "projectId" uuid, "tagsKey" text, tags text[], ${more})`;
}

async function deleteEmptyRows(tx: Db, userId: string, days: LocalDay[]): Promise<void> {
  for (const table of [dailyStatistics, hourlyStatistics]) {
    await tx
      .delete(table)
      .where(and(eq(table.userId, userId), inArray(table.on, days), eq(table.entries, 0)));
  }
  const months = [...new Set(days.map((on) => `${on.slice(0, 7)}-01`))];
  const { userId: owner, month, entries } = monthlyStatistics;
  await tx
    .delete(monthlyStatistics)
    .where(and(eq(owner, userId), inArray(month, months), eq(entries, 0)));
}

const pageSize = 5_000;

/**
 * Recounts the statistics of a user from the entries, of some days or of all. The caller must hold the user’s progress lock.
 */
export async function recountStatistics(
  tx: Db,
  userId: string,
  days?: readonly LocalDay[],
): Promise<void> {
  const isWithin = (table: PgTable & { userId: PgColumn }, on: PgColumn) =>
    and(eq(table.userId, userId), days && inArray(on, [...days]));
  if (days?.length === 0) return;
  await tx.delete(dailyStatistics).where(isWithin(dailyStatistics, dailyStatistics.on));
  await tx.delete(hourlyStatistics).where(isWithin(hourlyStatistics, hourlyStatistics.on));
  for (let after: string | undefined; ; ) {
    const entries = await tx
      .select()
      .from(progressEntries)
      .where(
        and(
          isWithin(progressEntries, progressEntries.entryOn),
          isNull(progressEntries.deletedAt),
          after === undefined ? undefined : gt(progressEntries.id, after),
        ),
      )
      .orderBy(asc(progressEntries.id))
      .limit(pageSize);
    const changes = entries.map((entry) => ({ entry, sign: 1 as const }));
    await applyStatisticDeltas(tx, [{ userId, ...statisticDeltasOf(changes) }]);
    after = entries.at(-1)?.id;
    if (entries.length < pageSize) break;
  }
  await rebuildMonths(tx, userId);
}

async function rebuildMonths(tx: Db, userId: string): Promise<void> {
  await tx.delete(monthlyStatistics).where(eq(monthlyStatistics.userId, userId));
  await tx.execute(sql`
    insert into ${monthlyStatistics} (user_id, measure, unit, month, project_id, amount, entries)
    select user_id, measure, unit, date_trunc('month', on_date)::date, project_id, sum(amount), sum(entries)
    from ${dailyStatistics} where ${dailyStatistics.userId} = ${userId}
    group by 1, 2, 3, 4, 5`);
}

/** Requests a recount for all users with entries, and returns how many there are. */
export async function requestRecounts(db: Db, now: Date): Promise<number> {
  const rows = await db
    .insert(statisticsRecounts)
    .select(
      db
        .selectDistinct({
          userId: progressEntries.userId,
          requestedAt: sql`${now}::timestamptz`.as('requested_at'),
        })
        .from(progressEntries),
    )
    .onConflictDoUpdate({
      target: statisticsRecounts.userId,
      set: { requestedAt: sql`excluded.requested_at` },
    })
    .returning({ userId: statisticsRecounts.userId });

  return rows.length;
}

export async function listRequestedRecounts(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .select({ userId: statisticsRecounts.userId })
    .from(statisticsRecounts)
    .orderBy(asc(statisticsRecounts.requestedAt), asc(statisticsRecounts.userId))
    .limit(most);

  return rows.map(({ userId }) => userId);
}

export async function finishRecount(tx: Db, userId: string, before: Date): Promise<void> {
  const { userId: owner, requestedAt } = statisticsRecounts;
  await tx.delete(statisticsRecounts).where(and(eq(owner, userId), lte(requestedAt, before)));
}

export async function eraseStatistics(tx: Db, userId: string): Promise<void> {
  for (const table of [dailyStatistics, hourlyStatistics, monthlyStatistics, statisticsRecounts]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
