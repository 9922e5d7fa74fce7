import { describe, expect } from 'vitest';
import { focused } from './testkit/focused.ts';
import type { Server } from './testkit/server.ts';
import { enterCode, fillSignUp, signIn, signOut } from './testkit/steps.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { goodPassword, newAddress } from './testkit/writer.ts';

const say = wordsIn('en');
const newPerson = () => ({ firstName: 'Hanne', email: newAddress(), password: goodPassword });
const refused = /status of 400/;

describe('sign-up', () => {
  story('a form that is not filled in says of each field what it needs', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto('/auth/signup');
    await page.getByRole('button', { name: say('auth.signup.submit'), exact: true }).click();

    await page.getByText(say('auth.messages.nameRequired')).waitFor();
    await page.getByText(say('auth.messages.emailRequired')).waitFor();
    await page.getByText(say('auth.messages.passwordRequired')).waitFor();
    await page.getByText(say('auth.messages.confirmationRequired')).waitFor();
    await focused(page.getByLabel(say('auth.name'), { exact: true }));
  });

  story(
    'a common password is refused at its field before a code is sent',
    async ({ newVisitor }) => {
      const { page, expectTrouble } = await newVisitor();
      expectTrouble(refused);
      const person = newPerson();
      await page.goto('/auth/signup');
      await fillSignUp(page, say, { ...person, password: 'Password1234' });
      await page.getByText(say('errors.refusals.password_common')).waitFor();
      const field = page.getByLabel(say('auth.newPassword'), { exact: true });
      expect(await field.getAttribute('aria-invalid')).toBe('true');

      await field.fill(person.password);
      await page.getByText(say('errors.refusals.password_common')).waitFor({ state: 'detached' });
      await page.getByLabel(say('auth.passwordAgain'), { exact: true }).fill(person.password);
      await page.getByRole('button', { name: say('auth.signup.submit'), exact: true }).click();
      await page.getByLabel(say('auth.code.label')).waitFor();
    },
  );

  story('another address can be used without typing the rest again', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    const person = newPerson();
    await page.goto('/auth/signup');
    await fillSignUp(page, say, person);
    await page.getByRole('button', { name: say('auth.code.another') }).click();

    const value = (key: 'auth.name' | 'auth.email' | 'auth.newPassword') =>
      page.getByLabel(say(key), { exact: true }).inputValue();
    expect(await value('auth.name')).toBe(person.firstName);
    expect(await value('auth.email')).toBe(person.email);
    expect(await value('auth.newPassword')).toBe(person.password);
  });

  story(
    'a wrong code says how many attempts are left, in Spanish',
    async ({ mailbox, newVisitor }) => {
      const { page, expectTrouble } = await newVisitor({ language: 'es-MX' });
      expectTrouble(refused);
      const mexican = wordsIn('es-MX');
      const person = newPerson();
      await page.goto('/auth/signup');
      await fillSignUp(page, mexican, person);
      const code = await mailbox.codeFor(person.email);
      await enterCode(page, mexican, otherThan(code));

      await page.getByText(mexican('errors.refusals.code_invalid')).waitFor();
      await page.getByText(mexican('auth.code.attempts', { count: 4 })).waitFor();

      await enterCode(page, mexican, code);
      await page.waitForURL('**/app');
    },
  );

  story(
    'a code that was sent eleven minutes ago is told to be too old',
    async ({ mailbox, newVisitor, server }) => {
      const { page, expectTrouble } = await newVisitor();
      expectTrouble(refused, /net::ERR_/); // what the page still fetched breaks off with the server
      const person = newPerson();
      await page.goto('/auth/signup');
      await fillSignUp(page, say, person);
      const code = await mailbox.codeFor(person.email);
      await later(server, 11);
      await enterCode(page, say, code);

      await page.getByText(say('errors.refusals.code_expired')).waitFor();
    },
  );

  story(
    'leaving the code step asks first, and coming back resumes it',
    async ({ mailbox, newVisitor }) => {
      const { page } = await newVisitor();
      const person = newPerson();
      await page.goto('/auth/login');
      await page.getByRole('link', { name: say('auth.login.noAccount') }).click();
      await fillSignUp(page, say, person);
      await mailbox.codeFor(person.email);
      await page.getByLabel(say('auth.code.label')).waitFor();
      await page.goBack();
      await page.getByRole('dialog').getByText(say('auth.leave.title')).waitFor();
      await page.getByRole('button', { name: say('auth.leave.stay') }).click();
      await page.getByLabel(say('auth.code.label')).waitFor();

      await page.reload();

      await page.getByLabel(say('auth.code.label')).waitFor();
      await page.getByText(say('auth.code.again')).waitFor();
    },
  );

  story(
    'an address with an account gets a letter, and the page tells nothing',
    async ({ mailbox, newVisitor, newWriter, server }) => {
      const { email } = await newWriter();
      const { page } = await newVisitor();
      await later(server, 2);
      await page.goto('/auth/signup');
      await fillSignUp(page, say, { ...newPerson(), email });

      await page.getByLabel(say('auth.code.label')).waitFor();
      await expect.poll(() => mailbox.countFor(email)).toBe(2);
      expect((await mailbox.lastTo(email)).text).toContain('/auth/login');
    },
  );
});

describe('sign-in', () => {
  story(
    'a wrong password is told in place, the right one leads home',
    async ({ newVisitor, newWriter }) => {
      const account = await newWriter();
      const { page, expectTrouble } = await newVisitor();
      expectTrouble(refused);
      await page.goto('/auth/login');
      await page.getByLabel(say('auth.email'), { exact: true }).fill(account.email);
      await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
      await page.getByText(say('auth.messages.passwordRequired')).waitFor();
      await focused(page.getByLabel(say('auth.password'), { exact: true }));
      await signIn(page, say, { ...account, password: 'not the one' });
      await page.getByText(say('errors.refusals.credentials_invalid')).first().waitFor();

      await signIn(page, say, account);
      await page.waitForURL('**/app');
    },
  );

  story(
    'signing out clears what the browser kept and leads to the landing page',
    async ({ newWriter }) => {
      const writer = await newWriter();
      await writer.page.goto('/app');
      await signOut(writer.page, say, writer);

      const kept = await writer.page.evaluate(() => Object.keys(localStorage));
      expect(kept).not.toContain('token');
      expect(kept).not.toContain('user');
      expect(kept).not.toContain('refreshToken');
      await writer.page.goto('/app');
      await writer.page.waitForURL('**/auth/login**');
    },
  );

  story(
    'a session that was ended elsewhere signs out at once, with a word of why',
    async ({ newWriter }) => {
      const writer = await newWriter();
      writer.expectTrouble(/status of 401/);
      await writer.page.goto('/app');
      await writer.page.getByRole('navigation').first().waitFor();
      await writer.api.auth.logout();

      await writer.page.waitForURL('**/auth/login**');
      await writer.page.getByRole('main').getByText(say('errors.client.sessionExpired')).waitFor();
    },
  );
});

story(
  'in Arabic a password does not run under the button that shows it',
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ language: 'ar', width: 360 });
    const arabic = wordsIn('ar');
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

describe('a new installation', () => {
  story('the set-up link makes the first administrator, once', async ({ newVisitor, server }) => {
    const link = [...server.printed().matchAll(/http:\S+#setup=\S+/g)].at(-1)?.[0] ?? '';
    const { page } = await newVisitor();
    const person = newPerson();
    await page.goto(link);
    await page.getByText(say('auth.signup.setupTitle')).waitFor();
    await fillSignUp(page, say, person);
    await page.waitForURL('**/app');
    const user = await page.evaluate(() => sessionStorage.getItem('user'));
    expect(JSON.parse(user ?? '')).toMatchObject({ role: 150, systemRole: 'Admin' });

    const second = await newVisitor();
    second.expectTrouble(refused);
    await second.page.goto(link);
    await fillSignUp(second.page, say, newPerson());
    await second.page.getByText(say('errors.refusals.setup_link_invalid')).first().waitFor();
  });
});

/** The same server so many minutes later than it was. */
async function later(server: Server, minutes: number) {
  minutesAhead += minutes;
  await server.kill();
  await server.start({ aheadMs: minutesAhead * 60 * 1000 });
}

let minutesAhead = 0;

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
