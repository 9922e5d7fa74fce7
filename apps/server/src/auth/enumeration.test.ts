import { expect, test } from 'vitest';
import { openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { mailsTo } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const known = 'known@example.org';
const unknown = 'never@example.org';
const password = 'forty drafts and a kettle';

/** What a visitor gets to see of one address on every way there is, the id of the request apart. */
async function everythingSeenOf(email: string): Promise<string[]> {
  const browser = openBrowser(server.app);
  const seen: string[] = [];
  const post = async (path: string, body: object) => {
    const answer = await browser.send({ method: 'POST', path: `/api/auth/${path}`, body });
    seen.push(withoutId(`${answer.statusCode} ${Object.keys(answer.headers)} ${answer.body}`));
  };
  const look = async () => {
    const path = `/auth/verification-status?email=${email}&type=Signup`;
    seen.push((await browser.send({ method: 'GET', path })).body);
  };

  await look();
  await post('register/request', { email });
  await look();
  await post('register/request', { email });
  server.clock.turn(60_000);
  await post('resend-verification', { email, type: 'Signup' });
  for (let time = 0; time < 6; time += 1) {
    await post('register/verify', { email, code: '000000', password });
    await look();
  }
  for (let time = 0; time < 7; time += 1) await post('login', { email, password });

  return seen;
}

const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

test('known and unknown addresses get byte for byte the same answers', async () => {
  await buildUser(server, { email: known });
  const ofKnown = await everythingSeenOf(known);
  server.clock.turn(-60_000);
  const ofUnknown = await everythingSeenOf(unknown);

  expect(ofKnown).toEqual(ofUnknown);
});

test('as many mails go out, and the one to a known address brings no code', async () => {
  await buildUser(server, { email: known });
  await everythingSeenOf(known);
  await everythingSeenOf(unknown);
  const [toKnown, toUnknown] = [await mailsTo(server, known), await mailsTo(server, unknown)];

  expect(toKnown).toHaveLength(toUnknown.length);
  expect(toKnown[0]).toMatchObject({ subject: 'You already have a Longhand account' });
  expect(toKnown[0]?.text).not.toMatch(/\d{6}/);
  expect(toUnknown[0]?.subject).not.toMatch(/\d/);
});

test('who never asked for a code sees the same for every address', async () => {
  await openBrowser(server.app).send({
    method: 'POST',
    path: '/api/auth/register/request',
    body: { email: unknown },
  });
  await buildUser(server, { email: known });
  const look = async (email: string) =>
    (
      await openBrowser(server.app).send({
        method: 'GET',
        path: `/auth/verification-status?email=${email}&type=Signup`,
      })
    ).json();

  expect(await look(unknown)).toEqual(await look(known));
  expect(await look(unknown)).toEqual({
    success: true,
    hasActiveCode: false,
    isRequired: true,
    isUsed: false,
    remainingAttempts: 0,
    type: 'Signup',
  });
});

test('a status without an address, or of a kind that is none, is refused by its fields', async () => {
  const answer = await openBrowser(server.app).send({
    method: 'GET',
    path: '/auth/verification-status?email=nobody&type=Anything',
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { email: 'format', type: 'not_allowed' } });
});
