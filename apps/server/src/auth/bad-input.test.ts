import { expect, test } from 'vitest';
import { type Browser, openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { signedInBrowser } from '../testkit/clients.ts';
import { createVirtualAuthenticator } from '../testkit/passkey.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const email = 'ann@example.org';
const password = 'forty drafts and a kettle';
const token = 'a'.repeat(43);

async function post(path: string, body: unknown, browser: Browser = openBrowser(server.app)) {
  const answer = await browser.send({ method: 'POST', path: `/api/auth/${path}`, body });
  const { success, code, fields } = answer.json();
  expect(success).toBe(false);

  return { status: answer.statusCode, code, fields };
}

const badInput = (fields: object) => ({ status: 400, code: 'invalid_input', fields });

test.each<[string, unknown, object]>([
  ['login', { email: 5, password: [] }, { email: 'wrong_type', password: 'wrong_type' }],
  ['login', {}, { email: 'required', password: 'required' }],
  ['login', [], { body: 'wrong_type' }],
  ['login', 'email', { body: 'wrong_type' }],
  ['login', null, { body: 'wrong_type' }],
  ['login', { email, password, role: 150 }, { role: 'unknown' }],
  ['login', { email, password, remember: 'yes' }, { remember: 'wrong_type' }],
  ['login', { email, password: 'x'.repeat(2_000) }, { password: 'too_long' }],
  ['login', { email: `${'a'.repeat(300)}@example.org`, password }, { email: 'too_long' }],
  ['login', { email: 'ann\u0000@example.org', password }, { email: 'not_text' }],
  ['login', { email, password: 'a\ud800' }, { password: 'not_text' }],
  ['login/request', { email, locale: 'xx' }, { locale: 'not_allowed' }],
  ['login/verify', { email, code: '123456' }, { verificationCode: 'required', code: 'unknown' }],
  ['login/verify', { email, verificationCode: 123456 }, { verificationCode: 'wrong_type' }],
  [
    'register/verify',
    { email, password, verificationCode: '123456' },
    { code: 'required', verificationCode: 'unknown' },
  ],
  ['resend-verification', { email, type: 'signup' }, { type: 'not_allowed' }],
  ['password/forgot', { email: { $ne: '' } }, { email: 'wrong_type' }],
  ['password/reset', { token: 7, password }, { token: 'wrong_type' }],
  ['password/reset', { token: 'a'.repeat(201), password }, { token: 'too_long' }],
  ['verify-signin-code', {}, { method: 'not_allowed' }],
  ['verify-signin-code', { method: 'sms', code: '123456' }, { method: 'not_allowed' }],
  ['verify-signin-code', { method: 'totp' }, { code: 'required' }],
  ['verify-signin-code', { method: 'totp', code: '123456', userId: 'x' }, { userId: 'unknown' }],
  ['verify-signin-code', { method: 'recovery', code: '' }, { code: 'too_short' }],
  ['verify-signin-code', { method: 'recovery', code: 'x'.repeat(41) }, { code: 'too_long' }],
  ['passkeys/sign-in', { response: 'x' }, { response: 'wrong_type' }],
])('%s refuses %j with field errors', async (path, body, fields) => {
  expect(await post(path, body)).toMatchObject(badInput(fields));
});

test.each([
  '12345',
  '1234567',
  '12345a',
  '-12345',
  '12 456',
  '１２３４５６',
  '١٢٣٤٥٦',
  '𝟏𝟐𝟑𝟒𝟓𝟔',
  '1e5000',
  '0x1234',
])('%j is not a six-digit code', async (code) => {
  const bad = badInput({ code: 'code_format' });
  expect(await post('register/verify', { email, code, password })).toMatchObject(bad);
  expect(await post('verify-signin-code', { method: 'totp', code })).toMatchObject(bad);
  expect(await post('login/verify', { email, verificationCode: code })).toMatchObject(
    badInput({ verificationCode: 'code_format' }),
  );
});

test.each([
  'аnn@example.org',
  'ann@exаmple.org',
  'ann＠example.org',
  'ann@example。org',
  'ａnn@example.org',
  'an\u0301n@example.org',
  'ann\u200b@example.org',
  'ann@example.org\u202e',
  'ann@example.org,bob@example.org',
  'ann@example.org\r\nBcc: bob@example.org',
  '"ann"@example.org',
  'ann@localhost',
  '<ann@example.org>',
])('%j is not a valid email address', async (lookalike) => {
  for (const path of ['register/request', 'login/request', 'password/forgot']) {
    expect(await post(path, { email: lookalike })).toMatchObject(badInput({ email: 'format' }));
  }
});

test('a request body over the size limit is refused before it is parsed', async () => {
  const huge = { email, password: 'x'.repeat(300_000) };

  expect(await post('login', huge)).toMatchObject({ status: 413, code: 'too_large' });
});

test('a step without the step before it is refused with its own error code', async () => {
  const member = await signedInBrowser(server, await buildUser(server));
  const { register, authenticate } = createVirtualAuthenticator();
  const passkeyOptions = { challenge: token, rpId: 'localhost' };
  const steps: [string, unknown, number, string][] = [
    ['register/verify', { email, code: '123456', password }, 400, 'code_expired'],
    ['login/verify', { email, verificationCode: '123456' }, 400, 'code_expired'],
    ['verify-signin-code', { method: 'totp', code: '123456' }, 400, 'second_factor_expired'],
    ['verify-signin-code', { method: 'recovery', code: 'x' }, 400, 'second_factor_expired'],
    ['resend-verification', { email, type: 'SecondFactor' }, 400, 'second_factor_expired'],
    ['resend-verification', { email, type: 'EmailChange' }, 404, 'email_change_not_found'],
    ['password/reset', { token, password }, 400, 'reset_link_invalid'],
    ['passkeys/sign-in', { response: authenticate(passkeyOptions) }, 400, 'passkey_invalid'],
    ['passkeys', { name: 'One', response: register(passkeyOptions) }, 400, 'passkey_invalid'],
    ['totp/confirm', { code: '123456' }, 409, 'second_factor_off'],
    ['totp/remove', undefined, 409, 'second_factor_off'],
    ['recovery-codes', undefined, 409, 'second_factor_off'],
    ['email/confirm', { at: 'new', code: '123456' }, 404, 'email_change_not_found'],
    ['step-up', { method: 'totp', code: '123456' }, 400, 'second_factor_method'],
    ['step-up', { method: 'email', code: '123456' }, 400, 'code_expired'],
  ];

  for (const [path, body, status, code] of steps) {
    expect({ path, ...(await post(path, body, member)) }).toMatchObject({ path, status, code });
  }
  expect((await member.send({ method: 'GET', path: '/api/auth/me' })).statusCode).toBe(200);
});

test('invalid ids and page numbers are refused', async () => {
  const member = await signedInBrowser(server, await buildUser(server));
  const sendRequest = async (method: 'GET' | 'DELETE', path: string) =>
    (await member.send({ method, path: `/api/auth/${path}` })).json();

  expect(await sendRequest('DELETE', 'sessions/1')).toMatchObject({ fields: { id: 'format' } });
  expect(await sendRequest('DELETE', "sessions/'%20or%201=1")).toMatchObject({
    fields: { id: 'format' },
  });
  expect(await sendRequest('DELETE', `passkeys/${token}`)).toMatchObject({
    fields: { id: 'format' },
  });
  expect(await sendRequest('GET', 'history?page=0')).toMatchObject({
    fields: { page: 'too_small' },
  });
  expect(await sendRequest('GET', 'history?page=1e99')).toMatchObject({ success: false });
  expect(await sendRequest('GET', 'history?page=1&page=2')).toMatchObject({
    fields: { page: 'repeated' },
  });
});
