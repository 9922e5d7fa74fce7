import { hash } from 'node:crypto';
import { refuse } from '@longhand/contract/errors';
import { partsPerUnit } from '@longhand/contract/measure-parts';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { Locale } from '@longhand/contract/values';
import type progressTexts from '@longhand/locales/en/progress.json';
import { readMessages } from '@longhand/locales/node';
import type { FastifyInstance } from 'fastify';
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { createTranslator } from 'use-intl/core';
import { findPublicProfile } from '../../auth/index.ts';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { readPreferences } from '../../settings/index.ts';
import type { Today } from '../figures/figures.ts';
import { localDayAt, weekStartOf } from '../local-day.ts';
import { type GoalWithSums, listGoals } from '../queries.ts';
import { presentGoal } from '../rules.ts';
import { planDays } from './plan-days.ts';
import { findFeed } from './queries.ts';

const fileExtension = '.ics';

/** Serves the calendar feed. Access is by its secret URL, since calendar programs cannot sign in. It contains plans, never texts. */
export async function addCalendarFeed(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;

  addPlainRoute(app, services, rawRoutes.calendarFeed, async ({ params }, reply) => {
    const { file = '' } = params as { file?: string }; // the one parameter of this route
    const token = file.endsWith(fileExtension) ? file.slice(0, -fileExtension.length) : file;
    const feed = await findFeed(db, hashToken(token));
    const member = feed && (await findPublicProfile(db, feed.userId));
    if (!feed || !member) throw refuse('calendar_not_found');

    const preferences = await readPreferences(db, feed.userId);
    const today = {
      on: localDayAt(clock.now(), preferences),
      weekStart: weekStartOf(preferences),
    };
    const activeGoals = await listGoals(db, feed.userId, { today, statuses: ['active'] });

    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=900')
      .send(buildCalendar(activeGoals, { today, locale: preferences.locale ?? 'en' }));
  });
}

export function hashToken(token: string): string {
  return hash('sha256', token);
}

function buildCalendar(
  activeGoals: readonly GoalWithSums[],
  { today, locale }: { today: Today; locale: Locale },
): string {
  const messages = readMessages(locale, 'progress') as typeof progressTexts; // a check keeps the languages' keys identical
  const t = createTranslator({ locale, messages, timeZone: 'UTC' });
  const prodId = { company: 'Longhand', product: 'Longhand', language: locale.toUpperCase() };
  const calendar = ical({ name: 'Longhand', prodId });
  for (const one of activeGoals) {
    const { id, title, measure, unit, progress } = presentGoal(one, today);
    const days = planDays(one, today.on, progress.total + progress.leftToday);
    const plannedDays =
      progress.leftToday > 0 ? [{ on: today.on, amount: progress.leftToday }, ...days] : days;
    for (const { on, amount } of plannedDays) {
      const n = Math.ceil((amount / partsPerUnit[measure]) * 10) / 10;
      calendar.createEvent({
        id: `${id}-${on}@longhand`,
        start: new Date(`${on}T00:00:00Z`),
        allDay: true,
        // A word target must not mark the day as busy.
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
        summary: t('named', { name: title, amount: t('amount', { measure, n, unit }) }),
      });
    }
  }

  return calendar.toString();
}
