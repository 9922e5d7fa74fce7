import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused } from './testkit/focused.ts';
import { fillSignUp } from './testkit/steps.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { goodPassword, newAddress } from './testkit/writer.ts';

const say = wordsIn('en');

story('the keyboard goes over the sign-up in the order of the eye', async ({ newVisitor }) => {
  for (const width of [360, 1440] as const) {
    // the look wants the literals
    const { page } = await newVisitor({ width });
    await page.goto('/auth/signup');
    await page.getByLabel(say('auth.name')).waitFor();
    const places = await tabPlaces(page);
    const names = places.map(({ name }) => name);
    for (const field of ['auth.newPassword', 'auth.passwordAgain'] as const) {
      expect(names).toContain(`${say('ui.showPassword')} ${say(field)}`);
    }

    const language = names.findIndex((name) => name.startsWith(say('ui.language.label')));
    expect(language).toBe(width === 360 ? names.length - 1 : 1);
    if (width === 360) {
      const steps = places
        .slice(1)
        .map(({ bottom }, index) => bottom - (places[index]?.bottom ?? 0));
      expect(Math.min(...steps)).toBeGreaterThan(-24);
    }
  }
});

story(
  'a step that follows another has the keyboard at its heading or in its field',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto('/auth/forgot-password');
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByLabel(say('auth.email')).fill(newAddress());
    await page.keyboard.press('Enter');
    await page.getByText(say('auth.forgot.next')).waitFor();
    await focused(heading);

    await page.goto('/auth/signup');
    await fillSignUp(page, say, {
      firstName: 'Hanne',
      email: newAddress(),
      password: goodPassword,
    });
    await focused(page.getByLabel(say('auth.code.label')));
    await page.getByRole('button', { name: say('auth.code.another') }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(say('auth.signup.title')).waitFor();
    await focused(heading);
  },
);

/** Where Tab leads, from the first place to the last, each with its words and where it ends. */
async function tabPlaces(page: Page) {
  const places: { name: string; bottom: number }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement: at, body } = document;

      return at === null || at === body
        ? null
        : { name: at.textContent.trim(), bottom: at.getBoundingClientRect().bottom + scrollY };
    });
    if (place === null) return places;
    places.push(place);
  }
}
