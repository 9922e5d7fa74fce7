import { expect } from 'vitest';
import { signIn, signOut } from './testkit/auth-steps.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const pathOf = (url: string) => new URL(url).pathname;

browserTest(
  'a screen requested while signed out opens after sign-in',
  async ({ newVisitor, newWriter }) => {
    const account = await newWriter();
    const { page } = await newVisitor();
    await page.goto('/app/goals/active?sort=title');
    await page.waitForURL('**/auth/login?**');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/app/goals/active?sort=title');
    expect(await page.evaluate(() => sessionStorage.getItem('auth.intended_route'))).toBe(
      '/app/goals/active?sort=title',
    );

    await signIn(page, t, account);
    await page.waitForURL('**/app/goals/active**');
  },
);

browserTest(
  'a user without staff rights is redirected home from staff screens',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    for (const path of ['/app/admin/admin_users', '/app/admin/admin_billing']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/app');
    }
  },
);

browserTest('a URL in a different case is not found', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/status of 404/);
  for (const path of ['/App/goals', '/app/ADMIN/admin_billing', '/app/Admin/admin_users']) {
    await page.goto(path);
    await page.getByRole('heading', { name: t('shell.notFound.heading') }).waitFor();
    expect(await page.getByRole('navigation').count(), path).toBe(0);
  }
});

browserTest(
  'a session ended elsewhere ends at once in all its open tabs',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/status of 401/);
    const other = await page.context().newPage();
    const eventStream = page.waitForResponse('**/api/events');
    await page.goto('/app/goals');
    await eventStream;
    await other.goto('/app');
    await other.getByRole('heading', { level: 1 }).waitFor();

    await api.auth.logout();
    await page.waitForURL('**/auth/login?redirect=%2Fapp%2Fgoals');
    await other.waitForURL('**/auth/login?redirect=%2Fapp');
    await page.getByRole('main').getByText(t('errors.client.sessionExpired')).waitFor();
  },
);

browserTest(
  'a session that ends while sign-in is open keeps sign-in open with its redirect',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/status of 401/);
    await api.auth.logout();
    await page.goto('/auth/login?redirect=%2Fapp%2Fgoals');

    await page.getByRole('main').getByText(t('errors.client.sessionExpired')).waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/app/goals');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

browserTest('sign-in never redirects to a server endpoint', async ({ newVisitor, newWriter }) => {
  const account = await newWriter();
  const { page } = await newVisitor();
  await page.goto('/auth/login?redirect=%2Fapi%2Fauth%2Fme');
  await signIn(page, t, account);

  await page.waitForURL((url) => url.pathname === '/app');
});

browserTest('an unknown URL shows not-found and leads back', async ({ newVisitor }) => {
  const { page, allowErrors } = await newVisitor();
  allowErrors(/status of 404/);
  await page.goto('/');
  for (const path of ['/app/nope', '/nowhere/at-all']) {
    await page.goto(path);
    await page.getByText(t('shell.notFound.heading')).waitFor();
    expect(pathOf(page.url())).toBe(path);
    await page.getByRole('button', { name: t('shell.notFound.back') }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }
});

browserTest(
  'a screen of the route table that is not built shows not-found behind its guard',
  async ({ newVisitor, newWriter }) => {
    const { page } = await newVisitor();
    await page.goto('/app/social/compose');
    await page.waitForURL('**/auth/login**');

    const writer = await newWriter();
    await writer.page.goto('/app/social/compose');
    await writer.page.getByText(t('shell.notFound.heading')).waitFor();
  },
);

browserTest(
  'back and forward restore the scroll position, a new page starts at the top',
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page
      .getByRole('link', { name: t('landing.signIn') })
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

browserTest(
  'a sign-out during an outage survives a reload and reaches the server later',
  async ({ newWriter }) => {
    const { page, firstName, api, allowErrors } = await newWriter();
    allowErrors(/logout/);
    allowErrors(/status of 503|status of 401/);
    const isLogout = (url: URL) => url.pathname === '/api/auth/logout';
    await page.goto('/app');
    await page.route(isLogout, (route) => route.fulfill({ status: 503, body: 'maintenance' }));
    await signOut(page, t, { firstName });
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
