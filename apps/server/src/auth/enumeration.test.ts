import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { countWork, type WorkCounts } from '../testkit/count-work.ts';
import { emailsTo } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';
import { users } from './tables.ts';

const server = useServer();
const known = 'known@example.org';
const unknown = 'never@example.org';
const password = 'forty drafts and a kettle';
const minute = 60_000;

/** How far `observeAnswers` advances the clock, to turn it back. */
const elapsed = 3 * minute;

type ObservedAnswer = { what: string; answer: string; work: WorkCounts };

/** All answers that a visitor gets about one address, with the work that each took. */
async function observeAnswers(email: string): Promise<ObservedAnswer[]> {
  const browser = openBrowser(server.app);
  const seen: ObservedAnswer[] = [];
  const sendRequest = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const counting = countWork(server);
    const answer = await browser.send({ method, path, body });
    counting.stop();
    const words = `${answer.statusCode} ${Object.keys(answer.headers)} ${answer.body}`;
    const plain = words.replace(/"requestId":"[^"]+"/, '').replaceAll(email, 'them');
    seen.push({ what: `${method} ${path.replace(email, '')}`, answer: plain, work: counting.work });
  };
  const post = (path: string, body: object) => sendRequest('POST', `/api/auth/${path}`, body);
  const readStatus = (type: string) =>
    sendRequest('GET', `/auth/verification-status?email=${email}&type=${type}`);
  const types = ['Signup', 'SignIn', 'PasswordReset'];
  const verify: Record<string, () => Promise<void>> = {
    Signup: () => post('register/verify', { email, code: '000000', password }),
    SignIn: () => post('login/verify', { email, verificationCode: '000000' }),
    PasswordReset: () => post('password/reset', { token: 'a'.repeat(43), password }),
  };

  for (const type of types) await readStatus(type);
  for (let time = 0; time < 2; time += 1) {
    await post('register/request', { email });
    await post('login/request', { email });
    await post('password/forgot', { email });
  }
  server.clock.advance(minute);
  for (const type of types) {
    await post('resend-verification', { email, type });
    await readStatus(type);
    for (let time = 0; time < 6; time += 1) {
      await verify[type]?.();
      await readStatus(type);
    }
  }
  server.clock.advance(2 * minute);
  for (let time = 0; time < 7; time += 1) await post('login', { email, password });

  return seen;
}

test('known and unknown addresses get byte-identical answers for the same work', async () => {
  await buildUser(server, { email: known });
  const ofKnown = await observeAnswers(known);
  server.clock.advance(-elapsed);
  const ofUnknown = await observeAnswers(unknown);

  expect(ofKnown).toEqual(ofUnknown);
  expect(ofKnown.filter(({ work }) => work.hashes > 0).length).toBeGreaterThan(0);
  expect(ofKnown.filter(({ work }) => work.statements > 3).length).toBeGreaterThan(10);
});

test('known and unknown addresses get the same number of emails, each with content that fits', async () => {
  await buildUser(server, { email: known });
  await observeAnswers(known);
  await observeAnswers(unknown);
  const subjectsTo = async (email: string) =>
    (await emailsTo(server, email)).map(({ subject }) => subject);
  const codesTo = async (email: string) =>
    (await emailsTo(server, email)).filter(({ text }) => /^\d{6}$/m.test(text ?? '')).length;

  expect(await subjectsTo(known)).toHaveLength((await subjectsTo(unknown)).length);
  expect(new Set(await subjectsTo(known))).toEqual(
    new Set([
      'You already have a Longhand account',
      'Your Longhand sign-in code',
      'Reset your Longhand password',
    ]),
  );
  expect(new Set(await subjectsTo(unknown))).toEqual(
    new Set(['Your Longhand sign-up code', 'No Longhand account has this email address']),
  );
  expect(await codesTo(known)).toBe(await codesTo(unknown));
});

test('a disabled account gets the same answers as an unknown address', async () => {
  const { id } = await buildUser(server, { email: known });
  const { db, clock } = server.services;
  await db.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, id));
  const ofDisabled = await observeAnswers(known);
  server.clock.advance(-elapsed);

  expect(ofDisabled).toEqual(await observeAnswers(unknown));
});

test('a visitor who requested no code sees the same status for every address', async () => {
  await openBrowser(server.app).send({
    method: 'POST',
    path: '/api/auth/register/request',
    body: { email: unknown },
  });
  await buildUser(server, { email: known });
  const readStatus = async (email: string) =>
    (
      await openBrowser(server.app).send({
        method: 'GET',
        path: `/auth/verification-status?email=${email}&type=Signup`,
      })
    ).json();

  expect(await readStatus(unknown)).toEqual(await readStatus(known));
  expect(await readStatus(unknown)).toEqual({
    success: true,
    hasActiveCode: false,
    isRequired: true,
    isUsed: false,
    remainingAttempts: 0,
    type: 'Signup',
  });
});

test('a status request with an invalid email and type is refused with field errors', async () => {
  const answer = await openBrowser(server.app).send({
    method: 'GET',
    path: '/auth/verification-status?email=nobody&type=Anything',
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { email: 'format', type: 'not_allowed' } });
});
