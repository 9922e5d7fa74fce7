import { roles } from '@longhand/contract/access';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import {
  type Clients,
  clientsFor,
  createClients,
  signedInBrowser,
  visitorClients,
} from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { users } from '../tables.ts';
import { invitations as table } from './tables.ts';

const server = useServer({ env: { SIGNUP_MODE: 'invitation' } });
const day = 24 * 60 * 60_000;
const password = 'forty drafts and a kettle';
const email = 'ann@example.org';

const admin = async (role: 'SystemAdmin' | 'SuperAdmin' = 'SystemAdmin') =>
  clientsFor(server, await buildUser(server, { role }));

async function invite({ invitations }: Clients, role: (typeof roles)['Free' | 'Support'] = 0) {
  const { invitation } = await invitations.invite({ body: { email, role } });
  const message = (await emailsTo(server, email)).at(-1);
  const token = message?.text?.match(/accept-invitation#token=([\w-]+)/)?.[1] ?? '';

  return { invitation, token, letter: message };
}

test('an invited visitor accepts and is signed in with a verified address', async () => {
  const { token, letter } = await invite(await admin());
  expect(letter?.text).toContain('Ann Example');
  const { auth, invitations } = visitorClients(server);
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

test('an invitation is valid once, for fourteen days, until it is removed', async () => {
  const inviter = await admin();
  const { token } = await invite(inviter);
  const accept = (with_: string) =>
    visitorClients(server).invitations.acceptInvitation({ body: { token: with_, password } });
  const taken = await Promise.allSettled(Array.from({ length: 5 }, () => accept(token)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(accept(token)).rejects.toMatchObject({ status: 400, code: 'invitation_invalid' });

  const late = await inviter.invitations.invite({ body: { email: 'late@example.org' } });
  const lateToken = (await emailsTo(server, 'late@example.org'))[0]?.text?.match(
    /#token=([\w-]+)/,
  )?.[1];
  await inviter.invitations.removeInvitation({ params: { id: late.invitation.id } });
  await expect(accept(lateToken ?? '')).rejects.toMatchObject({ code: 'invitation_invalid' });

  const { token: old } = await invite(inviter);
  server.clock.advance(14 * day);
  await expect(accept(old)).rejects.toMatchObject({ code: 'invitation_invalid' });
});

test('a second invitation replaces the first', async () => {
  const by = await admin();
  const { token: first } = await invite(by);
  const { token: second } = await invite(by, roles.Support);

  const { invitations } = visitorClients(server);
  await expect(invitations.readInvitation({ body: { token: first } })).rejects.toMatchObject({
    code: 'invitation_invalid',
  });
  await expect(invitations.readInvitation({ body: { token: second } })).resolves.toMatchObject({
    role: roles.Support,
  });
  expect((await by.invitations.listInvitations({ query: {} })).total).toBe(1);
});

test('a common password leaves the invitation valid', async () => {
  const { token } = await invite(await admin());
  const { invitations } = visitorClients(server);

  await expect(
    invitations.acceptInvitation({ body: { token, password: 'password123' } }),
  ).rejects.toMatchObject({ code: 'password_common' });
  await expect(invitations.acceptInvitation({ body: { token, password } })).resolves.toBeDefined();
});

test('only the account with the invited address can accept', async () => {
  const ann = await buildUser(server, { email });
  const { token } = await invite(await admin(), roles.Support);
  await expect(
    visitorClients(server).invitations.acceptInvitation({ body: { token, password } }),
  ).rejects.toMatchObject({ status: 409, code: 'invitation_sign_in' });
  const bob = await clientsFor(server, await buildUser(server));
  await expect(
    bob.invitations.acceptInvitationWithAccount({ body: { token } }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'invitation_other_address',
  });

  const browser = await signedInBrowser(server, ann);
  const before = browser.cookies.get('sid');
  const { auth, invitations } = createClients(browser.transport);
  await invitations.acceptInvitationWithAccount({ body: { token } });
  expect(browser.cookies.get('sid')).not.toBe(before);
  await expect(auth.me()).resolves.toMatchObject({
    user: { role: roles.Support, systemRole: 'Staff' },
  });
});

test('an admin can invite to roles below their own, a SuperAdmin to all, others to none', async () => {
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
  const moderator = await clientsFor(server, await buildUser(server, { role: 'Moderator' }));
  expect(new Set(await outcomeOf(moderator))).toEqual(new Set(['forbidden']));
});

test.each<[Partial<typeof users.$inferInsert>]>([
  [{ staffRole: null }],
  [{ staffRole: roles.Moderator }],
  [{ disabledAt: new Date('2026-11-20T12:00:00Z') }],
  [{ eraseAt: new Date('2026-12-04T12:00:00Z') }],
])('an invitation is invalid when its inviter may no longer grant the role: %j', async (change) => {
  const giver = await buildUser(server, { role: 'SystemAdmin' });
  const { token } = await invite(await clientsFor(server, giver), roles.Support);
  await server.services.db.update(users).set(change).where(eq(users.id, giver.id));

  await expect(
    visitorClients(server).invitations.acceptInvitation({ body: { token, password } }),
  ).rejects.toMatchObject({ code: 'invitation_invalid' });
});

test('a requested deletion of the inviter suspends invitations with a role, but not those without', async () => {
  const giver = await buildUser(server, { role: 'SystemAdmin' });
  const inviterClient = await clientsFor(server, giver);
  const { token } = await invite(inviterClient, roles.Support);
  const plain = { email: 'bea@example.org', role: roles.Free };
  await inviterClient.invitations.invite({ body: plain });
  const letter = (await emailsTo(server, plain.email)).at(-1)?.text ?? '';
  await inviterClient.account.deleteAccount({ body: { email: giver.email } });

  const { auth, invitations } = visitorClients(server);
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

test('plans cannot be granted by invitation', async () => {
  const { invitations } = await admin('SuperAdmin');

  for (const role of [5, 10, 15, 20, 25, 1, 49, 151]) {
    const body = { email, role: JSON.parse(String(role)) };
    await expect(invitations.invite({ body })).rejects.toMatchObject({ code: 'invalid_input' });
  }
});

test('where sign-up is closed an invitation cannot be accepted', async () => {
  const { token } = await invite(await admin());
  server.services.config.SIGNUP_MODE = 'closed';

  await expect(
    visitorClients(server).invitations.acceptInvitation({ body: { token, password } }),
  ).rejects.toMatchObject({ status: 403, code: 'signup_closed' });
});

test('the content of the invitations table cannot be used to accept', async () => {
  const { token } = await invite(await admin());
  const [row] = await server.services.db.select().from(table);

  expect(JSON.stringify(row)).not.toContain(token);
  for (const made of [row?.tokenHash ?? '', row?.id ?? '', 'x']) {
    await expect(
      visitorClients(server).invitations.acceptInvitation({ body: { token: made, password } }),
    ).rejects.toMatchObject({ code: 'invitation_invalid' });
  }
});
