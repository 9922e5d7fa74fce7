import type { Goal } from '@longhand/contract/goal-values';
import type { StatementContent, StatementEvidence } from '@longhand/contract/insights-statements';
import type { Measure } from '@longhand/contract/progress-values';
import { addDays, toDayNumber } from '@longhand/goals/days';
import { instantAt } from '@longhand/goals/local-day';
import { evaluateInsights } from '@longhand/insights/evaluate-insights';
import type { GoalFigures, InsightInput } from '@longhand/insights/insight-input';
import type { Statement } from '@longhand/insights/statement';
import { v7 as newId } from 'uuid';
import {
  type InsightFacts,
  listDayFigures,
  listProjectDays,
  listSessionsBetween,
  listUnits,
  localDayAt,
  readInsightFacts,
  weekStartOf,
} from '../../goals/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Services } from '../../platform/http/context.ts';
import { publishLiveEvent } from '../../platform/live/signals.ts';
import { listProjects } from '../../projects/index.ts';
import { readPreferences } from '../../settings/index.ts';
import { enqueueTextMeasures, listMeasuredTexts, listStaleTexts } from '../../writing-lab/index.ts';
import { insertStatements, listStatementsSince, updateEvaluation } from '../queries.ts';

type User = { userId: string; preferences: Awaited<ReturnType<typeof readPreferences>>; now: Date };

/** How far back rules look for statements shown; sessions and texts at most a year. */
const shownDays = 120;
const yearDays = 366;
const maxTexts = 500;
const maxEvidenceDays = 800;
const maxEvidenceSessions = 500;
const allWriting = { projects: [], tags: [] };

/** Evaluates the rules for a user and stores new statements with their evidence; the next time is the start of the user’s next day. */
export async function evaluateStatements(services: Services, userId: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const preferences = await readPreferences(db, userId);
  const user = { userId, preferences, now };
  const [stale] = await listStaleTexts(db, userId, 1);
  if (stale) await enqueueTextMeasures(db, services, userId);
  const input = await readInput(db, user);
  const { statements } = evaluateInsights(input);

  await db.transaction(async (tx) => {
    await insertStatements(
      tx,
      statements.map((one) => ({
        ...{ id: newId(), userId, madeOn: input.today, createdAt: now },
        ...{ content: contentOf(one), evidence: evidenceOf(one, input) },
      })),
    );
    await updateEvaluation(tx, { userId, evaluatedAt: now, dueAt: nextEvaluation(user) });
    if (statements.length > 0) {
      await publishLiveEvent(tx, { userId, stale: ['insights', 'home'], now });
    }
  });
}

/** An hour after the start of the user’s next day. */
function nextEvaluation({ preferences, now }: User): Date {
  const tomorrow = addDays(localDayAt(now, preferences), 1);

  return instantAt(tomorrow, preferences.dayStartMinutes + 60, preferences.timeZone);
}

async function readInput(db: Db, user: User): Promise<InsightInput> {
  const { userId, preferences, now } = user;
  const today = localDayAt(now, preferences);
  const yearAgo = addDays(today, -yearDays);
  const { measure, unit } = await readMainMeasure(db, userId);
  const facts = await readInsightFacts(db, user);
  const sessions = await listSessionsBetween(db, { userId, from: yearAgo, to: today });
  const shown = await listStatementsSince(db, userId, {
    from: addDays(today, -shownDays),
    most: 1_000,
  });

  return {
    ...{ today, measure, weekStart: weekStartOf(preferences) - 1 },
    days: await listDayFigures(db, userId, { measure, unit }),
    offDays: facts.offDays,
    sessions: sessions
      .filter((session) => session.measure === measure)
      .map(({ startOn: on, startMinute, activeSeconds, amount, kind }) => ({
        ...{ on, startMinute, activeSeconds, amount: amount ?? 0 },
        isSprint: kind === 'countdown',
      })),
    goals: facts.goals.map(goalFiguresOf),
    projects: await readProjects(db, userId),
    texts: await readTexts(db, user, { from: yearAgo, to: today }),
    streak: preferences.hideStreaks ? null : facts.streak,
    shown: shown.toReversed().map(({ content, madeOn, expiresOn, dismissedAt, isUseful }) => ({
      ...{ code: content.code, subject: content.subject, shownOn: madeOn, expiresOn },
      ...{ isDismissed: dismissedAt !== null, isHelpful: isUseful },
    })),
  };
}

/** Words, unless the user logs only something else. */
export async function readMainMeasure(
  db: Db,
  userId: string,
): Promise<{ measure: Measure; unit: string }> {
  const measures = await listUnits(db, userId);
  const words = measures.find(({ measure }) => measure === 'word');

  return words ?? measures[0] ?? { measure: 'word', unit: '' };
}

function goalFiguresOf({
  goal,
  history,
  nextMilestone,
}: InsightFacts['goals'][number]): GoalFigures {
  const { id, title, measure, unit, projectIds, endOn, progress } = goal;

  return {
    ...{ id, title, measure, unit, projectIds, endOn, history, nextMilestone },
    isPaused: progress.phase === 'paused',
    bufferDays: progress.bufferDays,
    dailyTarget: progress.neededPerDay ?? (progress.quotaToday || null),
    forecast: forecastOf(goal),
  };
}

function forecastOf({ progress: { projection } }: Goal): GoalFigures['forecast'] {
  if (projection === null) return null;
  const dayOf = (day: string | null) => (day === null ? null : toDayNumber(day));
  const { early, likely, late } = projection;

  return { ...projection, early: dayOf(early), likely: dayOf(likely), late: dayOf(late) };
}

async function readProjects(db: Db, userId: string): Promise<InsightInput['projects']> {
  const days = new Map((await listProjectDays(db, userId)).map((one) => [one.projectId, one]));
  const quietPhases = ['finished', 'on_hold', 'abandoned'];

  return (await listProjects(db, userId, false))
    .filter(({ phase, archivedAt }) => archivedAt === null && !quietPhases.includes(phase))
    .map(({ id, title }) => ({
      ...{ id, title, writingDays: days.get(id)?.writingDays ?? 0 },
      lastEntryOn: days.get(id)?.lastOn ?? null,
    }));
}

async function readTexts(
  db: Db,
  { userId, preferences }: User,
  range: { from: string; to: string },
): Promise<InsightInput['texts']> {
  const { timeZone } = preferences;
  const texts = await listMeasuredTexts(
    db,
    { userId, timeZone, ...range, ...allWriting },
    maxTexts,
  );

  return texts.flatMap(({ id, language, kind, words, createdAt, measures }) => {
    if (measures === null) return [];
    const values = Object.entries(measures.metrics).flatMap(([name, metric]) =>
      metric === undefined || metric.value === null ? [] : [[name, metric.value] as const],
    );
    const metrics = Object.fromEntries(values);
    const on = localDayAt(createdAt, preferences);

    return [
      { id, on, language, kind, words, polarity: metrics['mean-sentiment'] ?? null, metrics },
    ];
  });
}

/** A copy with mutable lists, as the contract describes it. */
function contentOf(made: Statement): StatementContent {
  const { days, textIds, ...evidence } = made.evidence;

  return {
    ...made,
    params: { ...made.params },
    evidence: { ...evidence, days: [...days], ...(textIds && { textIds: [...textIds] }) },
  };
}

const sessionCharts: readonly string[] = ['hours', 'session-lengths', 'session-kinds'];

/** The figures that the chart of a statement shows, as they are now. */
function evidenceOf({ evidence }: Statement, input: InsightInput): StatementEvidence {
  const { chart, from, to, textIds = [], metric = 'mean-sentiment' } = evidence;
  const isWithin = ({ on }: { on: string }) => on >= from && on <= to;

  return {
    measure: input.measure,
    days:
      chart === 'texts'
        ? []
        : input.days
            .filter(isWithin)
            .slice(-maxEvidenceDays)
            .map(({ on, amount, mood }) => ({ on, amount, mood })),
    sessions: sessionCharts.includes(chart)
      ? input.sessions
          .filter(isWithin)
          .slice(-maxEvidenceSessions)
          .map((one) => ({ ...one }))
      : [],
    texts: input.texts
      .filter(({ id }) => textIds.includes(id))
      .flatMap(({ id: sampleId, on, metrics }) => {
        const value = metrics[metric];

        return value === undefined ? [] : [{ sampleId, on, value }];
      }),
  };
}
