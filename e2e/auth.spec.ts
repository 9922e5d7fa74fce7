import { describe, expect } from 'vitest';
import { newEmail, validPassword } from './testkit/account.ts';
import { enterCode, fillSignUp, signIn, signOut } from './testkit/auth-steps.ts';
import { browserTest } from './testkit/browser-test.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import type { Server } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const newPerson = () => ({ firstName: 'Hanne', email: newEmail(), password: validPassword });
const badRequest = /status of 400/;

describe('sign-up', () => {
  browserTest('an empty form shows the error of each field', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto('/auth/signup');
    await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();

    await page.getByText(t('auth.messages.nameRequired')).waitFor();
    await page.getByText(t('auth.messages.emailRequired')).waitFor();
    await page.getByText(t('auth.messages.passwordRequired')).waitFor();
    await page.getByText(t('auth.messages.confirmationRequired')).waitFor();
    await expectFocus(page.getByLabel(t('auth.name'), { exact: true }));
  });

  browserTest(
    'a common password is rejected at its field before a code is sent',
    async ({ newVisitor }) => {
      const { page, allowErrors } = await newVisitor();
      allowErrors(badRequest);
      const person = newPerson();
      await page.goto('/auth/signup');
      await fillSignUp(page, t, { ...person, password: 'Password1234' });
      await page.getByText(t('errors.refusals.password_common')).waitFor();
      const field = page.getByLabel(t('auth.newPassword'), { exact: true });
      expect(await field.getAttribute('aria-invalid')).toBe('true');

      await field.fill(person.password);
      await page.getByText(t('errors.refusals.password_common')).waitFor({ state: 'detached' });
      await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(person.password);
      await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
      await page.getByLabel(t('auth.code.label')).waitFor();
    },
  );

  browserTest(
    'the email address can be changed without retyping the other fields',
    async ({ newVisitor }) => {
      const { page } = await newVisitor();
      const person = newPerson();
      await page.goto('/auth/signup');
      await fillSignUp(page, t, person);
      await page.getByRole('button', { name: t('auth.code.another') }).click();

      const value = (key: 'auth.name' | 'auth.email' | 'auth.newPassword') =>
        page.getByLabel(t(key), { exact: true }).inputValue();
      expect(await value('auth.name')).toBe(person.firstName);
      expect(await value('auth.email')).toBe(person.email);
      expect(await value('auth.newPassword')).toBe(person.password);
    },
  );

  browserTest(
    'a wrong code shows the attempts left, in Spanish',
    async ({ mailbox, newVisitor }) => {
      const { page, allowErrors } = await newVisitor({ language: 'es-MX' });
      allowErrors(badRequest);
      const mexican = translatorFor('es-MX');
      const person = newPerson();
      await page.goto('/auth/signup');
      await fillSignUp(page, mexican, person);
      const code = await mailbox.codeFor(person.email);
      await enterCode(page, mexican, wrongCode(code));

      await page.getByText(mexican('errors.refusals.code_invalid')).waitFor();
      await page.getByText(mexican('auth.code.attempts', { count: 4 })).waitFor();

      await enterCode(page, mexican, code);
      await page.waitForURL('**/app');
    },
  );

  browserTest(
    'a code sent eleven minutes ago has expired',
    async ({ mailbox, newVisitor, server }) => {
      const { page, allowErrors } = await newVisitor();
      allowErrors(badRequest, /net::ERR_/); // pending requests of the page fail when the server stops
      const person = newPerson();
      await page.goto('/auth/signup');
      await fillSignUp(page, t, person);
      const code = await mailbox.codeFor(person.email);
      await advanceClock(server, 11);
      await enterCode(page, t, code);

      await page.getByText(t('errors.refusals.code_expired')).waitFor();
    },
  );

  browserTest(
    'leaving the code step asks for confirmation, and a reload resumes it',
    async ({ mailbox, newVisitor }) => {
      const { page } = await newVisitor();
      const person = newPerson();
      await page.goto('/auth/login');
      await page.getByRole('link', { name: t('auth.login.noAccount') }).click();
      await fillSignUp(page, t, person);
      await mailbox.codeFor(person.email);
      await page.getByLabel(t('auth.code.label')).waitFor();
      await page.goBack();
      await page.getByRole('dialog').getByText(t('auth.leave.title')).waitFor();
      await page.getByRole('button', { name: t('auth.leave.stay') }).click();
      await page.getByLabel(t('auth.code.label')).waitFor();

      await page.reload();

      await page.getByLabel(t('auth.code.label')).waitFor();
      await page.getByText(t('auth.code.again')).waitFor();
    },
  );

  browserTest(
    'an existing address gets an email, and the page does not reveal the account',
    async ({ mailbox, newVisitor, newWriter, server }) => {
      const { email } = await newWriter();
      const { page } = await newVisitor();
      await advanceClock(server, 2);
      await page.goto('/auth/signup');
      await fillSignUp(page, t, { ...newPerson(), email });

      await page.getByLabel(t('auth.code.label')).waitFor();
      await expect.poll(() => mailbox.countFor(email)).toBe(2);
      expect((await mailbox.lastTo(email)).text).toContain('/auth/login');
    },
  );
});

describe('sign-in', () => {
  browserTest(
    'a wrong password shows an inline error, the right one signs in',
    async ({ newVisitor, newWriter }) => {
      const account = await newWriter();
      const { page, allowErrors } = await newVisitor();
      allowErrors(badRequest);
      await page.goto('/auth/login');
      await page.getByLabel(t('auth.email'), { exact: true }).fill(account.email);
      await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
      await page.getByText(t('auth.messages.passwordRequired')).waitFor();
      await expectFocus(page.getByLabel(t('auth.password'), { exact: true }));
      await signIn(page, t, { ...account, password: 'not the one' });
      await page.getByText(t('errors.refusals.credentials_invalid')).first().waitFor();

      await signIn(page, t, account);
      await page.waitForURL('**/app');
    },
  );

  browserTest(
    'signing out clears local storage and leads to the landing page',
    async ({ newWriter }) => {
      const writer = await newWriter();
      await writer.page.goto('/app');
      await signOut(writer.page, t, writer);

      const kept = await writer.page.evaluate(() => Object.keys(localStorage));
      expect(kept).not.toContain('token');
      expect(kept).not.toContain('user');
      expect(kept).not.toContain('refreshToken');
      await writer.page.goto('/app');
      await writer.page.waitForURL('**/auth/login**');
    },
  );

  browserTest('a session ended elsewhere signs out at once and says why', async ({ newWriter }) => {
    const writer = await newWriter();
    writer.allowErrors(/status of 401/);
    await writer.page.goto('/app');
    await writer.page.getByRole('navigation').first().waitFor();
    await writer.api.auth.logout();

    await writer.page.waitForURL('**/auth/login**');
    await writer.page.getByRole('main').getByText(t('errors.client.sessionExpired')).waitFor();
  });
});

browserTest(
  'in Arabic the password text does not run under the show button',
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ language: 'ar', width: 360 });
    const arabic = translatorFor('ar');
    await page.goto('/auth/login');
    const field = page.getByLabel(arabic('auth.password'), { exact: true });
    const button = await page
      .getByRole('button', { name: arabic('ui.showPassword') })
      .boundingBox();
    const line = await field.boundingBox();
    const padding = await field.evaluate((input) => getComputedStyle(input).paddingLeft);

    expect((line?.x ?? 0) + Number.parseFloat(padding)).toBeGreaterThanOrEqual(
      (button?.x ?? 0) + (button?.width ?? 0),
    );
  },
);

describe('a new server', () => {
  browserTest(
    'the setup link creates the first administrator, once',
    async ({ newVisitor, server }) => {
      const link = [...server.output().matchAll(/http:\S+#setup=\S+/g)].at(-1)?.[0] ?? '';
      const { page } = await newVisitor();
      const person = newPerson();
      await page.goto(link);
      await page.getByText(t('auth.signup.setupTitle')).waitFor();
      await fillSignUp(page, t, person);
      await page.waitForURL('**/app');
      const user = await page.evaluate(() => sessionStorage.getItem('user'));
      expect(JSON.parse(user ?? '')).toMatchObject({ role: 150, systemRole: 'Admin' });

      const second = await newVisitor();
      second.allowErrors(badRequest);
      await second.page.goto(link);
      await fillSignUp(second.page, t, newPerson());
      await second.page.getByText(t('errors.refusals.setup_link_invalid')).first().waitFor();
    },
  );
});

/** Restarts the server with its clock set `minutes` further ahead. */
async function advanceClock(server: Server, minutes: number) {
  minutesAhead += minutes;
  await server.kill();
  await server.start({ aheadMs: minutesAhead * 60 * 1000 });
}

let minutesAhead = 0;

function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
