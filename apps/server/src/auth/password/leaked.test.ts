import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { issueSetUpLink } from '../index.ts';

/** The password that `buildUser` sets. */
const password = 'the quiet desk by the window';
const email = 'ann@example.org';
const folder = mkdtempSync(join(tmpdir(), 'longhand-leaked-'));
const list = join(folder, 'leaked.txt');
writeFileSync(list, `${createHash('sha1').update(password).digest('hex').toUpperCase()}:7\r\n`);
afterAll(() => rmSync(folder, { recursive: true }));

const server = useServer({ env: { LEAKED_PASSWORDS_FILE: list } });
const refused = { status: 400, code: 'password_leaked', fields: { password: 'password_leaked' } };

test('a leaked password is refused at sign-up, and the code remains valid', async () => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const code = await readCode(server, email);

  await expect(auth.verifyRegistration({ body: { email, code, password } })).rejects.toMatchObject(
    refused,
  );
  await auth.verifyRegistration({ body: { email, code, password: `${password}, cold` } });
});

test('a leaked password is refused at setup and for invitations', async () => {
  const token = (await issueSetUpLink(server.services))?.split('#setup=')[1] ?? '';
  const { auth } = visitorClients(server);
  const body = { email, password, firstName: 'Ann', token };
  await expect(auth.createFirstAdmin({ body })).rejects.toMatchObject(refused);

  const { invitations } = await clientsFor(server, await buildUser(server, { role: 'SuperAdmin' }));
  await invitations.invite({ body: { email: 'bob@example.org' } });
  const text = (await emailsTo(server, 'bob@example.org')).at(-1)?.text ?? '';
  const invited = { token: /#token=([\w-]+)/.exec(text)?.[1] ?? '', password };
  await expect(
    visitorClients(server).invitations.acceptInvitation({ body: invited }),
  ).rejects.toMatchObject(refused);
});

test('a leaked password is refused by reset and change, but an existing one can still sign in', async () => {
  const user = await buildUser(server, { email });
  const { password: ofVisitor, auth } = visitorClients(server);
  await ofVisitor.forgotPassword({ body: { email } });
  const text = (await emailsTo(server, email)).at(-1)?.text ?? '';
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  await expect(ofVisitor.resetPassword({ body: { token, password } })).rejects.toMatchObject(
    refused,
  );

  const { password: own } = await clientsFor(server, user);
  const body = { currentPassword: password, password };
  await expect(own.changePassword({ body })).rejects.toMatchObject(refused);
  await expect(auth.login({ body: { email, password } })).resolves.toHaveProperty('user');
});
