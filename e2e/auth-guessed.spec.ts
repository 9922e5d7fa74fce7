import { expect } from 'vitest';
import { openApi } from './testkit/api.ts';
import { seriousViolations } from './testkit/axe.ts';
import { openServer } from './testkit/server.ts';
import { signIn } from './testkit/steps.ts';
import { story as anyStory } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

/** A server that believes its proxy about where a request comes from, so that guesses come from everywhere. */
const story = anyStory.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  const server = await openServer(mailbox, { TRUSTED_PROXIES: '127.0.0.1' });
  onCleanup(() => server.remove());

  return server;
});

story(
  'an account that is guessed at from everywhere asks its owner for a mailed code as well',
  async ({ mailbox, newVisitor, newWriter, server }) => {
    const writer = await newWriter();
    for (let place = 0; place < 50; place += 1) {
      const elsewhere = openApi(server.origin, { 'x-forwarded-for': `198.51.${place}.9` });
      const guess = { email: writer.email, password: 'not the one' };
      await expect(elsewhere.auth.login({ body: guess })).rejects.toMatchObject({ status: 400 });
    }

    const { page, expectTrouble } = await newVisitor();
    expectTrouble(/status of 400/);
    const before = mailbox.countFor(writer.email);
    await page.goto('/auth/login?redirect=/app/goals');
    await signIn(page, say, writer);
    await page.getByText(say('auth.second.title')).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const field = page.getByLabel(say('auth.proof.email.label'));
    await field.fill('000000');
    await page.getByRole('button', { name: say('auth.login.submit') }).click();
    await page.getByText(say('errors.refusals.code_invalid')).waitFor();
    await field.fill(await mailbox.codeFor(writer.email, before));
    await page.getByRole('button', { name: say('auth.login.submit') }).click();
    await page.waitForURL('**/app/goals');
  },
);
