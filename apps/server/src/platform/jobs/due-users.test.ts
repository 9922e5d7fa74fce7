import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';
import { runForDueUsers } from './due-users.ts';

const server = useServer();

test('a user whose work fails is due again in an hour and delays nobody else', async () => {
  const due = new Map(Array.from({ length: 150 }, (_, at) => [`user ${at}`, new Date(0)]));
  const done: string[] = [];
  const later = new Date('2026-12-01T00:00:00Z');

  await runForDueUsers(server.services, {
    listDue: async (now, most) =>
      [...due].flatMap(([userId, at]) => (at <= now ? [userId] : [])).slice(0, most),
    run: async (userId) => {
      if (userId === 'user 7') throw new Error('broken');
      done.push(userId);
      due.set(userId, later);
    },
    postpone: async (userId, until) => {
      due.set(userId, until);
    },
  });

  expect(done).toHaveLength(149);
  expect(due.get('user 7')?.toISOString()).toBe('2026-11-20T13:00:00.000Z');
});
