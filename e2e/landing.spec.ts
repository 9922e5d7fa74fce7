import { expect } from 'vitest';
import { chapters } from './testkit/manuscripts/en.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'a visitor sees what their own page does, and nothing of it is sent',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto('/', { waitUntil: 'networkidle' });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const own = page.getByRole('textbox', { name: say('landing.live.title') });
    await own.fill(`${chapters[1]?.text}\n\nThe lamp was lit again.`);

    const panel = page.getByRole('region', { name: say('landing.nav.analysis') });
    await panel.getByText(say('landing.live.words', { count: 233 })).waitFor();
    await panel.getByRole('button', { name: say('landing.live.restore') }).click();
    await own.getByText('behind the stove').first().waitFor();
    expect(sent).toEqual([]);
  },
);

story('the way leads to sign-up, sign-in, and back', async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 768 });
  await page.goto('/');
  await page
    .getByRole('link', { name: say('landing.start') })
    .first()
    .click();
  await page.waitForURL('**/auth/signup');
  await page.getByRole('link', { name: say('auth.signup.haveAccount') }).click();
  await page.waitForURL('**/auth/login');
  await page
    .getByRole('link', { name: say('auth.home') })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
});

story('the browser’s own language is offered in that language, once', async ({ newVisitor }) => {
  const french = wordsIn('fr');
  const { page } = await newVisitor({ language: 'fr', isFirstVisit: true });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: say('landing.heading') }).waitFor();
  await page.getByRole('button', { name: french('shell.offer.accept') }).click();
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();
  expect(await page.getByRole('button', { name: french('shell.offer.accept') }).count()).toBe(0);
});

story('an address can ask for a language', async ({ newVisitor }) => {
  const { page } = await newVisitor({ isFirstVisit: true });
  await page.goto('/?lang=ar');
  await page.getByRole('heading', { level: 1, name: wordsIn('ar')('landing.heading') }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

story('who is signed in is led to the desk', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/');
  await page
    .getByRole('link', { name: say('landing.toDesk') })
    .first()
    .click();
  await page.waitForURL('**/app');
});
