import { describe, expect } from 'vitest';
import { newEmail, validPassword } from './testkit/account.ts';
import { enterCode, fillSignUp, signIn } from './testkit/auth-steps.ts';
import { browserTest } from './testkit/browser-test.ts';
import { breakNetwork } from './testkit/network.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'a failed registration shows an inline error and can be retried',
  async ({ mailbox, newVisitor }) => {
    const { page, allowErrors } = await newVisitor();
    allowErrors(/net::ERR_CONNECTION_RESET/);
    const person = { firstName: 'Hanne', email: newEmail(), password: validPassword };
    const restoreNetwork = await breakNetwork(page, 'POST', /complete-registration/);
    await page.goto('/auth/signup');
    await fillSignUp(page, t, person);
    await enterCode(page, t, await mailbox.codeFor(person.email));

    const message = page.getByRole('main').getByRole('alert');
    await page.getByRole('heading', { name: t('auth.code.made') }).waitFor();
    expect(await message.innerText()).toBe(t('auth.failed.complete'));
    await page.getByText(t('errors.client.network')).waitFor();

    await restoreNetwork();
    await page.getByRole('button', { name: t('ui.tryAgain') }).click();
    await page.waitForURL('**/app');
    await page.reload();
    const kept = await page.evaluate(async () => (await fetch('/api/auth/me')).json());
    expect(kept).toMatchObject({ user: { firstName: person.firstName } });
  },
);

browserTest(
  'a sign-up whose tab was closed at the code step can be resumed',
  async ({ mailbox, newVisitor }) => {
    const { page } = await newVisitor();
    const person = { firstName: 'Hanne', email: newEmail(), password: validPassword };
    await page.goto('/auth/signup');
    await fillSignUp(page, t, person);
    await page.getByLabel(t('auth.code.label')).waitFor();
    const code = await mailbox.codeFor(person.email);
    const context = page.context();
    await page.close();

    const later = await context.newPage();
    await later.goto('/auth/signup');
    await later.getByText(t('auth.code.again')).waitFor();
    await later.getByText(person.email).waitFor();
    await later.getByLabel(t('auth.name'), { exact: true }).fill(person.firstName);
    await later.getByLabel(t('auth.newPassword'), { exact: true }).fill(person.password);
    const profileResponse = later.waitForResponse('**/api/auth/me');
    await enterCode(later, t, code);
    await later.waitForURL('**/app');
    await profileResponse;
    await later.getByRole('button', { name: /Hanne/ }).waitFor();
    const kept = await later.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
    expect(kept).not.toContain('pendingRegistration');
    expect(kept).not.toContain('pending-sign-up');
  },
);

describe('without a password', () => {
  browserTest(
    'an emailed code signs in, also after a reload, and redirects to the requested page',
    async ({ mailbox, newVisitor, newWriter }) => {
      const { email } = await newWriter();
      const { page, allowErrors } = await newVisitor();
      allowErrors(/status of 400/);
      const before = mailbox.countFor(email);
      await page.goto('/app/goals');
      await page.waitForURL('**/auth/login**');
      await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
      await page.getByRole('button', { name: t('auth.login.sendCode') }).click();
      await page.waitForURL('**/auth/verify**');
      const code = await mailbox.codeFor(email, before);
      await page.reload();
      await page.getByLabel(t('auth.code.label')).fill(code === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: t('auth.login.submit') }).click();
      await page.getByText(t('errors.refusals.code_invalid')).waitFor();

      await page.getByLabel(t('auth.code.label')).fill(code);
      await page.getByRole('button', { name: t('auth.login.submit') }).click();
      await page.waitForURL('**/app/goals');
    },
  );

  browserTest(
    'the verify page without a pending sign-in links to sign-in',
    async ({ newVisitor }) => {
      const { page } = await newVisitor();
      await page.goto('/auth/verify');
      await page.getByText(t('auth.verify.nothing')).waitFor();
      await page.getByRole('link', { name: t('auth.login.title') }).click();
      await page.waitForURL('**/auth/login');
    },
  );
});

describe('a forgotten password', () => {
  browserTest(
    'is reset with the emailed link, which ends every other session',
    async ({ mailbox, newVisitor, newWriter }) => {
      const writer = await newWriter();
      writer.allowErrors(/status of 401/);
      await writer.page.goto('/app');
      const { page, allowErrors } = await newVisitor();
      allowErrors(/status of 400/);
      const before = mailbox.countFor(writer.email);
      await page.goto('/auth/login');
      await page.getByLabel(t('auth.email'), { exact: true }).fill(writer.email);
      await page.getByRole('link', { name: t('auth.login.forgot') }).click();
      expect(await page.getByLabel(t('auth.email')).inputValue()).toBe(writer.email);
      await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
      await page.getByText(t('auth.forgot.next')).waitFor();
      await expect.poll(() => mailbox.countFor(writer.email)).toBe(before + 1);
      const { text } = await mailbox.lastTo(writer.email);
      const link = /http\S+\/auth\/reset-password#token=[\w-]+(?:\.[\w-]+)*/.exec(text)?.[0] ?? '';

      await page.goto(link);
      const field = page.getByLabel(t('auth.newPassword'), { exact: true });
      await field.fill('another slack water');
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill('not the same');
      await page.getByRole('button', { name: t('auth.reset.submit') }).click();
      await page.getByText(t('auth.messages.mismatch')).waitFor();
      await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill('another slack water');
      await page.getByRole('button', { name: t('auth.reset.submit') }).click();
      await page.getByText(t('auth.reset.done')).waitFor();
      await writer.page.waitForURL('**/auth/login**');

      await page.getByRole('link', { name: t('auth.login.submit') }).click();
      await signIn(page, t, writer);
      await page.getByText(t('errors.refusals.credentials_invalid')).first().waitFor();
      await signIn(page, t, { ...writer, password: 'another slack water' });
      await page.waitForURL('**/app');

      const again = await newVisitor();
      again.allowErrors(/status of 400/);
      await again.page.goto(link);
      await again.page.getByLabel(t('auth.newPassword'), { exact: true }).fill('third water');
      await again.page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill('third water');
      await again.page.getByRole('button', { name: t('auth.reset.submit') }).click();
      await again.page.getByText(t('errors.refusals.reset_link_invalid')).waitFor();
    },
  );

  browserTest(
    'a reset link without a token leads to requesting a new one',
    async ({ newVisitor }) => {
      const { page } = await newVisitor();
      await page.goto('/auth/reset-password');
      await page.getByText(t('auth.reset.noToken')).waitFor();
      await page.getByRole('link', { name: t('auth.reset.askAgain') }).click();
      await page.waitForURL('**/auth/forgot-password');
    },
  );
});

browserTest(
  'a server outage keeps the typed sign-in data',
  async ({ newVisitor, newWriter, server }) => {
    const account = await newWriter();
    account.allowErrors(/ERR_/);
    const { page, allowErrors } = await newVisitor();
    allowErrors(/net::ERR_/);
    const toastsLoaded = page.waitForResponse('**/assets/toasts-*.js');
    await page.goto('/auth/login');
    await toastsLoaded; // the toast code and its styles must be loaded before the network fails
    await page.waitForFunction(
      () =>
        [...document.styleSheets].length ===
        document.querySelectorAll('link[rel="stylesheet"], style').length,
    );
    await page.waitForLoadState('networkidle');
    await server.kill();
    const message = page.getByText(t('errors.client.network')).waitFor(); // shown for two seconds only
    await signIn(page, t, account);
    await page.getByText(t('auth.failed.login')).waitFor();
    await message;

    expect(await page.getByLabel(t('auth.email'), { exact: true }).inputValue()).toBe(
      account.email,
    );
    expect(await page.getByLabel(t('auth.password'), { exact: true }).inputValue()).toBe(
      account.password,
    );
    await server.start();
    await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
    await page.waitForURL('**/app');
  },
);
