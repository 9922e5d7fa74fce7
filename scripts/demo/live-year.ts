import { addDays } from '@longhand/goals/days';
import { type Api, createApiClient } from '../../e2e/testkit/api.ts';
import { password } from './accounts.ts';
import { type Aim, aims, askedOf } from './aims.ts';
import type { SetClock } from './clock.ts';
import { idOf } from './id-of.ts';
import { readTexts, type YearText } from './texts.ts';
import { projectIdOf, works } from './works.ts';
import {
  holiday,
  type Piece,
  type Sprint,
  type WorkName,
  type YearDay,
  yearDays,
  yearEnding,
} from './year.ts';

type Living = { origin: string; email: string; clock: SetClock };

/** A session ends after two weeks without use, and a holiday is nearly as long. */
const signInEvery = 12;

/**
 * Lives a year with the server's clock turned to each of its days, so that everything has the date it would have: what was begun,
 * reached, set aside and earned.
 */
export async function liveYear({ origin, email, clock }: Living): Promise<Api> {
  const api = createApiClient(origin);
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const goalIds = new Map<string, string>();
  const texts = readTexts();
  const revisions = new Map<string, number>();

  for (const day of yearEnding(today)) {
    clock.turnTo(new Date(Math.min(now.getTime(), instantAt(day.on, 23).getTime())));
    if (day.index % signInEvery === 0) {
      await api.auth.login({ body: { email, password, remember: true } });
    }
    if (day.index === 0) await settleIn(api);
    if (day.index === holiday.from - 20) await planHoliday(api, today);
    await begin(api, { day, today, goalIds });
    await write(api, day, now);
    for (const text of texts) await saveDrafts(api, text, { index: day.index, revisions });
    await turn(api, day.index, goalIds);
  }
  clock.letGo();
  await finish(api);

  return api;
}

/** Her mornings are early, and Sunday is free. */
async function settleIn(api: Api) {
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
  const on = (day: number) => addDays(today, day - yearDays);
  await api.momentum.planRest({
    params: { id: idOf('holiday') },
    body: { fromOn: on(holiday.from), toOn: on(holiday.to), label: 'Azores, without the notebook' },
  });
}

type Beginning = { day: YearDay; today: string; goalIds: Map<string, string> };

async function begin(api: Api, { day: { index }, today, goalIds }: Beginning) {
  for (const [name, { from, phase: _, ...work }] of Object.entries(works)) {
    if (from !== index) continue;
    const id = idOf('project', name);
    await api.projects.create({ body: { id, ...work } });
  }
  const isLast = index === yearDays;
  for (const aim of aims.filter(({ from }) => from === index || (isLast && from > index))) {
    const goal = await api.goals.create({ body: askedOf(aim, today) });
    goalIds.set(aim.name, goal.id);
    await setMilestones(api, aim, { goalId: goal.id, today });
  }
}

async function setMilestones(
  api: Api,
  aim: Aim,
  { goalId, today }: { goalId: string; today: string },
) {
  for (const { title, kind, value = null, due } of aim.milestones ?? []) {
    const dueOn = due === undefined ? null : addDays(today, due - yearDays);
    await api.milestones.saveMilestone({
      params: { id: idOf('milestone', title) },
      body: { goalId, title, kind, value, dueOn },
    });
  }
}

async function write(api: Api, { index, on, pieces, sprints }: YearDay, now: Date) {
  for (const [at, piece] of pieces.entries()) await log(api, piece, idOf('entry', index, at));
  for (const sprint of sprints) {
    const startedAt = instantAt(on, sprint.hour);
    if (startedAt.getTime() + sprint.minutes * 60_000 > now.getTime()) continue;
    await runSprint(api, sprint, { id: idOf('sprint', index), startedAt });
  }
}

async function log(api: Api, { work, ...piece }: Piece, clientId: string) {
  await api.goals.recordEntry({
    params: { clientId },
    body: { ...piece, projectId: projectIdOf(work), source: 'manual' },
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
  const away =
    sprint.awayMinutes === 0 ? [] : [{ from: after(8), to: after(8 + sprint.awayMinutes) }];
  await api.writingSessions.finishSession({
    params,
    body: { endedAt: after(sprint.minutes), away, amount: sprint.amount },
  });
}

type Saving = { index: number; revisions: Map<string, number> };

/** Saves what was written of a text on a day. */
async function saveDrafts(
  api: Api,
  { name, work, tags, synopsis, drafts, ...text }: YearText,
  { index, revisions }: Saving,
) {
  const id = idOf('text', name);
  for (const draft of drafts.filter(({ day }) => day === index)) {
    const revision = revisions.get(name);
    if (revision === undefined) {
      const projectId = work === null ? null : projectIdOf(work);
      const body = { id, ...text, projectId, tags, text: draft.text };
      revisions.set(name, (await api.writingLab.createSample({ body })).revision);
      if (synopsis !== '') await describe(api, id, synopsis);
      continue;
    }
    const saved = await api.writingLab.saveSample({
      params: { id },
      body: { ...text, text: draft.text, revision, version: true },
    });
    revisions.set(name, saved.revision);
  }
}

async function describe(api: Api, id: string, synopsis: string) {
  const known = { synopsis: '', notes: '' };
  await api.writingLab.changeChapter({ params: { id }, body: { synopsis, notes: '', known } });
}

async function turn(api: Api, index: number, goalIds: Map<string, string>) {
  for (const { name, turns = [] } of aims) {
    for (const { day, ...body } of turns) {
      const id = goalIds.get(name);
      if (day === index && id !== undefined) await api.goals.changeStatus({ params: { id }, body });
    }
  }
}

/** Where she wants her figures to lie. */
const styleAims = [
  ['dialogue-share', 0.2, 0.5],
  ['find-passive', null, 4],
  ['find-adverb', null, 6],
] as const;

/** What is over is called so, the first milestone of her own is behind her, and old news is known. */
async function finish(api: Api) {
  for (const [name, { phase }] of Object.entries(works)) {
    const id = projectIdOf(name as WorkName); // the keys of the table
    await api.projects.change({ params: { id }, body: { phase } });
  }
  await api.writingLab.createStyleTarget({
    body: {
      ...{ id: idOf('style'), name: 'The lamp room', sampleIds: [] },
      projectId: projectIdOf('lamp'),
    },
  });
  for (const [figure, least, most] of styleAims) {
    await api.writingLab.setMetricTarget({ params: { figure }, body: { least, most } });
  }
  await api.milestones.markMilestonesSeen();
  await api.milestones.setMilestoneReached({
    params: { id: idOf('milestone', 'The storm is written') },
    body: { isReached: true },
  });
  const { items } = await api.notifications.list({ query: { size: 100 } });
  const known = items.at(3);
  if (known) await api.notifications.markAllRead({ body: { upTo: known.id } });
}

/** She lives on UTC’s own meridian, or an hour beside it in summer. */
function instantAt(on: string, hour: number): Date {
  return new Date(`${on}T${String(hour).padStart(2, '0')}:05:00Z`);
}
