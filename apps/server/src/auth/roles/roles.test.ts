import { roles } from '@longhand/contract/access';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exampleId } from '../../testkit/all-endpoints.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';

const server = useServer();

test('an admin grants and removes a staff role without changing the plan', async () => {
  const admin = await buildUser(server, { role: 'SystemAdmin' });
  const ann = await buildUser(server, { role: 'Plus' });
  const before = await clientsFor(server, ann);
  const { roles: people } = await clientsFor(server, admin);

  await expect(
    people.changeStaffRole({ params: { id: ann.id }, body: { role: roles.Moderator } }),
  ).resolves.toMatchObject({ role: roles.Moderator });
  await expect(before.auth.me()).rejects.toMatchObject({ status: 401 });
  const { auth } = await clientsFor(server, ann);
  await expect(auth.me()).resolves.toMatchObject({ user: { role: 60, systemRole: 'Staff' } });
  await expect(
    people.changeStaffRole({ params: { id: ann.id }, body: { role: null } }),
  ).resolves.toMatchObject({ role: roles.Plus });

  const [event] = await server.services.db
    .select()
    .from(authEvents)
    .orderBy(desc(authEvents.id))
    .limit(1);
  expect(event).toMatchObject({
    kind: 'role_changed',
    userId: ann.id,
    actorId: admin.id,
    detail: '60 to 10',
  });
  expect((await emailsTo(server, ann.email)).at(-1)?.text).toContain('changed your role');
});

const targetRoles = [null, 50, 55, 60, 100, 150] as const;
const currentRoles = [
  'Free',
  'Plus',
  'AdvertiserVerified',
  'Staff',
  'Support',
  'Moderator',
  'SystemAdmin',
  'SuperAdmin',
] as const;

test('an admin can change roles below their own; a SuperAdmin all roles', async () => {
  for (const by of ['SystemAdmin', 'SuperAdmin'] as const) {
    const { roles: people } = await clientsFor(server, await buildUser(server, { role: by }));
    for (const role of currentRoles) {
      for (const wanted of targetRoles) {
        const { id } = await buildUser(server, { role });
        const outcome = await people
          .changeStaffRole({ params: { id }, body: { role: wanted } })
          .then(() => true)
          .catch(({ code }) => {
            expect(code).toBe('role_not_grantable');

            return false;
          });
        const isBelow = roles[role] < 100 && (wanted ?? 0) < 100;

        expect({ by, role, wanted, outcome }).toEqual({
          by,
          role,
          wanted,
          outcome: by === 'SuperAdmin' || isBelow,
        });
      }
    }
  }
}, 120_000);

test('users cannot change their own role, and the last SuperAdmin cannot be removed', async () => {
  const [one, two] = [
    await buildUser(server, { role: 'SuperAdmin' }),
    await buildUser(server, { role: 'SuperAdmin' }),
  ];
  const [first, second] = [await clientsFor(server, one), await clientsFor(server, two)];

  await expect(
    first.roles.changeStaffRole({ params: { id: one.id }, body: { role: null } }),
  ).rejects.toMatchObject({ status: 409, code: 'own_role' });
  const both = await Promise.allSettled([
    first.roles.changeStaffRole({ params: { id: two.id }, body: { role: null } }),
    second.roles.changeStaffRole({ params: { id: one.id }, body: { role: null } }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('changing the role of an unknown user is refused', async () => {
  const { roles: people } = await clientsFor(
    server,
    await buildUser(server, { role: 'SuperAdmin' }),
  );

  await expect(
    people.changeStaffRole({ params: { id: exampleId }, body: { role: null } }),
  ).rejects.toMatchObject({ status: 404, code: 'person_not_found' });
});
