import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { userScreenPaths } from './testkit/screens.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'the command palette opens a text, opens the current draft and runs commands, by keyboard alone',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    const sampleFields = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;
    await api.writingLab.createSample({ body: { id, ...sampleFields, text: 'It was weighed.' } });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await page.keyboard.type('Words of no saved text.');
    await analyzer.draftSaved();
    await page.goto('/app');
    await page.getByRole('button', { name: t('shell.search') }).waitFor();
    const search = page.getByRole('combobox', { name: t('shell.palette.placeholder') });
    const searchAndOpen = async (words: string, found: string) => {
      await page.keyboard.press('ControlOrMeta+K');
      await search.fill(words);
      await page.getByRole('option', { name: found }).first().waitFor();
      await page.keyboard.press('Enter');
      await search.waitFor({ state: 'detached' });
    };

    await page.keyboard.press('ControlOrMeta+K');
    await search.fill('weighed');
    const byWords = page.getByRole('option', { name: sampleFields.title });
    await byWords.filter({ hasText: 'It was weighed.' }).waitFor();
    expect(await byWords.locator('mark').innerText()).toBe('weighed');
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await searchAndOpen('weighing', sampleFields.title);
    await page.waitForURL((url) => url.searchParams.get('sample') === id);
    await analyzer.line('It was weighed.').waitFor();
    await searchAndOpen('draft on', t('shell.palette.draft'));
    await page.waitForURL((url) => url.searchParams.has('draft'));
    await analyzer.line('Words of no saved text.').waitFor();
    await searchAndOpen('dark', t('shell.palette.themeDark'));
    await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('dark');
  },
);

browserTest(
  'the command palette keeps the focus when a screen that loads slowly arrives',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/achievements-*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto('/app');
    const search = page.getByRole('combobox', { name: t('shell.palette.placeholder') });
    await page.getByRole('button', { name: t('shell.search') }).click();
    await search.waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: t('shell.screens./app/achievements') }).click();
    await page.keyboard.press('ControlOrMeta+K');
    await search.pressSequentially('mile');
    release();
    const screen = t('shell.screens./app/achievements');
    await page.getByText(t('shell.arrived', { screen }), { exact: true }).waitFor();
    await page.keyboard.type('stones');

    expect(await search.inputValue()).toBe('milestones');
  },
);

browserTest('the command palette lists every screen of the user', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app');
  await page.getByRole('button', { name: t('shell.search') }).click();
  const results = page.getByRole('listbox', { name: t('shell.palette.results') });
  await results.getByRole('option').first().waitFor();
  const options = await results.getByRole('option').allInnerTexts();

  for (const path of await userScreenPaths(api)) {
    const isProfile = path.startsWith('/app/profile/');
    const name = t(isProfile ? 'shell.profile' : `shell.screens.${path}`);
    expect(
      options.some((option) => option.startsWith(name)),
      `${path} is called ${name}`,
    ).toBe(true);
  }
});

browserTest(
  'the command palette opens a goal, a project, a person and a help article, and works offline',
  async ({ newWriter }) => {
    const [other, writer] = [await newWriter(), await newWriter()];
    await other.api.account.changeAccount({ body: { displayName: 'Maud Abara' } });
    await other.api.profile.change({ body: { isShown: true } });
    const { page, api, allowErrors } = writer;
    const goal = await api.goals.create({
      body: {
        title: 'Été at the weir',
        targetAmount: 9_000,
        startOn: '2026-11-01',
        endOn: '2027-11-30',
      },
    });
    const project = crypto.randomUUID();
    await api.projects.create({ body: { id: project, title: 'The weir stories' } });
    await page.goto('/app/achievements');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const search = page.getByRole('combobox', { name: t('shell.palette.placeholder') });
    const searches: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/home/search') searches.push(url.searchParams.get('search') ?? '');
    });
    const searchAndOpen = async (words: string, group: string, found: string) => {
      await page.keyboard.press('ControlOrMeta+K');
      await search.pressSequentially(words);
      const options = page.getByRole('group', { name: group }).getByRole('option');
      await options.filter({ hasText: found }).first().click();
      await search.waitFor({ state: 'detached' });
    };

    await searchAndOpen('ete at', t('shell.palette.groups.goals'), 'Été at the weir');
    await page.waitForURL((url) => url.pathname === `/app/goals/${goal.id}`);
    expect(searches.length, `one question a pause: ${searches.join(', ')}`).toBeLessThan(6);
    await searchAndOpen('weir st', t('shell.palette.groups.projects'), 'The weir stories');
    await page.waitForURL((url) => url.pathname === `/app/writing-lab/project/${project}`);
    await searchAndOpen('maud', t('shell.palette.groups.people'), 'Maud Abara');
    await page.waitForURL((url) => url.pathname.startsWith('/app/profile/'));
    await searchAndOpen(
      'milestones',
      t('shell.palette.groups.help'),
      t('help.topics.milestones.title'),
    );
    await page.getByRole('heading', { name: t('help.topics.milestones.title') }).waitFor();
    await searchAndOpen(
      'new goal',
      t('shell.palette.groups.actions'),
      t('shell.screens./app/goals/create'),
    );
    await page.waitForURL((url) => url.pathname === '/app/goals/create');

    allowErrors(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
    await page.context().setOffline(true);
    await page.keyboard.press('ControlOrMeta+K');
    await search.pressSequentially('weir');
    for (const name of ['Été at the weir', 'The weir stories']) {
      await page.getByRole('option', { name }).first().waitFor();
    }
    await search.fill('qqqq');
    await page.getByText(t('shell.palette.none'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
  },
);
