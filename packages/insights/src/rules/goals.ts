import { addDays, type DayNumber, toLocalDay } from '@longhand/goals/days';
import { type Candidate, strengthOf } from '../candidate.ts';
import type { History } from '../history.ts';
import type { GoalFigures } from '../insight-input.ts';
import type { StatementParam } from '../statement.ts';
import { median, quantile } from '../statistics/order-statistics.ts';

const minWritingDays = 10;
const milestonePaceDays = 2;
const riskChance = 0.25;
const minBufferDays = 3;
/** A wider range than this is too uncertain to state. */
const maxRangeDays = 120;
const tooBigFactor = 1.5;
const tooSmallFactor = 0.5;

/** Statements about single goals, from their plan, history and forecast. */
export function goalCandidates(history: History): Candidate[] {
  const rules = [milestoneNear, deadlineRisk, aheadBuffer, projectFinish, goalSize];

  return history.input.goals
    .filter(({ isPaused }) => !isPaused)
    .flatMap((goal) => rules.map((rule) => rule(goal, history)))
    .filter((candidate) => candidate !== null);
}

/** The next milestone is at most two median writing days away. */
function milestoneNear(goal: GoalFigures, history: History): Candidate | null {
  const written = writtenAmounts(goal);
  const { nextMilestone } = goal;
  if (!nextMilestone || written.length < minWritingDays) return null;
  const pace = median(written);
  if (nextMilestone.missing <= 0 || nextMilestone.missing > milestonePaceDays * pace) return null;

  return goalCandidate(goal, history, {
    ...{ rule: 'milestone_near', code: 'milestone_near' },
    params: {
      milestone: { type: 'title', value: nextMilestone.title },
      left: amountOf(goal, nextMilestone.missing),
      pace: amountOf(goal, pace),
    },
    ...{ n: written.length, basis: 'days', strength: 0.7, validDays: 2 },
  });
}

/** The chance of finishing on time is below 25 %. */
function deadlineRisk(goal: GoalFigures, history: History): Candidate | null {
  const { forecast, endOn } = goal;
  const chance = forecast?.chanceOnTime ?? 1;
  if (!forecast || forecast.isRough || endOn === null || endOn < history.input.today) return null;
  if (chance >= riskChance) return null;

  return goalCandidate(goal, history, {
    ...{ rule: 'deadline_risk', code: 'deadline_risk' },
    params: {
      end: { type: 'day', value: endOn },
      // Rounded up to 5 %, which is the precision of a forecast.
      share: { type: 'share', value: Math.max(1, Math.ceil(chance * 20)) / 20 },
    },
    ...{ n: goal.history.length, basis: 'forecast', strength: 1 - chance, validDays: 7 },
  });
}

/** At least 3 days ahead of the plan. */
function aheadBuffer(goal: GoalFigures, history: History): Candidate | null {
  const days = goal.bufferDays ?? 0;
  if (days < minBufferDays) return null;

  return goalCandidate(goal, history, {
    ...{ rule: 'ahead_buffer', code: 'ahead_buffer' },
    params: { days: { type: 'number', value: days } },
    ...{ n: days, basis: 'days', strength: 0.6 * strengthOf(days, 10), validDays: 7 },
  });
}

/** The forecast of a goal of one project, if its range is at most 120 days. */
function projectFinish(goal: GoalFigures, history: History): Candidate | null {
  const { forecast, projectIds } = goal;
  const project = history.input.projects.find(({ id }) => id === projectIds[0]);
  if (!forecast || forecast.isRough || !project || projectIds.length !== 1) return null;
  const { early, likely, late } = forecast;
  if (early === null || likely === null || late === null) return null;
  if (late - early > maxRangeDays) return null;

  return goalCandidate(goal, history, {
    ...{ rule: 'project_finish', code: 'project_finish' },
    params: {
      project: { type: 'title', value: project.title },
      likely: dayOf(likely),
      early: dayOf(early),
      late: dayOf(late),
    },
    ...{ n: goal.history.length, basis: 'forecast', strength: 0.5, validDays: 7 },
  });
}

/** The daily target is above 1.5 times the third quartile of the writing days, or below half the first. */
function goalSize(goal: GoalFigures, history: History): Candidate | null {
  const written = writtenAmounts(goal);
  const target = goal.dailyTarget ?? 0;
  if (target <= 0 || written.length < minWritingDays) return null;
  const isTooBig = target > tooBigFactor * quantile(written, 0.75);
  if (!isTooBig && target >= tooSmallFactor * quantile(written, 0.25)) return null;
  const usual = median(written);

  return goalCandidate(goal, history, {
    rule: isTooBig ? 'goal_too_big' : 'goal_too_small',
    code: isTooBig ? 'goal_too_big' : 'goal_too_small',
    params: { target: amountOf(goal, target), usual: amountOf(goal, usual) },
    ...{ n: written.length, basis: 'days', validDays: 14 },
    strength: strengthOf(Math.log(target / usual), Math.log(4)),
  });
}

function goalCandidate(
  goal: GoalFigures,
  { today, input }: History,
  candidate: Omit<Candidate, 'subject' | 'lastDay' | 'evidence'>,
): Candidate {
  return {
    ...candidate,
    params: { goal: { type: 'title', value: goal.title }, ...candidate.params },
    ...{ subject: goal.id, lastDay: today },
    evidence: {
      ...{ chart: 'goal', from: addDays(input.today, -goal.history.length), to: input.today },
      ...{ days: [], goalId: goal.id },
    },
  };
}

function writtenAmounts({ history }: GoalFigures): number[] {
  return history.filter((amount) => amount > 0);
}

function amountOf({ measure, unit }: GoalFigures, value: number): StatementParam {
  return { type: 'amount', value: Math.ceil(value), measure, unit };
}

function dayOf(day: DayNumber): StatementParam {
  return { type: 'day', value: toLocalDay(day) };
}
