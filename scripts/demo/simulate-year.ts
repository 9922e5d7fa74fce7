import { addDays } from '@longhand/goals/days';
import { type Api, createApiClient } from '../../e2e/testkit/api.ts';
import { password } from './accounts.ts';
import type { AdjustableClock } from './adjustable-clock.ts';
import { createGoalInput, type DemoGoal, demoGoals } from './goals.ts';
import { demoProjects, getProjectId } from './projects.ts';
import { createStableId } from './stable-id.ts';
import { type DemoText, readTexts } from './texts.ts';
import {
  createYear,
  holiday,
  type ProjectName,
  type Sprint,
  type WritingEntry,
  type YearDay,
  yearDays,
} from './year.ts';

type SimulationOptions = { origin: string; email: string; clock: AdjustableClock };

/** Sessions expire after two weeks of inactivity, and the holiday is nearly as long. */
const signInIntervalDays = 12;

/** Simulates a year by setting the server's clock to each day, so that all records get realistic dates. */
export async function simulateYear({ origin, email, clock }: SimulationOptions): Promise<Api> {
  const api = createApiClient(origin);
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const goalIds = new Map<string, string>();
  const texts = readTexts();
  const revisions = new Map<string, number>();

  for (const day of createYear(today)) {
    clock.setTo(new Date(Math.min(now.getTime(), toInstant(day.date, 23).getTime())));
    if (day.index % signInIntervalDays === 0) {
      await api.auth.login({ body: { email, password, remember: true } });
    }
    if (day.index === 0) await setUpProfile(api);
    if (day.index === holiday.from - 20) await planHoliday(api, today);
    await createDueItems(api, { day, today, goalIds });
    await recordWriting(api, day, now);
    for (const text of texts) await saveDrafts(api, text, { index: day.index, revisions });
    await applyStatusChanges(api, day.index, goalIds);
  }
  clock.reset();
  await finalizeYear(api);

  return api;
}

/** An early riser with Sundays off. */
async function setUpProfile(api: Api) {
  await api.settings.changePreferences({ body: { restWeekdays: [7], dayStartMinutes: 180 } });
  await api.profile.change({
    body: {
      about: 'Novels with salt in them, and letters in a language that is not mine.',
      website: 'https://farrant.example',
      isShown: true,
      parts: ['words', 'year'],
    },
  });
}

async function planHoliday(api: Api, today: string) {
  const toDate = (day: number) => addDays(today, day - yearDays);
  await api.momentum.planRest({
    params: { id: createStableId('holiday') },
    body: {
      fromOn: toDate(holiday.from),
      toOn: toDate(holiday.to),
      label: 'Azores, without the notebook',
    },
  });
}

type StartOptions = { day: YearDay; today: string; goalIds: Map<string, string> };

async function createDueItems(api: Api, { day: { index }, today, goalIds }: StartOptions) {
  for (const [name, { startDay, phase: _, ...work }] of Object.entries(demoProjects)) {
    if (startDay !== index) continue;
    const id = createStableId('project', name);
    await api.projects.create({ body: { id, ...work } });
  }
  const isLast = index === yearDays;
  for (const demoGoal of demoGoals.filter(
    ({ startDay }) => startDay === index || (isLast && startDay > index),
  )) {
    const goal = await api.goals.create({ body: createGoalInput(demoGoal, today) });
    goalIds.set(demoGoal.name, goal.id);
    await setMilestones(api, demoGoal, { goalId: goal.id, today });
  }
}

async function setMilestones(
  api: Api,
  demoGoal: DemoGoal,
  { goalId, today }: { goalId: string; today: string },
) {
  for (const { title, kind, value = null, dueDay } of demoGoal.milestones ?? []) {
    const dueOn = dueDay === undefined ? null : addDays(today, dueDay - yearDays);
    await api.milestones.saveMilestone({
      params: { id: createStableId('milestone', title) },
      body: { goalId, title, kind, value, dueOn },
    });
  }
}

async function recordWriting(
  api: Api,
  { index, date, entries: pieces, sprints }: YearDay,
  now: Date,
) {
  for (const [at, piece] of pieces.entries())
    await recordPiece(api, piece, createStableId('entry', index, at));
  for (const sprint of sprints) {
    const startedAt = toInstant(date, sprint.hour);
    if (startedAt.getTime() + sprint.minutes * 60_000 > now.getTime()) continue;
    await runSprint(api, sprint, { id: createStableId('sprint', index), startedAt });
  }
}

async function recordPiece(api: Api, { work, ...piece }: WritingEntry, clientId: string) {
  await api.goals.recordEntry({
    params: { clientId },
    body: { ...piece, projectId: getProjectId(work), source: 'manual' },
  });
}

async function runSprint(
  api: Api,
  sprint: Sprint,
  { id, startedAt }: { id: string; startedAt: Date },
) {
  const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000).toISOString();
  const params = { id };
  await api.writingSessions.startSession({
    params,
    body: {
      kind: 'countdown',
      counts: 'hand',
      plannedSeconds: sprint.minutes * 60,
      startedAt: after(0),
    },
  });
  const breaks =
    sprint.awayMinutes === 0 ? [] : [{ from: after(8), to: after(8 + sprint.awayMinutes) }];
  await api.writingSessions.finishSession({
    params,
    body: { endedAt: after(sprint.minutes), away: breaks, amount: sprint.amount },
  });
}

type DraftOptions = { index: number; revisions: Map<string, number> };

/** Saves the drafts of a text that are due on a day. */
async function saveDrafts(
  api: Api,
  { name, work, tags, synopsis, drafts, ...text }: DemoText,
  { index, revisions }: DraftOptions,
) {
  const id = createStableId('text', name);
  for (const draft of drafts.filter(({ day }) => day === index)) {
    const revision = revisions.get(name);
    if (revision === undefined) {
      const projectId = work === null ? null : getProjectId(work);
      const body = { id, ...text, projectId, tags, text: draft.text };
      revisions.set(name, (await api.writingLab.createSample({ body })).revision);
      if (synopsis !== '') await setSynopsis(api, id, synopsis);
      continue;
    }
    const saved = await api.writingLab.saveSample({
      params: { id },
      body: { ...text, text: draft.text, revision, version: true },
    });
    revisions.set(name, saved.revision);
  }
}

async function setSynopsis(api: Api, id: string, synopsis: string) {
  const previousDetails = { synopsis: '', notes: '' };
  await api.writingLab.changeChapter({
    params: { id },
    body: { synopsis, notes: '', known: previousDetails },
  });
}

async function applyStatusChanges(api: Api, index: number, goalIds: Map<string, string>) {
  for (const { name, statusChanges = [] } of demoGoals) {
    for (const { day, ...body } of statusChanges) {
      const id = goalIds.get(name);
      if (day === index && id !== undefined) await api.goals.changeStatus({ params: { id }, body });
    }
  }
}

/** Style targets of the user. */
const styleTargets = [
  ['dialogue-share', 0.2, 0.5],
  ['find-passive', null, 4],
  ['find-adverb', null, 6],
] as const;

/** Sets the final project phases, completes a milestone and marks old notifications as read. */
async function finalizeYear(api: Api) {
  for (const [name, { phase }] of Object.entries(demoProjects)) {
    const id = getProjectId(name as ProjectName); // the keys of the table
    await api.projects.change({ params: { id }, body: { phase } });
  }
  await api.writingLab.createStyleTarget({
    body: {
      ...{ id: createStableId('style'), name: 'The lamp room', sampleIds: [] },
      projectId: getProjectId('lamp'),
    },
  });
  for (const [metric, least, most] of styleTargets) {
    await api.writingLab.setMetricTarget({ params: { figure: metric }, body: { least, most } });
  }
  await saveCustomReport(api);
  await api.milestones.markMilestonesSeen();
  await api.milestones.setMilestoneReached({
    params: { id: createStableId('milestone', 'The storm is written') },
    body: { isReached: true },
  });
  const { items } = await api.notifications.list({ query: { size: 100 } });
  const known = items.at(3);
  if (known) await api.notifications.markAllRead({ body: { upTo: known.id } });
}

/** A shared report about the novella, for its editor. */
async function saveCustomReport(api: Api) {
  const params = { id: createStableId('custom report') };
  await api.reports.saveCustom({
    params,
    body: {
      definition: {
        ...{ title: 'The lamp room: progress', language: 'en', range: 'project' },
        projects: [getProjectId('lamp')],
        blocks: ['note', 'figures', 'series', 'goals', 'notes'],
        note: 'For my editor, at the end of each month.',
      },
    },
  });
  await api.reports.shareCustom({ params, body: { expiresInDays: 90 } });
}

/** The user lives in UTC, or UTC+1 in summer. */
function toInstant(on: string, hour: number): Date {
  return new Date(`${on}T${String(hour).padStart(2, '0')}:05:00Z`);
}
