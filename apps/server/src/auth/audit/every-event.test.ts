import { roles } from '@longhand/contract/access';
import { expect, test } from 'vitest';
import { setUpAuthenticator } from '../../testkit/authenticator.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser, type Wishes } from '../../testkit/build-user.ts';
import { browserOf, clientFor, clientsOf, visitorOf } from '../../testkit/clients.ts';
import { codeFor, mailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { issueSetUpLink } from '../index.ts';
import { addPasskey } from '../passkeys/testkit.ts';
import { authEvents } from '../tables.ts';

const server = useServer();
const email = 'ann@example.org';
const fresh = 'a new pencil every morning';
const minute = 60_000;

const events = () => server.services.db.select().from(authEvents).orderBy(authEvents.id);

/** What was written down of an act, whether or not it was refused. */
async function noted(act: Promise<unknown>): Promise<string[]> {
  await act.catch(() => {});
  const rows = await events();
  const kinds = rows.slice(seen).map(({ kind, detail }) => (detail ? `${kind}: ${detail}` : kind));
  seen = rows.length;

  return kinds;
}

let seen = 0;

async function atDesk(wishes: Wishes = {}) {
  seen = (await events()).length;
  const user = await buildUser(server, wishes);
  const browser = await browserOf(server, user);

  return { user, browser, ...clientsOf(browser.transport) };
}

async function tokenIn(address: string): Promise<string> {
  const text = (await mailsTo(server, address)).at(-1)?.text ?? '';

  return /#token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('signing up, rightly and wrongly', async () => {
  seen = 0;
  const { auth } = visitorOf(server);
  expect(await noted(auth.requestRegistration({ body: { email } }))).toEqual(['code_sent']);
  const code = await codeFor(server, email);
  const wrong = { email, code: otherThan(code), password: fresh };
  expect(await noted(auth.verifyRegistration({ body: wrong }))).toEqual(['code_refused']);
  expect(await noted(auth.verifyRegistration({ body: { ...wrong, code } }))).toEqual([
    'account_made',
  ]);
  expect(await noted(auth.logout())).toEqual(['signed_out']);
  const token = (await issueSetUpLink(server.services))?.split('setup=')[1] ?? '';
  const person = { token, email: 'bob@example.org', password: fresh, firstName: 'Bob' };
  expect(await noted(auth.setUp({ body: person }))).toEqual(['admin_made']);
});

test('every change of a password, and every try at one', async () => {
  const { user, password } = await atDesk();
  const change = (currentPassword: string) =>
    noted(password.changePassword({ body: { currentPassword, password: fresh } }));
  expect(await change('not the one')).toEqual(['password_change_refused']);
  expect(await change(user.password)).toEqual(['password_changed']);

  const reset = (token: string) =>
    noted(visitorOf(server).password.resetPassword({ body: { token, password: fresh } }));
  expect(await noted(password.forgotPassword({ body: { email: user.email } }))).toEqual([
    'code_sent',
  ]);
  expect(await reset('x')).toEqual(['reset_refused']);
  expect(await reset(await tokenIn(user.email))).toEqual(['password_reset']);
});

test('showing again who one is, and ending sessions', async () => {
  const { user, sessions } = await atDesk();
  const stepUp = (password: string) =>
    noted(sessions.stepUp({ body: { method: 'password', password } }));
  expect(await stepUp('not the one')).toEqual(['step_up_refused']);
  expect(await stepUp(user.password)).toEqual(['stepped_up']);
  expect(await noted(sessions.endOtherSessions())).toEqual(['sessions_ended']);
  const { items } = await sessions.listSessions();
  const params = { id: items[0]?.id ?? '' };
  expect(await noted(sessions.endSession({ params }))).toEqual(['session_ended']);
});

test('a change of address from its beginning to its end', async () => {
  const { user, auth, address } = await atDesk();
  const ask = () => noted(address.requestEmailChange({ body: { email } }));
  expect(await ask()).toEqual(['email_change_asked']);
  expect(await noted(address.cancelEmailChange())).toEqual(['email_change_cancelled']);
  server.clock.turn(minute);
  expect(await ask()).toEqual(['email_change_asked']);

  server.clock.turn(minute);
  const resend = (type: 'EmailChange' | 'EmailChangeCurrent') =>
    noted(auth.resendVerification({ body: { email, type } }));
  expect(await resend('EmailChange')).toEqual(['code_sent']);
  expect(await resend('EmailChangeCurrent')).toEqual(['code_sent']);

  const confirm = (at: 'current' | 'new', code: string) =>
    noted(address.confirmEmailChange({ body: { at, code } }));
  const code = await codeFor(server, email);
  expect(await confirm('new', otherThan(code))).toEqual(['code_refused']);
  await confirm('current', await codeFor(server, user.email));
  expect(await confirm('new', code)).toEqual(['email_changed']);
});

test('an authenticator, its recovery codes, and what they open', async () => {
  const { user, browser, security } = await atDesk();
  const setUp = setUpAuthenticator(server, browser);
  expect(await noted(setUp)).toEqual(['totp_on']);
  const [code = ''] = (await setUp).recoveryCodes;
  const { auth, passwordless } = visitorOf(server);
  await auth.login({ body: { email: user.email, password: user.password } });
  const verify = (proof: string) =>
    noted(passwordless.verifySigninCode({ body: { method: 'recovery', code: proof } }));

  expect(await verify('x')).toEqual(['second_factor_asked', 'second_factor_refused']);
  expect(await verify(code)).toEqual(['recovery_code_used', 'signed_in']);
  expect(await noted(security.makeRecoveryCodes())).toEqual(['recovery_codes_made']);
  expect(await noted(security.removeTotp())).toEqual(['totp_off']);
});

test('passkeys and tokens, as they come and go', async () => {
  const desk = await atDesk();
  const adding = addPasskey(desk);
  expect(await noted(adding)).toEqual(['passkey_added']);
  const { passkey, holder } = await adding;
  const { passkeys } = visitorOf(server);
  const { options } = await passkeys.requestPasskeySignIn();
  const locked = { response: holder.use(options, { isUnlocked: false }) };
  expect(await noted(passkeys.signInWithPasskey({ body: locked }))).toEqual(['sign_in_refused']);
  const removing = desk.passkeys.removePasskey({ params: { id: passkey.id } });
  expect(await noted(removing)).toEqual(['passkey_removed']);

  const body = { name: 'A script', scopes: ['account:read' as const], days: null };
  const making = desk.tokens.createToken({ body });
  expect(await noted(making)).toEqual(['token_made']);
  const params = { id: (await making).item.id };
  expect(await noted(desk.tokens.removeToken({ params }))).toEqual(['token_removed']);
});

test('names, a copy of the data, and leaving', async () => {
  const { user, account } = await atDesk();
  expect(await noted(account.changeAccount({ body: { firstName: 'Bea' } }))).toEqual([
    'names_changed',
  ]);
  expect(await noted(account.askForData())).toEqual(['data_asked']);
  const own = { email: user.email };
  expect(await noted(account.deleteAccount({ body: own }))).toEqual(['deletion_asked']);
  const { auth } = visitorOf(server);
  expect(await noted(auth.login({ body: { ...own, password: user.password } }))).toEqual([
    'signed_in',
    'deletion_cancelled',
  ]);
});

test('invitations, with the role that they give', async () => {
  const { invitations } = await atDesk({ role: 'SuperAdmin' });
  const invite = (to: string, role: 0 | 55) =>
    noted(invitations.invite({ body: { email: to, role } }));
  expect(await invite(email, roles.Support)).toEqual(['invitation_sent: to 55']);
  const body = { token: await tokenIn(email), password: fresh };
  expect(await noted(visitorOf(server).invitations.acceptInvitation({ body }))).toEqual([
    'account_made',
    'invitation_accepted: 0 to 55',
    'signed_in',
  ]);

  const bob = await buildUser(server, { role: 'Plus' });
  expect(await invite(bob.email, roles.Support)).toEqual(['invitation_sent: to 55']);
  const accepting = (await clientFor(server, bob)).invitations.acceptInvitationHere({
    body: { token: await tokenIn(bob.email) },
  });
  expect(await noted(accepting)).toEqual(['invitation_accepted: 10 to 55']);

  await invite('eve@example.org', roles.Free);
  const { items } = await invitations.listInvitations({ query: {} });
  const params = { id: items[0]?.id ?? '' };
  expect(await noted(invitations.removeInvitation({ params }))).toEqual(['invitation_removed']);
});

test('the waiting list, joined and left', async () => {
  seen = 0;
  server.services.config.SIGNUP_MODE = 'waitlist';
  const { waitlist } = clientsOf(openBrowser(server.app).transport);
  expect(await noted(waitlist.joinWaitlist({ body: { email } }))).toEqual(['code_sent']);
  const verifying = waitlist.verifyWaitlist({
    body: { email, code: await codeFor(server, email) },
  });
  expect(await noted(verifying)).toEqual(['waitlist_joined']);
  const { token } = await verifying;
  expect(await noted(waitlist.leaveWaitlist({ body: { token } }))).toEqual(['waitlist_left']);
});
