import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { ownScreens } from './testkit/screens.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'by keyboard alone the search leads to a text, to the draft under way, and does things',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    const about = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;
    await api.writingLab.createSample({ body: { id, ...about, text: 'It was weighed.' } });
    const desk = deskOn(page, say);
    await desk.openNew();
    await page.keyboard.type('Words of no saved text.');
    await desk.kept();
    await page.goto('/app');
    await page.getByRole('button', { name: say('shell.search') }).waitFor();
    const search = page.getByRole('combobox', { name: say('shell.palette.placeholder') });
    const look = async (words: string, found: string) => {
      await page.keyboard.press('ControlOrMeta+K');
      await search.fill(words);
      await page.getByRole('option', { name: found }).first().waitFor();
      await page.keyboard.press('Enter');
      await search.waitFor({ state: 'detached' });
    };

    await page.keyboard.press('ControlOrMeta+K');
    await search.fill('weighed');
    const byWords = page.getByRole('option', { name: about.title });
    await byWords.filter({ hasText: 'It was weighed.' }).waitFor();
    expect(await byWords.locator('mark').innerText()).toBe('weighed');
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await look('weighing', about.title);
    await page.waitForURL((url) => url.searchParams.get('sample') === id);
    await desk.line('It was weighed.').waitFor();
    await look('draft on', say('shell.palette.draft'));
    await page.waitForURL((url) => url.searchParams.has('draft'));
    await desk.line('Words of no saved text.').waitFor();
    await look('dark', say('shell.palette.themeDark'));
    await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('dark');
  },
);

story('the search knows every screen of its person', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app');
  await page.getByRole('button', { name: say('shell.search') }).click();
  const results = page.getByRole('listbox', { name: say('shell.palette.results') });
  await results.getByRole('option').first().waitFor();
  const options = await results.getByRole('option').allInnerTexts();

  for (const path of await ownScreens(api)) {
    const isProfile = path.startsWith('/app/profile/');
    const name = say(isProfile ? 'shell.profile' : `shell.screens.${path}`);
    expect(
      options.some((option) => option.startsWith(name)),
      `${path} is called ${name}`,
    ).toBe(true);
  }
});

story(
  'the search opens a goal, a project, a person and a help article, and what it knows without a network',
  async ({ newWriter }) => {
    const [other, writer] = [await newWriter(), await newWriter()];
    await other.api.account.changeAccount({ body: { displayName: 'Maud Abara' } });
    await other.api.profile.change({ body: { isShown: true } });
    const { page, api, expectTrouble } = writer;
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
    const search = page.getByRole('combobox', { name: say('shell.palette.placeholder') });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/home/search') asked.push(url.searchParams.get('search') ?? '');
    });
    const look = async (words: string, group: string, found: string) => {
      await page.keyboard.press('ControlOrMeta+K');
      await search.pressSequentially(words);
      const options = page.getByRole('group', { name: group }).getByRole('option');
      await options.filter({ hasText: found }).first().click();
      await search.waitFor({ state: 'detached' });
    };

    await look('ete at', say('shell.palette.groups.goals'), 'Été at the weir');
    await page.waitForURL((url) => url.pathname === `/app/goals/${goal.id}`);
    expect(asked.length, `one question a pause: ${asked.join(', ')}`).toBeLessThan(6);
    await look('weir st', say('shell.palette.groups.projects'), 'The weir stories');
    await page.waitForURL((url) => url.pathname === `/app/writing-lab/project/${project}`);
    await look('maud', say('shell.palette.groups.people'), 'Maud Abara');
    await page.waitForURL((url) => url.pathname.startsWith('/app/profile/'));
    await look('milestones', say('shell.palette.groups.help'), say('help.topics.milestones.title'));
    await page.getByRole('heading', { name: say('help.topics.milestones.title') }).waitFor();
    await look(
      'new goal',
      say('shell.palette.groups.actions'),
      say('shell.screens./app/goals/create'),
    );
    await page.waitForURL((url) => url.pathname === '/app/goals/create');

    expectTrouble(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
    await page.context().setOffline(true);
    await page.keyboard.press('ControlOrMeta+K');
    await search.pressSequentially('weir');
    for (const name of ['Été at the weir', 'The weir stories']) {
      await page.getByRole('option', { name }).first().waitFor();
    }
    await search.fill('qqqq');
    await page.getByText(say('shell.palette.none'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
  },
);
