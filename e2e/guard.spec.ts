import { expect } from 'vitest';
import { signIn, signOut } from './testkit/steps.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const pathOf = (url: string) => new URL(url).pathname;

story(
  'a screen that was wanted signed out is opened after signing in',
  async ({ newVisitor, newWriter }) => {
    const account = await newWriter();
    const { page } = await newVisitor();
    await page.goto('/app/goals/active?sort=title');
    await page.waitForURL('**/auth/login?**');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/app/goals/active?sort=title');
    expect(await page.evaluate(() => sessionStorage.getItem('auth.intended_route'))).toBe(
      '/app/goals/active?sort=title',
    );

    await signIn(page, say, account);
    await page.waitForURL('**/app/goals/active**');
  },
);

story('a writer without staff rights is led home from staff screens', async ({ newWriter }) => {
  const { page } = await newWriter();
  for (const path of ['/app/admin/admin_users', '/app/admin/admin_billing']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/app');
  }
});

story('an address in another case is none of the app', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/status of 404/);
  for (const path of ['/App/goals', '/app/ADMIN/admin_billing', '/app/Admin/admin_users']) {
    await page.goto(path);
    await page.getByRole('heading', { name: say('shell.notFound.heading') }).waitFor();
    expect(await page.getByRole('navigation').count(), path).toBe(0);
  }
});

story('a session that is ended elsewhere ends in its open tabs at once', async ({ newWriter }) => {
  const { page, api, expectTrouble } = await newWriter();
  expectTrouble(/status of 401/);
  const other = await page.context().newPage();
  const line = page.waitForResponse('**/api/events');
  await page.goto('/app/goals');
  await line;
  await other.goto('/app');
  await other.getByRole('heading', { level: 1 }).waitFor();

  await api.auth.logout();
  await page.waitForURL('**/auth/login?redirect=%2Fapp%2Fgoals');
  await other.waitForURL('**/auth/login?redirect=%2Fapp');
  await page.getByRole('main').getByText(say('errors.client.sessionExpired')).waitFor();
});

story(
  'a session that ends while sign-in is open leaves it open, with the way it was to lead',
  async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/status of 401/);
    await api.auth.logout();
    await page.goto('/auth/login?redirect=%2Fapp%2Fgoals');

    await page.getByRole('main').getByText(say('errors.client.sessionExpired')).waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/app/goals');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

story('sign-in never leads to an address of the server', async ({ newVisitor, newWriter }) => {
  const account = await newWriter();
  const { page } = await newVisitor();
  await page.goto('/auth/login?redirect=%2Fapi%2Fauth%2Fme');
  await signIn(page, say, account);

  await page.waitForURL((url) => url.pathname === '/app');
});

story('an address that leads nowhere says so and takes back', async ({ newVisitor }) => {
  const { page, expectTrouble } = await newVisitor();
  expectTrouble(/status of 404/);
  await page.goto('/');
  for (const path of ['/app/nope', '/nowhere/at-all']) {
    await page.goto(path);
    await page.getByText(say('shell.notFound.heading')).waitFor();
    expect(pathOf(page.url())).toBe(path);
    await page.getByRole('button', { name: say('shell.notFound.back') }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }
});

story(
  'a screen of the table that is not built yet answers not-found behind its guard',
  async ({ newVisitor, newWriter }) => {
    const { page } = await newVisitor();
    await page.goto('/app/social/compose');
    await page.waitForURL('**/auth/login**');

    const writer = await newWriter();
    await writer.page.goto('/app/social/compose');
    await writer.page.getByText(say('shell.notFound.heading')).waitFor();
  },
);

story(
  'back and forward restore the place on the page, a new page starts at its top',
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page
      .getByRole('link', { name: say('landing.signIn') })
      .first()
      .evaluate(clickWithoutScrolling);
    await page.waitForURL('**/auth/login');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  },
);

function clickWithoutScrolling(element: HTMLElement | SVGElement) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
}

story(
  'a sign-out during an outage holds after a reload, and reaches the server later',
  async ({ newWriter }) => {
    const { page, firstName, api, expectTrouble } = await newWriter();
    expectTrouble(/logout/);
    expectTrouble(/status of 503|status of 401/);
    const isLogout = (url: URL) => url.pathname === '/api/auth/logout';
    await page.goto('/app');
    await page.route(isLogout, (route) => route.fulfill({ status: 503, body: 'maintenance' }));
    await signOut(page, say, { firstName });
    await api.auth.me();

    await page.reload();
    const refused = page.waitForResponse((answer) => isLogout(new URL(answer.url())));
    await page.goto('/app');
    await page.waitForURL('**/auth/login?**');
    await refused;

    await page.unroute(isLogout);
    const confirmed = page.waitForResponse((answer) => isLogout(new URL(answer.url())));
    await page.reload();
    expect((await confirmed).status()).toBe(200);
    await expect(api.auth.me()).rejects.toMatchObject({ status: 401 });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pending-sign-out')))
      .toBeNull();
  },
);
