import {
  type NotificationCategory,
  notificationCategories,
} from '@longhand/contract/notification-catalogue';
import {
  emailCadences,
  quietHours as quietHoursSchema,
} from '@longhand/contract/notification-settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultDeliverySettings,
  deliveryTimeOf,
  nextAttempt,
  nextDigest,
  quietHoursEnd,
} from './delivery-rules.ts';
import { parseRetryAfter } from './push/send-push.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const night = { start: 22 * 60, end: 7 * 60, weekdays: everyDay };
const at = (instant: string) => new Date(instant);
const zones = [
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
] as const;

/** Around clock changes of the zones, the day that Apia skipped, and any other time. */
const anyInstant = fc
  .tuple(
    fc.constantFrom(
      '2026-03-29T01:00:00Z',
      '2026-10-25T01:00:00Z',
      '2026-03-08T07:00:00Z',
      '2026-11-01T06:00:00Z',
      '2026-04-04T15:00:00Z',
      '2026-10-03T15:30:00Z',
      '2011-12-30T10:00:00Z',
      '2026-07-01T00:00:00Z',
    ),
    fc.integer({ min: -4 * 86_400, max: 4 * 86_400 }),
  )
  .map(([change, seconds]) => new Date(Date.parse(change) + seconds * 1_000));
const anyZone = fc.constantFrom(...zones);
const anyMinute = fc.integer({ min: 0, max: 1_439 });
const anyQuietHours = fc
  .record({
    start: anyMinute,
    end: anyMinute,
    weekdays: fc.uniqueArray(fc.constantFrom(...everyDay), { minLength: 1 }),
  })
  .filter(({ start, end }) => start !== end);
const anySettings = fc.record({
  quietHours: fc.option(anyQuietHours),
  emailCadence: fc.constantFrom(...emailCadences),
  digestAt: anyMinute,
  digestWeekday: fc.constantFrom(...everyDay),
});

test('quiet hours end in the morning, at the local time on both sides of a clock change', () => {
  const endAt = (now: string) => quietHoursEnd(night, 'Europe/Madrid', at(now))?.toISOString();

  expect(endAt('2026-11-20T12:00:00Z')).toBeUndefined();
  expect(endAt('2026-11-20T21:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
  expect(endAt('2026-11-21T05:59:59Z')).toBe('2026-11-21T06:00:00.000Z');
  expect(endAt('2026-11-21T06:00:00Z')).toBeUndefined();
  expect(endAt('2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
  expect(endAt('2026-10-24T22:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
});

test('quiet hours of a weekday last until the next morning, and the next night is not quiet', () => {
  const friday = { ...night, weekdays: [5] };
  const endAt = (now: string) => quietHoursEnd(friday, 'Asia/Kolkata', at(now))?.toISOString();

  expect(endAt('2026-11-20T20:00:00Z')).toBe('2026-11-21T01:30:00.000Z');
  expect(endAt('2026-11-21T20:00:00Z')).toBeUndefined();
  expect(endAt('2026-11-19T20:00:00Z')).toBeUndefined();
});

test('the end of quiet hours is never in the past and never quiet itself', () => {
  fc.assert(
    fc.property(anyQuietHours, anyZone, anyInstant, (quietHours, timeZone, now) => {
      const end = quietHoursEnd(quietHours, timeZone, now);
      if (end === null) return;

      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime() - now.getTime()).toBeLessThan(51 * 3_600_000);
      expect(quietHoursEnd(quietHours, timeZone, end)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test('quiet hours without an end are refused', () => {
  expect(quietHoursSchema.safeParse({ ...night, end: night.start }).success).toBe(false);
  expect(quietHoursSchema.safeParse(night).success).toBe(true);
});

test('digests are in ascending order, at most a week apart', () => {
  fc.assert(
    fc.property(anySettings, anyZone, anyInstant, (settings, timeZone, now) => {
      const first = nextDigest(settings, timeZone, now);
      expect(first === null).toBe(settings.emailCadence === 'instant');
      if (first === null) return;
      const second = nextDigest(settings, timeZone, first);
      const days = settings.emailCadence === 'daily' ? 1 : 7;

      expect(first.getTime()).toBeGreaterThan(now.getTime());
      expect(second?.getTime()).toBeGreaterThan(first.getTime());
      expect(first.getTime() - now.getTime()).toBeLessThanOrEqual((days + 1) * 86_400_000);
    }),
    { numRuns: 500 },
  );
});

test('a weekly digest keeps its weekday and local time across a clock change', () => {
  const settings = {
    ...defaultDeliverySettings,
    emailCadence: 'weekly' as const,
    digestWeekday: 7,
    digestAt: 9 * 60,
  };
  const next = (now: string) => nextDigest(settings, 'America/New_York', at(now))?.toISOString();

  expect(next('2026-10-27T00:00:00Z')).toBe('2026-11-01T14:00:00.000Z');
  expect(next('2026-03-02T00:00:00Z')).toBe('2026-03-08T13:00:00.000Z');
});

test('every delivery has a time that is neither in the past nor in quiet hours', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<NotificationCategory>(...notificationCategories),
      fc.constantFrom('email' as const, 'push' as const),
      anySettings,
      anyZone,
      anyInstant,
      (category, channel, settings, timeZone, now) => {
        const { notBefore, isDigest } = deliveryTimeOf({ category, channel }, settings, {
          timeZone,
          now,
        });

        expect(notBefore.getTime()).toBeGreaterThanOrEqual(now.getTime());
        if (category === 'security' || category === 'reminders') expect(notBefore).toEqual(now);
        else if (!isDigest)
          expect(quietHoursEnd(settings.quietHours, timeZone, notBefore)).toBeNull();
      },
    ),
  );
});

test('emails of goals wait for the digest; push notifications and other emails do not', () => {
  const settings = { ...defaultDeliverySettings, emailCadence: 'daily' as const };
  const moment = { timeZone: 'UTC', now: at('2026-11-20T12:00:00Z') };

  expect(deliveryTimeOf({ category: 'goals', channel: 'email' }, settings, moment)).toEqual({
    notBefore: at('2026-11-21T08:00:00Z'),
    isDigest: true,
  });
  for (const other of [
    { category: 'goals', channel: 'push' },
    { category: 'account', channel: 'email' },
  ] as const) {
    expect(deliveryTimeOf(other, settings, moment)).toEqual({
      notBefore: moment.now,
      isDigest: false,
    });
  }
});

test('a failed delivery is retried for about a day, and no earlier than the push service says', () => {
  const now = at('2026-11-20T12:00:00Z');
  const minutesUntil = (attempts: number, retryAfter: Date | null = null) => {
    const next = nextAttempt({ attempts, retryAfter }, now);

    return next && (next.getTime() - now.getTime()) / 60_000;
  };

  expect([1, 2, 5, 10, 11].map((attempts) => minutesUntil(attempts))).toEqual([
    1,
    2,
    16,
    512,
    null,
  ]);
  expect(minutesUntil(1, at('2026-11-20T13:00:00Z'))).toBe(60);
  expect(minutesUntil(5, at('2026-11-20T12:01:00Z'))).toBe(16);
});

test('Retry-After is accepted in seconds and as a date, up to a day', () => {
  const now = at('2026-11-20T12:00:00Z');
  const read = (header: string | null) => parseRetryAfter(header, now)?.toISOString() ?? null;

  expect(read('120')).toBe('2026-11-20T12:02:00.000Z');
  expect(read('Fri, 20 Nov 2026 12:05:00 GMT')).toBe('2026-11-20T12:05:00.000Z');
  expect(read('99999999')).toBe('2026-11-21T12:00:00.000Z');
  for (const useless of [null, '', 'soon', '-5', 'Fri, 20 Nov 2020 12:05:00 GMT']) {
    expect(read(useless)).toBeNull();
  }
});
