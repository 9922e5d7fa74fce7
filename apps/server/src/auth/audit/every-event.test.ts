import { roles } from '@longhand/contract/access';
import { expect, test } from 'vitest';
import { enableTotp } from '../../testkit/authenticator.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser, type UserOverrides } from '../../testkit/build-user.ts';
import {
  clientsFor,
  createClients,
  signedInBrowser,
  visitorClients,
} from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { issueSetUpLink } from '../index.ts';
import { addPasskey } from '../passkeys/testkit.ts';
import { authEvents } from '../tables.ts';

const server = useServer();
const email = 'ann@example.org';
const newPassword = 'a new pencil every morning';
const minute = 60_000;

const events = () => server.services.db.select().from(authEvents).orderBy(authEvents.id);

/** The audit events that an action records, whether it succeeds or fails. */
async function recordedEvents(action: Promise<unknown>): Promise<string[]> {
  await action.catch(() => {});
  const rows = await events();
  const kinds = rows
    .slice(seenCount)
    .map(({ kind, detail }) => (detail ? `${kind}: ${detail}` : kind));
  seenCount = rows.length;

  return kinds;
}

let seenCount = 0;

async function signedInUser(wishes: UserOverrides = {}) {
  seenCount = (await events()).length;
  const user = await buildUser(server, wishes);
  const browser = await signedInBrowser(server, user);

  return { user, browser, ...createClients(browser.transport) };
}

async function tokenIn(address: string): Promise<string> {
  const text = (await emailsTo(server, address)).at(-1)?.text ?? '';

  return /#token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('sign-up with a right and a wrong code', async () => {
  seenCount = 0;
  const { auth } = visitorClients(server);
  expect(await recordedEvents(auth.requestRegistration({ body: { email } }))).toEqual([
    'code_sent',
  ]);
  const code = await readCode(server, email);
  const wrong = { email, code: otherThan(code), password: newPassword };
  expect(await recordedEvents(auth.verifyRegistration({ body: wrong }))).toEqual(['code_refused']);
  expect(await recordedEvents(auth.verifyRegistration({ body: { ...wrong, code } }))).toEqual([
    'account_made',
  ]);
  expect(await recordedEvents(auth.logout())).toEqual(['signed_out']);
  const token = (await issueSetUpLink(server.services))?.split('setup=')[1] ?? '';
  const person = { token, email: 'bob@example.org', password: newPassword, firstName: 'Bob' };
  expect(await recordedEvents(auth.createFirstAdmin({ body: person }))).toEqual(['admin_made']);
});

test('password changes and attempts', async () => {
  const { user, password } = await signedInUser();
  const change = (currentPassword: string) =>
    recordedEvents(password.changePassword({ body: { currentPassword, password: newPassword } }));
  expect(await change('not the one')).toEqual(['password_change_refused']);
  expect(await change(user.password)).toEqual(['password_changed']);

  const reset = (token: string) =>
    recordedEvents(
      visitorClients(server).password.resetPassword({ body: { token, password: newPassword } }),
    );
  expect(await recordedEvents(password.forgotPassword({ body: { email: user.email } }))).toEqual([
    'code_sent',
  ]);
  expect(await reset('x')).toEqual(['reset_refused']);
  expect(await reset(await tokenIn(user.email))).toEqual(['password_reset']);
});

test('step-up and ending sessions', async () => {
  const { user, sessions } = await signedInUser();
  const stepUp = (password: string) =>
    recordedEvents(sessions.stepUp({ body: { method: 'password', password } }));
  expect(await stepUp('not the one')).toEqual(['step_up_refused']);
  expect(await stepUp(user.password)).toEqual(['stepped_up']);
  expect(await recordedEvents(sessions.endOtherSessions())).toEqual(['sessions_ended']);
  const { items } = await sessions.listSessions();
  const params = { id: items[0]?.id ?? '' };
  expect(await recordedEvents(sessions.endSession({ params }))).toEqual(['session_ended']);
});

test('an email change, cancelled and confirmed', async () => {
  const { user, auth, address } = await signedInUser();
  const requestChange = () => recordedEvents(address.requestEmailChange({ body: { email } }));
  expect(await requestChange()).toEqual(['email_change_asked']);
  expect(await recordedEvents(address.cancelEmailChange())).toEqual(['email_change_cancelled']);
  server.clock.advance(minute);
  expect(await requestChange()).toEqual(['email_change_asked']);

  server.clock.advance(minute);
  const resend = (type: 'EmailChange' | 'EmailChangeCurrent') =>
    recordedEvents(auth.resendVerification({ body: { email, type } }));
  expect(await resend('EmailChange')).toEqual(['code_sent']);
  expect(await resend('EmailChangeCurrent')).toEqual(['code_sent']);

  const confirm = (at: 'current' | 'new', code: string) =>
    recordedEvents(address.confirmEmailChange({ body: { at, code } }));
  const code = await readCode(server, email);
  expect(await confirm('new', otherThan(code))).toEqual(['code_refused']);
  await confirm('current', await readCode(server, user.email));
  expect(await confirm('new', code)).toEqual(['email_changed']);
});

test('authenticator and recovery codes', async () => {
  const { user, browser, security } = await signedInUser();
  const setUp = enableTotp(server, browser);
  expect(await recordedEvents(setUp)).toEqual(['totp_on']);
  const [code = ''] = (await setUp).recoveryCodes;
  const { auth, passwordless } = visitorClients(server);
  await auth.login({ body: { email: user.email, password: user.password } });
  const verify = (proof: string) =>
    recordedEvents(passwordless.verifySigninCode({ body: { method: 'recovery', code: proof } }));

  expect(await verify('x')).toEqual(['second_factor_asked', 'second_factor_refused']);
  expect(await verify(code)).toEqual(['recovery_code_used', 'signed_in']);
  expect(await recordedEvents(security.createRecoveryCodes())).toEqual(['recovery_codes_made']);
  expect(await recordedEvents(security.removeTotp())).toEqual(['totp_off']);
});

test('adding and removing passkeys and tokens', async () => {
  const signedIn = await signedInUser();
  const adding = addPasskey(signedIn);
  expect(await recordedEvents(adding)).toEqual(['passkey_added']);
  const { passkey, holder } = await adding;
  const { passkeys } = visitorClients(server);
  const { options } = await passkeys.requestPasskeySignIn();
  const locked = { response: holder.authenticate(options, { isUserVerified: false }) };
  expect(await recordedEvents(passkeys.signInWithPasskey({ body: locked }))).toEqual([
    'sign_in_refused',
  ]);
  const removing = signedIn.passkeys.removePasskey({ params: { id: passkey.id } });
  expect(await recordedEvents(removing)).toEqual(['passkey_removed']);

  const body = { name: 'A script', scopes: ['account:read' as const], days: null };
  const making = signedIn.tokens.createToken({ body });
  expect(await recordedEvents(making)).toEqual(['token_made']);
  const params = { id: (await making).item.id };
  expect(await recordedEvents(signedIn.tokens.removeToken({ params }))).toEqual(['token_removed']);
});

test('name change, data export and account deletion', async () => {
  const { user, account } = await signedInUser();
  expect(await recordedEvents(account.changeAccount({ body: { firstName: 'Bea' } }))).toEqual([
    'names_changed',
  ]);
  expect(await recordedEvents(account.requestDataExport())).toEqual(['data_asked']);
  const own = { email: user.email };
  expect(await recordedEvents(account.deleteAccount({ body: own }))).toEqual(['deletion_asked']);
  const { auth } = visitorClients(server);
  expect(await recordedEvents(auth.login({ body: { ...own, password: user.password } }))).toEqual([
    'signed_in',
    'deletion_cancelled',
  ]);
});

test('invitations and the roles that they grant', async () => {
  const { invitations } = await signedInUser({ role: 'SuperAdmin' });
  const invite = (to: string, role: 0 | 55) =>
    recordedEvents(invitations.invite({ body: { email: to, role } }));
  expect(await invite(email, roles.Support)).toEqual(['invitation_sent: to 55']);
  const body = { token: await tokenIn(email), password: newPassword };
  expect(
    await recordedEvents(visitorClients(server).invitations.acceptInvitation({ body })),
  ).toEqual(['account_made', 'invitation_accepted: 0 to 55', 'signed_in']);

  const bob = await buildUser(server, { role: 'Plus' });
  expect(await invite(bob.email, roles.Support)).toEqual(['invitation_sent: to 55']);
  const accepting = (await clientsFor(server, bob)).invitations.acceptInvitationWithAccount({
    body: { token: await tokenIn(bob.email) },
  });
  expect(await recordedEvents(accepting)).toEqual(['invitation_accepted: 10 to 55']);

  await invite('eve@example.org', roles.Free);
  const { items } = await invitations.listInvitations({ query: {} });
  const params = { id: items[0]?.id ?? '' };
  expect(await recordedEvents(invitations.removeInvitation({ params }))).toEqual([
    'invitation_removed',
  ]);
});

test('joining and leaving the waitlist', async () => {
  seenCount = 0;
  server.services.config.SIGNUP_MODE = 'waitlist';
  const { waitlist } = createClients(openBrowser(server.app).transport);
  expect(await recordedEvents(waitlist.joinWaitlist({ body: { email } }))).toEqual(['code_sent']);
  const verifying = waitlist.verifyWaitlist({
    body: { email, code: await readCode(server, email) },
  });
  expect(await recordedEvents(verifying)).toEqual(['waitlist_joined']);
  const { token } = await verifying;
  expect(await recordedEvents(waitlist.leaveWaitlist({ body: { token } }))).toEqual([
    'waitlist_left',
  ]);
});
