import { describe, expect } from 'vitest';
import { breakNetwork } from './testkit/network.ts';
import { enterCode, fillSignUp, signIn } from './testkit/steps.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { goodPassword, newAddress } from './testkit/writer.ts';

const say = wordsIn('en');

story(
  'a registration that could not be completed is told in place, and can be tried again',
  async ({ mailbox, newVisitor }) => {
    const { page, expectTrouble } = await newVisitor();
    expectTrouble(/net::ERR_CONNECTION_RESET/);
    const person = { firstName: 'Hanne', email: newAddress(), password: goodPassword };
    const mend = await breakNetwork(page, 'POST', /complete-registration/);
    await page.goto('/auth/signup');
    await fillSignUp(page, say, person);
    await enterCode(page, say, await mailbox.codeFor(person.email));

    const told = page.getByRole('main').getByRole('alert');
    await page.getByRole('heading', { name: say('auth.code.made') }).waitFor();
    expect(await told.innerText()).toBe(say('auth.failed.complete'));
    await page.getByText(say('errors.client.network')).waitFor();

    await mend();
    await page.getByRole('button', { name: say('ui.tryAgain') }).click();
    await page.waitForURL('**/app');
    await page.reload();
    const kept = await page.evaluate(async () => (await fetch('/api/auth/me')).json());
    expect(kept).toMatchObject({ user: { firstName: person.firstName } });
  },
);

story(
  'a sign-up whose tab was closed at the code step is taken up again and finished',
  async ({ mailbox, newVisitor }) => {
    const { page } = await newVisitor();
    const person = { firstName: 'Hanne', email: newAddress(), password: goodPassword };
    await page.goto('/auth/signup');
    await fillSignUp(page, say, person);
    await page.getByLabel(say('auth.code.label')).waitFor();
    const code = await mailbox.codeFor(person.email);
    const context = page.context();
    await page.close();

    const later = await context.newPage();
    await later.goto('/auth/signup');
    await later.getByText(say('auth.code.again')).waitFor();
    await later.getByText(person.email).waitFor();
    await later.getByLabel(say('auth.name'), { exact: true }).fill(person.firstName);
    await later.getByLabel(say('auth.newPassword'), { exact: true }).fill(person.password);
    const profile = later.waitForResponse('**/api/auth/me');
    await enterCode(later, say, code);
    await later.waitForURL('**/app');
    await profile;
    await later.getByRole('button', { name: /Hanne/ }).waitFor();
    const kept = await later.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
    expect(kept).not.toContain('pendingRegistration');
    expect(kept).not.toContain('pending-sign-up');
  },
);

describe('without a password', () => {
  story(
    'a code from the mailbox signs in, after a reload too, and leads where one wanted to go',
    async ({ mailbox, newVisitor, newWriter }) => {
      const { email } = await newWriter();
      const { page, expectTrouble } = await newVisitor();
      expectTrouble(/status of 400/);
      const before = mailbox.countFor(email);
      await page.goto('/app/goals');
      await page.waitForURL('**/auth/login**');
      await page.getByLabel(say('auth.email'), { exact: true }).fill(email);
      await page.getByRole('button', { name: say('auth.login.sendCode') }).click();
      await page.waitForURL('**/auth/verify**');
      const code = await mailbox.codeFor(email, before);
      await page.reload();
      await page.getByLabel(say('auth.code.label')).fill(code === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: say('auth.login.submit') }).click();
      await page.getByText(say('errors.refusals.code_invalid')).waitFor();

      await page.getByLabel(say('auth.code.label')).fill(code);
      await page.getByRole('button', { name: say('auth.login.submit') }).click();
      await page.waitForURL('**/app/goals');
    },
  );

  story(
    'a page that nothing was asked on says so, and leads to sign-in',
    async ({ newVisitor }) => {
      const { page } = await newVisitor();
      await page.goto('/auth/verify');
      await page.getByText(say('auth.verify.nothing')).waitFor();
      await page.getByRole('link', { name: say('auth.login.title') }).click();
      await page.waitForURL('**/auth/login');
    },
  );
});

describe('a forgotten password', () => {
  story(
    'is set anew by the link from the mail, and every other session ends',
    async ({ mailbox, newVisitor, newWriter }) => {
      const writer = await newWriter();
      writer.expectTrouble(/status of 401/);
      await writer.page.goto('/app');
      const { page, expectTrouble } = await newVisitor();
      expectTrouble(/status of 400/);
      const before = mailbox.countFor(writer.email);
      await page.goto('/auth/login');
      await page.getByLabel(say('auth.email'), { exact: true }).fill(writer.email);
      await page.getByRole('link', { name: say('auth.login.forgot') }).click();
      expect(await page.getByLabel(say('auth.email')).inputValue()).toBe(writer.email);
      await page.getByRole('button', { name: say('auth.forgot.submit') }).click();
      await page.getByText(say('auth.forgot.next')).waitFor();
      await expect.poll(() => mailbox.countFor(writer.email)).toBe(before + 1);
      const { text } = await mailbox.lastTo(writer.email);
      const link = /http\S+\/auth\/reset-password#token=[\w-]+(?:\.[\w-]+)*/.exec(text)?.[0] ?? '';

      await page.goto(link);
      const field = page.getByLabel(say('auth.newPassword'), { exact: true });
      await field.fill('another slack water');
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      await page.getByLabel(say('auth.passwordAgain'), { exact: true }).fill('not the same');
      await page.getByRole('button', { name: say('auth.reset.submit') }).click();
      await page.getByText(say('auth.messages.mismatch')).waitFor();
      await page.getByLabel(say('auth.passwordAgain'), { exact: true }).fill('another slack water');
      await page.getByRole('button', { name: say('auth.reset.submit') }).click();
      await page.getByText(say('auth.reset.done')).waitFor();
      await writer.page.waitForURL('**/auth/login**');

      await page.getByRole('link', { name: say('auth.login.submit') }).click();
      await signIn(page, say, writer);
      await page.getByText(say('errors.refusals.credentials_invalid')).first().waitFor();
      await signIn(page, say, { ...writer, password: 'another slack water' });
      await page.waitForURL('**/app');

      const again = await newVisitor();
      again.expectTrouble(/status of 400/);
      await again.page.goto(link);
      await again.page.getByLabel(say('auth.newPassword'), { exact: true }).fill('third water');
      await again.page.getByLabel(say('auth.passwordAgain'), { exact: true }).fill('third water');
      await again.page.getByRole('button', { name: say('auth.reset.submit') }).click();
      await again.page.getByText(say('errors.refusals.reset_link_invalid')).waitFor();
    },
  );

  story('a link that lost its token says what to do', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto('/auth/reset-password');
    await page.getByText(say('auth.reset.noToken')).waitFor();
    await page.getByRole('link', { name: say('auth.reset.askAgain') }).click();
    await page.waitForURL('**/auth/forgot-password');
  });
});

story(
  'a server that goes down and comes back takes nothing of what was typed',
  async ({ newVisitor, newWriter, server }) => {
    const account = await newWriter();
    account.expectTrouble(/ERR_/);
    const { page, expectTrouble } = await newVisitor();
    expectTrouble(/net::ERR_/);
    const toasts = page.waitForResponse('**/assets/toasts-*.js');
    await page.goto('/auth/login');
    await toasts; // what tells of a lost network has to be there, with its styles, before it is lost
    await page.waitForFunction(
      () =>
        [...document.styleSheets].length ===
        document.querySelectorAll('link[rel="stylesheet"], style').length,
    );
    await page.waitForLoadState('networkidle');
    await server.kill();
    const told = page.getByText(say('errors.client.network')).waitFor(); // stands for two seconds only
    await signIn(page, say, account);
    await page.getByText(say('auth.failed.login')).waitFor();
    await told;

    expect(await page.getByLabel(say('auth.email'), { exact: true }).inputValue()).toBe(
      account.email,
    );
    expect(await page.getByLabel(say('auth.password'), { exact: true }).inputValue()).toBe(
      account.password,
    );
    await server.start();
    await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    await page.waitForURL('**/app');
  },
);
