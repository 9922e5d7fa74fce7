import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail, validPassword } from './testkit/account.ts';
import { fillSignUp } from './testkit/auth-steps.ts';
import { browserTest } from './testkit/browser-test.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'the tab order of the sign-up form follows its visual order',
  async ({ newVisitor }) => {
    for (const width of [360, 1440] as const) {
      // `as const`, because the context options require literal types
      const { page } = await newVisitor({ width });
      await page.goto('/auth/signup');
      await page.getByLabel(t('auth.name')).waitFor();
      const stops = await listTabStops(page);
      const names = stops.map(({ name }) => name);
      for (const field of ['auth.newPassword', 'auth.passwordAgain'] as const) {
        expect(names).toContain(`${t('ui.showPassword')} ${t(field)}`);
      }

      const language = names.findIndex((name) => name.startsWith(t('ui.language.label')));
      expect(language).toBe(width === 360 ? names.length - 1 : 1);
      if (width === 360) {
        const steps = stops
          .slice(1)
          .map(({ bottom }, index) => bottom - (stops[index]?.bottom ?? 0));
        expect(Math.min(...steps)).toBeGreaterThan(-24);
      }
    }
  },
);

browserTest('the next step of a form focuses its heading or its field', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/auth/forgot-password');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByLabel(t('auth.email')).fill(newEmail());
  await page.keyboard.press('Enter');
  await page.getByText(t('auth.forgot.next')).waitFor();
  await expectFocus(heading);

  await page.goto('/auth/signup');
  await fillSignUp(page, t, {
    firstName: 'Hanne',
    email: newEmail(),
    password: validPassword,
  });
  await expectFocus(page.getByLabel(t('auth.code.label')));
  await page.getByRole('button', { name: t('auth.code.another') }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(t('auth.signup.title')).waitFor();
  await expectFocus(heading);
});

/** The tab stops in order, each with its text and bottom edge. */
async function listTabStops(page: Page) {
  const stops: { name: string; bottom: number }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: at, body } = document;

      return at === null || at === body
        ? null
        : { name: at.textContent.trim(), bottom: at.getBoundingClientRect().bottom + scrollY };
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
}
