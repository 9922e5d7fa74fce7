import { expect } from 'vitest';
import { createApiClient } from './testkit/api.ts';
import { signIn } from './testkit/auth-steps.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** A server that trusts its proxy, so that guesses can come from many addresses. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const server = await startServer(mailbox, { TRUSTED_PROXIES: '127.0.0.1' });
    onCleanup(() => server.remove());

    return server;
  },
);

browserTest(
  'after password guesses from many addresses the account also requires an emailed code',
  async ({ mailbox, newVisitor, newWriter, server }) => {
    const writer = await newWriter();
    for (let address = 0; address < 50; address += 1) {
      const otherClient = createApiClient(server.origin, {
        'x-forwarded-for': `198.51.${address}.9`,
      });
      const guess = { email: writer.email, password: 'not the one' };
      await expect(otherClient.auth.login({ body: guess })).rejects.toMatchObject({ status: 400 });
    }

    const { page, allowErrors } = await newVisitor();
    allowErrors(/status of 400/);
    const before = mailbox.countFor(writer.email);
    await page.goto('/auth/login?redirect=/app/goals');
    await signIn(page, t, writer);
    await page.getByText(t('auth.second.title')).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const field = page.getByLabel(t('auth.proof.email.label'));
    await field.fill('000000');
    await page.getByRole('button', { name: t('auth.login.submit') }).click();
    await page.getByText(t('errors.refusals.code_invalid')).waitFor();
    await field.fill(await mailbox.codeFor(writer.email, before));
    await page.getByRole('button', { name: t('auth.login.submit') }).click();
    await page.waitForURL('**/app/goals');
  },
);
