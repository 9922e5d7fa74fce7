import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { totpAt } from './testkit/authenticator.ts';
import { seriousViolations } from './testkit/axe.ts';
import { breakNetwork } from './testkit/network.ts';
import { openServer } from './testkit/server.ts';
import { fillSignUp } from './testkit/steps.ts';
import { story as anyStory } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { goodPassword, newAddress } from './testkit/writer.ts';

const say = wordsIn('en');

/** An installation that lets people in a few at a time. */
const story = anyStory.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  const server = await openServer(mailbox, { SIGNUP_MODE: 'waitlist' });
  onCleanup(() => server.remove());

  return server;
});

story(
  'a place in the queue is taken with a code, seen again by the link, and left',
  async ({ mailbox, newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    const email = newAddress();
    await page.goto('/auth/signup');
    await page.getByLabel(say('auth.email')).fill(newAddress());
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: say('auth.waitlist.join') }).click();
    await page.getByText(/Send again in/).waitFor();
    await page.getByRole('link', { name: say('auth.code.another') }).click();
    await page.getByLabel(say('auth.email')).fill(email);
    await page.getByRole('button', { name: say('auth.waitlist.join') }).click();
    await page.waitForURL('**/auth/waitlist-verify');
    await page.getByLabel(say('auth.code.label')).fill(await mailbox.codeFor(email));
    await page.getByRole('button', { name: say('auth.code.submit') }).click();
    await page.getByText(say('auth.waitlist.place', { position: 1 })).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await expect.poll(() => mailbox.countFor(email)).toBe(2);
    const link = linkIn((await mailbox.lastTo(email)).text, 'waitlist-verify');
    const other = await newVisitor();
    other.expectTrouble(/ERR_CONNECTION_RESET/);
    const mend = await breakNetwork(other.page, 'POST', /waitlist\/place$/);
    await other.page.goto(link);
    const again = other.page.getByRole('button', { name: say('ui.tryAgain') });
    await again.waitFor();
    await mend();
    await again.click();
    await other.page.getByText(say('auth.waitlist.place', { position: 1 })).waitFor();
    expect(new URL(other.page.url()).hash).toBe('');
    await other.page.getByRole('button', { name: say('auth.waitlist.leave') }).click();
    await other.page.getByRole('dialog').getByText(say('auth.waitlist.leaveBody')).waitFor();
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: say('auth.waitlist.leave') })
      .click();
    await other.page.getByText(say('auth.waitlist.left')).waitFor();
  },
);

story(
  'somebody invited by the administrator chooses a password and sets the account up',
  async ({ mailbox, newVisitor, server }) => {
    const admin = await newVisitor();
    const setUp = [...server.printed().matchAll(/http:\S+#setup=\S+/g)].at(-1)?.[0] ?? '';
    await admin.page.goto(setUp);
    await fillSignUp(admin.page, say, {
      firstName: 'Ada',
      email: newAddress(),
      password: goodPassword,
    });
    await admin.page.waitForURL('**/app');
    const email = newAddress();
    await inviteAs(admin.page, email);
    const link = linkIn((await mailbox.lastTo(email)).text, 'accept-invitation');

    const { page, expectTrouble } = await newVisitor();
    expectTrouble(/ERR_CONNECTION_RESET/);
    const mend = await breakNetwork(page, 'POST', /invitations\/\w+$/);
    await page.goto(link);
    const tryAgain = page.getByRole('button', { name: say('ui.tryAgain') });
    await tryAgain.waitFor();
    await mend();
    await tryAgain.click();
    await page.getByText(email).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.reload();
    await page.getByText(email).waitFor();
    await page.getByLabel(say('auth.newPassword'), { exact: true }).fill(goodPassword);
    await page.getByLabel(say('auth.passwordAgain'), { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: say('auth.invitation.accept') }).click();
    await page.waitForURL('**/auth/setup-account**');
    await page.getByLabel(say('auth.name'), { exact: true }).fill('Bo Lind');
    await page.getByRole('button', { name: say('auth.setup.submit') }).click();
    await page.getByRole('link', { name: say('auth.setup.setGoal') }).click();
    await page.waitForURL('**/app/goals/create');
    await page.getByRole('button', { name: /Bo Lind/ }).waitFor();

    const again = await newVisitor();
    again.expectTrouble(/status of 400/);
    await again.page.goto(link);
    await again.page.getByText(say('errors.refusals.invitation_invalid')).waitFor();
  },
);

/** Staff rights need a second factor; with one the administrator invites, as a program of the page would. */
async function inviteAs(page: Page, email: string): Promise<void> {
  const post = (path: string, body?: object) =>
    page.evaluate(
      async ({ path, body }) => {
        const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch(path, {
          method: 'POST',
          headers: {
            'x-xsrf-token': decodeURIComponent(token),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });

        return answer.json();
      },
      { path, body },
    );

  const { secret } = await post('/api/auth/totp/start');
  await post('/api/auth/totp/confirm', { code: totpAt(secret, Date.now()) });
  expect(await post('/api/auth/invitations', { email })).toMatchObject({ success: true });
}

function linkIn(text: string, screen: string): string {
  return new RegExp(`http\\S+/auth/${screen}#token=[\\w.-]+`).exec(text)?.[0] ?? '';
}
