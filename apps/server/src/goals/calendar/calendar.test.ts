import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from '../../platform/vault.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';
import { calendarFeeds } from './tables.ts';

const server = useServer();

async function writer() {
  const user = await buildUser(server);

  return { user, ...(await clientsFor(server, user)) };
}

/** Reads the feed without signing in, like a calendar program. */
async function read(address: string | null) {
  const path = new URL(address ?? '').pathname as `/${string}`; // a path begins with a slash
  const { statusCode, body, headers } = await openBrowser(server.app).send({ method: 'GET', path });

  return { statusCode, body: body.replaceAll('\r\n ', ''), type: headers['content-type'] };
}

function eventsOf(body: string): string[] {
  return body
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const day = /DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1];

      return `${day} ${/SUMMARY:(.*)\r/.exec(event)?.[1]}`;
    });
}

test('the feed lists the planned amount of each day and leaves out rest days', async () => {
  const ann = await writer();
  await ann.goals.create({
    body: {
      ...{ title: 'Draft', targetAmount: 3_000, startOn: '2026-11-20', endOn: '2026-11-23' },
      weekdayWeights: [100, 100, 100, 100, 100, 100, 0],
    },
  });
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: { amount: 400, source: 'manual' } });
  const { address } = await ann.calendar.createCalendarFeed();

  const { statusCode, body, type } = await read(address);
  expect([statusCode, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(eventsOf(body)).toEqual([
    '20261120 Draft: 600 words',
    '20261121 Draft: 1\\,000 words',
    '20261123 Draft: 1\\,000 words',
  ]);
});

test('an address created with another secret keeps working, is no longer shown, and can be replaced', async () => {
  const ann = await writer();
  const { address } = await ann.calendar.createCalendarFeed();
  const sealed = createVault('another secret').seal('calendar', ann.user.id, 'any');
  await server.services.db.update(calendarFeeds).set({ sealed });

  expect(await ann.calendar.readCalendarFeed()).toEqual({ address: null, madeAt: null });
  expect((await read(address)).statusCode).toBe(200);
  const anew = await ann.calendar.createCalendarFeed();
  expect(await ann.calendar.readCalendarFeed()).toEqual(anew);
  expect((await read(address)).statusCode).toBe(404);
});

test('a daily habit appears on each of its days; habits with longer periods and limits do not appear', async () => {
  const ann = await writer();
  const habit = { kind: 'habit', targetAmount: 500, startOn: '2026-11-21' } as const;
  const daily = { unit: 'day', count: 1, times: null } as const;
  await ann.goals.create({
    body: {
      ...{ ...habit, title: 'Pages', endOn: '2026-11-24', cadence: daily },
      weekdayWeights: [100, 100, 100, 100, 100, 100, 0],
    },
  });
  await ann.goals.create({
    body: { ...habit, title: 'Week', cadence: { ...daily, unit: 'week' } },
  });
  await ann.goals.create({
    body: { ...habit, title: 'Cuts', cadence: daily, comparator: 'at_most' },
  });
  const { address } = await ann.calendar.createCalendarFeed();

  expect(eventsOf((await read(address)).body)).toEqual([
    '20261121 Pages: 500 words',
    '20261123 Pages: 500 words',
    '20261124 Pages: 500 words',
  ]);
});

test('lines are folded at 75 octets between characters, and no event marks the day as busy', async () => {
  const ann = await writer();
  await ann.settings.changePreferences({ body: { locale: 'ar' } });
  const title = 'الطريق المالح إلى البحر البعيد، حيث لا تنام المنارات; ولا يهدأ الموج 😀 أبدًا';
  await ann.goals.create({
    body: { title, targetAmount: 9, startOn: '2026-11-20', endOn: '2026-11-20' },
  });
  const { address } = await ann.calendar.createCalendarFeed();
  const path = new URL(address ?? '').pathname as `/${string}`; // a path begins with a slash
  const { body } = await openBrowser(server.app).send({ method: 'GET', path });

  const lines = body.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line.includes('\ufffd') || !line.isWellFormed())).toEqual([]);
  const unfolded = body.replaceAll('\r\n ', '');
  expect(unfolded).toContain(title.replace(';', '\\;'));
  expect(unfolded).toContain('TRANSP:TRANSPARENT');
});

test('the feed is in its owner’s language', async () => {
  const ann = await writer();
  await ann.settings.changePreferences({ body: { locale: 'de' } });
  await ann.goals.create({
    body: { title: 'Entwurf', targetAmount: 1, startOn: '2026-11-20', endOn: '2026-11-20' },
  });
  const { address } = await ann.calendar.createCalendarFeed();

  expect(eventsOf((await read(address)).body)).toEqual(['20261120 Entwurf: 1 Wort']);
});

test('an address becomes invalid when another is created or it is removed', async () => {
  const ann = await writer();
  expect(await ann.calendar.readCalendarFeed()).toEqual({ address: null, madeAt: null });
  const first = await ann.calendar.createCalendarFeed();
  expect(await ann.calendar.readCalendarFeed()).toEqual(first);
  const second = await ann.calendar.createCalendarFeed();

  expect((await read(first.address)).statusCode).toBe(404);
  expect((await read(second.address)).statusCode).toBe(200);
  await ann.calendar.removeCalendarFeed();
  expect((await read(second.address)).statusCode).toBe(404);
});

test('a feed cannot be opened with the stored hash, and is deleted with the account', async () => {
  const ann = await writer();
  const { address } = await ann.calendar.createCalendarFeed();
  const token = /([\w-]+)\.ics$/.exec(address ?? '')?.[1] ?? '';
  const kept = JSON.stringify(await server.services.db.select().from(calendarFeeds));
  expect(kept).toContain(ann.user.id);
  expect(kept).not.toContain(token);

  await ann.account.deleteAccount({ body: { email: ann.user.email } });
  expect((await read(address)).statusCode).toBe(404);
});
