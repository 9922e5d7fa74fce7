import { roles } from '@longhand/contract/access';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { browserOf, type Clients, clientFor, clientsOf, visitorOf } from '../../testkit/clients.ts';
import { mailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { users } from '../tables.ts';
import { invitations as table } from './tables.ts';

const server = useServer({ env: { SIGNUP_MODE: 'invitation' } });
const day = 24 * 60 * 60_000;
const password = 'forty drafts and a kettle';
const email = 'ann@example.org';

const admin = async (role: 'SystemAdmin' | 'SuperAdmin' = 'SystemAdmin') =>
  clientFor(server, await buildUser(server, { role }));

async function invite({ invitations }: Clients, role: (typeof roles)['Free' | 'Support'] = 0) {
  const { invitation } = await invitations.invite({ body: { email, role } });
  const letter = (await mailsTo(server, email)).at(-1);
  const token = letter?.text?.match(/accept-invitation#token=([\w-]+)/)?.[1] ?? '';

  return { invitation, token, letter };
}

test('somebody who is invited accepts, and is signed in with a proved address', async () => {
  const { token, letter } = await invite(await admin());
  expect(letter?.text).toContain('Ann Example');
  const { auth, invitations } = visitorOf(server);
  await expect(invitations.readInvitation({ body: { token } })).resolves.toMatchObject({
    email,
    role: 0,
    invitedBy: '\u2068Ann Example\u2069'.replace(/[\u2068\u2069]/g, ''),
    hasAccount: false,
  });

  await invitations.acceptInvitation({
    body: { token, password, locale: 'fr', timeZone: 'Europe/Paris' },
  });
  await expect(auth.me()).resolves.toMatchObject({
    user: { email, role: 0, preferences: { locale: 'fr', timeZone: 'Europe/Paris' } },
  });
  const [row] = await server.services.db.select().from(users).where(eq(users.email, email));
  expect(row?.emailVerifiedAt).toEqual(server.clock.now());
});

test('an invitation is good once, for fourteen days, and until it is taken back', async () => {
  const by = await admin();
  const { token } = await invite(by);
  const accept = (with_: string) =>
    visitorOf(server).invitations.acceptInvitation({ body: { token: with_, password } });
  const taken = await Promise.allSettled(Array.from({ length: 5 }, () => accept(token)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(accept(token)).rejects.toMatchObject({ status: 400, code: 'invitation_invalid' });

  const late = await by.invitations.invite({ body: { email: 'late@example.org' } });
  const lateToken = (await mailsTo(server, 'late@example.org'))[0]?.text?.match(
    /#token=([\w-]+)/,
  )?.[1];
  await by.invitations.removeInvitation({ params: { id: late.invitation.id } });
  await expect(accept(lateToken ?? '')).rejects.toMatchObject({ code: 'invitation_invalid' });

  const { token: old } = await invite(by);
  server.clock.turn(14 * day);
  await expect(accept(old)).rejects.toMatchObject({ code: 'invitation_invalid' });
});

test('a second invitation takes the place of the first', async () => {
  const by = await admin();
  const { token: first } = await invite(by);
  const { token: second } = await invite(by, roles.Support);

  const { invitations } = visitorOf(server);
  await expect(invitations.readInvitation({ body: { token: first } })).rejects.toMatchObject({
    code: 'invitation_invalid',
  });
  await expect(invitations.readInvitation({ body: { token: second } })).resolves.toMatchObject({
    role: roles.Support,
  });
  expect((await by.invitations.listInvitations({ query: {} })).total).toBe(1);
});

test('a password that is too common leaves the invitation good', async () => {
  const { token } = await invite(await admin());
  const { invitations } = visitorOf(server);

  await expect(
    invitations.acceptInvitation({ body: { token, password: 'password123' } }),
  ).rejects.toMatchObject({ code: 'password_common' });
  await expect(invitations.acceptInvitation({ body: { token, password } })).resolves.toBeDefined();
});

test('who has an account accepts with it, and nobody else does', async () => {
  const ann = await buildUser(server, { email });
  const { token } = await invite(await admin(), roles.Support);
  await expect(
    visitorOf(server).invitations.acceptInvitation({ body: { token, password } }),
  ).rejects.toMatchObject({ status: 409, code: 'invitation_sign_in' });
  const bob = await clientFor(server, await buildUser(server));
  await expect(bob.invitations.acceptInvitationHere({ body: { token } })).rejects.toMatchObject({
    status: 409,
    code: 'invitation_other_address',
  });

  const browser = await browserOf(server, ann);
  const before = browser.cookies.get('sid');
  const { auth, invitations } = clientsOf(browser.transport);
  await invitations.acceptInvitationHere({ body: { token } });
  expect(browser.cookies.get('sid')).not.toBe(before);
  await expect(auth.me()).resolves.toMatchObject({
    user: { role: roles.Support, systemRole: 'Staff' },
  });
});

test('an admin invites to roles below the own one, a Super Admin to every one, nobody else to any', async () => {
  const given = [0, 50, 55, 60, 100, 150] as const;
  const outcomeOf = async (clients: Clients) =>
    Promise.all(
      given.map((role) =>
        clients.invitations
          .invite({ body: { email: `${role}@example.org`, role } })
          .then(() => 'invited')
          .catch(({ code }) => String(code)),
      ),
    );

  const refused = 'role_not_grantable';
  expect(await outcomeOf(await admin())).toEqual([...Array(4).fill('invited'), refused, refused]);
  expect(await outcomeOf(await admin('SuperAdmin'))).toEqual(Array(6).fill('invited'));
  const moderator = await clientFor(server, await buildUser(server, { role: 'Moderator' }));
  expect(new Set(await outcomeOf(moderator))).toEqual(new Set(['forbidden']));
});

test.each<[Partial<typeof users.$inferInsert>]>([
  [{ staffRole: null }],
  [{ staffRole: roles.Moderator }],
  [{ disabledAt: new Date('2026-11-20T12:00:00Z') }],
  [{ eraseAt: new Date('2026-12-04T12:00:00Z') }],
])('a role is not given by somebody who may not give it any more: %j', async (change) => {
  const giver = await buildUser(server, { role: 'SystemAdmin' });
  const { token } = await invite(await clientFor(server, giver), roles.Support);
  await server.services.db.update(users).set(change).where(eq(users.id, giver.id));

  await expect(
    visitorOf(server).invitations.acceptInvitation({ body: { token, password } }),
  ).rejects.toMatchObject({ code: 'invitation_invalid' });
});

test('who asked to be erased gives a role again when they come back, and a mere account all the while', async () => {
  const giver = await buildUser(server, { role: 'SystemAdmin' });
  const by = await clientFor(server, giver);
  const { token } = await invite(by, roles.Support);
  const plain = { email: 'bea@example.org', role: roles.Free };
  await by.invitations.invite({ body: plain });
  const letter = (await mailsTo(server, plain.email)).at(-1)?.text ?? '';
  await by.account.deleteAccount({ body: { email: giver.email } });

  const { auth, invitations } = visitorOf(server);
  await expect(invitations.readInvitation({ body: { token } })).rejects.toMatchObject({
    code: 'invitation_invalid',
  });
  const plainToken = /#token=([\w-]+)/.exec(letter)?.[1] ?? '';
  await expect(invitations.readInvitation({ body: { token: plainToken } })).resolves.toMatchObject({
    role: roles.Free,
  });
  await auth.login({ body: { email: giver.email, password: giver.password } });
  await expect(invitations.readInvitation({ body: { token } })).resolves.toMatchObject({
    role: roles.Support,
  });
});

test('a plan is not to be had by invitation, and no field goes beyond the contract', async () => {
  const { invitations } = await admin('SuperAdmin');

  for (const role of [5, 10, 15, 20, 25, 1, 49, 151]) {
    const body = { email, role: JSON.parse(String(role)) };
    await expect(invitations.invite({ body })).rejects.toMatchObject({ code: 'invalid_input' });
  }
});

test('where nobody may make an account, an invitation makes none', async () => {
  const { token } = await invite(await admin());
  server.services.config.SIGNUP_MODE = 'closed';

  await expect(
    visitorOf(server).invitations.acceptInvitation({ body: { token, password } }),
  ).rejects.toMatchObject({ status: 403, code: 'signup_closed' });
});

test('the table of invitations lets nobody in', async () => {
  const { token } = await invite(await admin());
  const [row] = await server.services.db.select().from(table);

  expect(JSON.stringify(row)).not.toContain(token);
  for (const made of [row?.tokenHash ?? '', row?.id ?? '', 'x']) {
    await expect(
      visitorOf(server).invitations.acceptInvitation({ body: { token: made, password } }),
    ).rejects.toMatchObject({ code: 'invitation_invalid' });
  }
});
