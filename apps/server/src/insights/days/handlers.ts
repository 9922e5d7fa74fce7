import { refuse } from '@longhand/contract/errors';
import type { insightDays } from '@longhand/contract/insights-days';
import { limits } from '@longhand/contract/limits';
import { addDays, toDayNumber, weekdayOf } from '@longhand/goals/days';
import {
  listDaySums,
  listDaySumsOfHour,
  listEntriesOfDay,
  listFirstDays,
  listSessionsBetween,
  listUnits,
  listUsedTags,
  localDayAt,
  normalizeTags,
  presentEntry,
  presentSession,
  readFirstDay,
} from '../../goals/index.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { listProjects, requireProjects } from '../../projects/index.ts';
import { listTextsOfDay } from '../../writing-lab/index.ts';
import {
  countAnnotations,
  deleteAnnotation,
  hasAnnotation,
  listAnnotationsBetween,
  presentAnnotation,
  upsertAnnotation,
} from '../queries.ts';
import { presentScope, resolveScope } from '../scope.ts';

/** Tags of the last year can be chosen. */
const tagDays = 365;

export const dayHandlers: Handlers<typeof insightDays> = {
  async listDays({ query }, context) {
    const { db } = context;
    const scope = await resolveScope(query, context);
    const { source, weekday, hour, before, size } = query;
    const filter = { ...scope.filter, source };
    const days =
      hour === undefined
        ? await listDaySums(db, filter)
        : await listDaySumsOfHour(db, { ...filter, hour });
    const rest = days
      .filter(({ on }) => weekday === undefined || weekdayOf(toDayNumber(on)) === weekday)
      .filter(({ on }) => before === undefined || on < before)
      .reverse();
    const items = rest.slice(0, size);

    return {
      ...presentScope(scope),
      items,
      next: rest.length > size ? (items.at(-1)?.on ?? null) : null,
    };
  },

  async readDay({ params: { on }, query }, { db, caller }) {
    const { userId, preferences } = caller;
    await requireProjects(db, userId, query.projects);
    const tags = normalizeTags(query.tags);
    const { timeZone } = preferences;
    const entries = await listEntriesOfDay(db, userId, { on, projects: query.projects, tags });
    const sessions = await listSessionsBetween(db, { userId, from: on, to: on });
    const texts = await listTextsOfDay(db, { userId, on, timeZone });

    return {
      on,
      entries: entries.map(presentEntry),
      sessions: sessions.map(presentSession),
      texts: texts.map(({ at, ...text }) => ({ ...text, at: at.toISOString() })),
      annotations: await listAnnotationsBetween(db, userId, { from: on, to: on }),
    };
  },

  async readFilters(_, { db, clock, caller: { userId, preferences } }) {
    const on = localDayAt(clock.now(), preferences);
    const units = await listUnits(db, userId);
    const own = await listProjects(db, userId, false);
    const firstDays = await listFirstDays(
      db,
      userId,
      own.map(({ id }) => id),
    );

    return {
      on,
      firstOn: await readFirstDay(db, userId),
      projects: own.flatMap(({ id, title }) => {
        const first = firstDays.get(id);

        return first === undefined ? [] : [{ id, title, firstOn: first }];
      }),
      tags: await listUsedTags(db, userId, addDays(on, -tagDays)),
      measures: units.map(({ measure, unit }) => ({ measure, unit })),
    };
  },

  async listAnnotations({ query }, { db, caller }) {
    if (query.to < query.from) throw refuse('range_reversed');

    return { items: await listAnnotationsBetween(db, caller.userId, query) };
  },

  async saveAnnotation({ params: { id }, body }, { db, clock, caller: { userId } }) {
    const isNew = !(await hasAnnotation(db, { userId, id }));
    if (isNew && (await countAnnotations(db, userId)) >= limits.annotationsMax) {
      throw refuse('annotation_limit');
    }
    const saved = await upsertAnnotation(db, { ...body, id, userId, createdAt: clock.now() });
    if (!saved) throw refuse('annotation_not_found');

    return presentAnnotation(saved);
  },

  async removeAnnotation({ params: { id } }, { db, caller: { userId } }) {
    if (!(await deleteAnnotation(db, { userId, id }))) throw refuse('annotation_not_found');

    return { success: true };
  },
};
