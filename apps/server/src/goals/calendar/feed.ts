import { hash } from 'node:crypto';
import { refuse } from '@longhand/contract/errors';
import { partsOf } from '@longhand/contract/measure-parts';
import { plainRoutes } from '@longhand/contract/plain-routes';
import type { Locale } from '@longhand/contract/values';
import type progressTexts from '@longhand/locales/en/progress.json';
import { readTexts } from '@longhand/locales/node';
import type { FastifyInstance } from 'fastify';
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { createTranslator } from 'use-intl/core';
import { findMember } from '../../auth/index.ts';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { readProfile } from '../../settings/index.ts';
import type { Today } from '../figures.ts';
import { localDayAt, weekStartOf } from '../local-day.ts';
import { presentGoal } from '../present.ts';
import { type GoalWithSums, listGoals } from '../queries.ts';
import { askedDays } from './plan-days.ts';
import { findFeed } from './queries.ts';

const ending = '.ics';

/** The feed itself. Who has the address reads it, as calendar programs sign in nowhere; it holds plans and no texts. */
export async function addCalendarFeed(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;

  addPlainRoute(app, services, plainRoutes.calendarFeed, async ({ params }, reply) => {
    const { file = '' } = params as { file?: string }; // the one parameter of this route
    const token = file.endsWith(ending) ? file.slice(0, -ending.length) : file;
    const feed = await findFeed(db, digest(token));
    const member = feed && (await findMember(db, feed.userId));
    if (!feed || !member) throw refuse('calendar_not_found');

    const preferences = await readProfile(db, feed.userId);
    const today = {
      on: localDayAt(clock.now(), preferences),
      weekStart: weekStartOf(preferences),
    };
    const held = await listGoals(db, feed.userId, { today, statuses: ['active'] });

    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=900')
      .send(calendarOf(held, { today, locale: preferences.locale ?? 'en' }));
  });
}

export function digest(token: string): string {
  return hash('sha256', token);
}

function calendarOf(
  held: readonly GoalWithSums[],
  { today, locale }: { today: Today; locale: Locale },
): string {
  const messages = readTexts(locale, 'progress') as typeof progressTexts; // a check keeps the languages' keys the same
  const t = createTranslator({ locale, messages, timeZone: 'UTC' });
  const prodId = { company: 'Longhand', product: 'Longhand', language: locale.toUpperCase() };
  const calendar = ical({ name: 'Longhand', prodId });
  for (const one of held) {
    const { id, title, measure, unit, progress } = presentGoal(one, today);
    const days = askedDays(one, today.on, progress.total + progress.leftToday);
    const all =
      progress.leftToday > 0 ? [{ on: today.on, amount: progress.leftToday }, ...days] : days;
    for (const { on, amount } of all) {
      const n = Math.ceil((amount / partsOf[measure]) * 10) / 10;
      calendar.createEvent({
        id: `${id}-${on}@longhand`,
        start: new Date(`${on}T00:00:00Z`),
        allDay: true,
        // A share of words leaves the day free for whoever wants to meet.
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
        summary: t('named', { name: title, amount: t('amount', { measure, n, unit }) }),
      });
    }
  }

  return calendar.toString();
}
