import { generateNovel } from '@longhand/bench/texts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail, validPassword } from './testkit/account.ts';
import { browserTest } from './testkit/browser-test.ts';
import { type InputMethod, keyboardInput, pointerInput } from './testkit/input-method.ts';
import type { Mailbox } from './testkit/mailbox.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import type { Server } from './testkit/server.ts';
import { type Translate, translatorFor } from './testkit/translator.ts';

type Workflow = {
  page: Page;
  input: InputMethod;
  t: Translate;
  isPhone: boolean;
  chapter: string;
  mailbox: Mailbox;
  server: Server;
};

browserTest(
  'a user signs up, analyzes and saves a chapter, and the goal progresses',
  async ({ mailbox, newVisitor, server }) => {
    const { page } = await newVisitor();
    const input = pointerInput(page);
    const t = translatorFor('en');
    await runWorkflow({
      page,
      input,
      t,
      isPhone: false,
      chapter: generateNovel(5_000),
      mailbox,
      server,
    });
  },
);

browserTest(
  'the same in Arabic, in dark mode, on a phone, by keyboard alone',
  async ({ mailbox, newVisitor, server }) => {
    const { page } = await newVisitor({ language: 'ar', scheme: 'dark', width: 360 });
    const input = keyboardInput(page);
    const t = translatorFor('ar');
    const chapter = buildArabicText(5_000);
    await runWorkflow({ page, input, t, isPhone: true, chapter, mailbox, server });
  },
);

async function runWorkflow(job: Workflow) {
  const { page, t, input } = job;
  const person = { firstName: 'Nora', email: newEmail(), password: validPassword };
  await page.goto('/');
  await input.press(page.getByRole('link', { name: t('landing.start') }).first());
  await signUp(job, person);
  await setGoal(job);
  await analyzeAndSave(job);
  await goTo(job, 'today');
  const words = await wordsToday(job);
  await page.reload();
  expect(await wordsToday(job)).toBe(words);

  await input.choose(
    page.getByRole('button', { name: new RegExp(person.firstName) }),
    page.getByRole('menuitem', { name: t('shell.signOut') }),
  );
  await page.waitForURL((url) => url.pathname === '/');
  await signIn(job, person);
  expect(await wordsToday(job)).toBe(words);

  const home = page.url();
  await page.goto('about:blank'); // on a slow machine files of the page are still loading
  await job.server.kill();
  await job.server.start();
  await page.goto(home);
  expect(await wordsToday(job)).toBe(words);
  await goTo(job, 'lab');
  await input.press(page.getByRole('link', { name: title }).first());
  await editor(job).press('ControlOrMeta+Home'); // the text reopens at its last position
  await editor(job)
    .getByText(job.chapter.split('\n')[0] ?? '')
    .first()
    .waitFor();
}

const title = 'The Salt Road';

type UserDetails = { firstName: string; email: string; password: string };

async function signUp({ page, input, t, mailbox }: Workflow, person: UserDetails) {
  await input.write(page.getByLabel(t('auth.name'), { exact: true }), person.firstName);
  await input.write(page.getByLabel(t('auth.email'), { exact: true }), person.email);
  await input.write(page.getByLabel(t('auth.newPassword'), { exact: true }), person.password);
  await input.write(page.getByLabel(t('auth.passwordAgain'), { exact: true }), person.password);
  await input.press(page.getByRole('button', { name: t('auth.signup.submit'), exact: true }));
  await input.write(page.getByLabel(t('auth.code.label')), await mailbox.codeFor(person.email));
  await input.press(page.getByRole('button', { name: t('auth.code.submit') }));
  await page.waitForURL('**/app');
}

async function signIn({ page, input, t }: Workflow, person: UserDetails) {
  await input.press(page.getByRole('link', { name: t('landing.signIn') }).first());
  await input.write(page.getByLabel(t('auth.email'), { exact: true }), person.email);
  await input.write(page.getByLabel(t('auth.password'), { exact: true }), person.password);
  await input.press(page.getByRole('button', { name: t('auth.login.submit'), exact: true }));
  await page.waitForURL('**/app');
}

async function setGoal({ page, input, t }: Workflow) {
  await input.press(page.getByRole('link', { name: t('home.steps.goalGo') }));
  const month = t('goals.create.template.month', { days: 30, n: 50_000 });
  await input.press(page.getByRole('button', { name: month }));
  await input.write(page.getByLabel(t('goals.create.goalTitle')), title);
  await input.press(page.getByRole('button', { name: t('goals.create.submit') }));
  await page.getByRole('heading', { name: title }).waitFor();
}

/** Pastes the chapter, waits for findings and scores, saves it and counts it toward the day. */
async function analyzeAndSave(job: Workflow) {
  const { page, input, t, chapter } = job;
  await goTo(job, 'lab');
  await input.press(page.getByRole('link', { name: t('writing-lab.home.newText') }).first());
  await input.paste(editor(job), chapter);
  await page.locator('.lh-mark, .lh-bracket-start').first().waitFor();
  if (job.isPhone) {
    await input.press(page.getByRole('button', { name: t('writing-lab.editor.showFindings') }));
  }
  const findingsHeading = { name: t('writing-lab.findings.title'), exact: true };
  const scoresHeading = { name: t('writing-lab.scores.title'), exact: true };
  await page.getByRole('heading', findingsHeading).waitFor();
  await page.getByRole('heading', scoresHeading).waitFor();
  if (job.isPhone) await page.keyboard.press('Escape');

  await input.press(page.getByRole('button', { name: t('writing-lab.save.save'), exact: true }));
  const dialog = page.getByRole('dialog');
  await input.write(dialog.getByLabel(t('writing-lab.editor.title')), title);
  await input.press(dialog.getByRole('checkbox'));
  await input.press(dialog.getByRole('button', { name: t('writing-lab.save.save') }));
  await page.getByText(t('writing-lab.kept.saved', { place: 'server', version: 1 })).waitFor();
}

function editor({ page, t }: Workflow) {
  return page.getByRole('textbox', { name: t('writing-lab.editor.label') });
}

const tabs = {
  today: { path: '/app', tab: 'today' },
  lab: { path: '/app/writing-lab', tab: 'lab' },
} as const;

async function goTo({ page, input, t, isPhone }: Workflow, place: keyof typeof tabs) {
  const { path, tab } = tabs[place];
  const name = isPhone ? t(`shell.tabs.${tab}`) : t(`shell.screens.${path}`);
  await input.press(page.getByRole('navigation').getByRole('link', { name, exact: true }));
  await page.waitForURL((url) => url.pathname === path);
}

/** The words written today as shown on home: most of the chapter, and the goal progress matches. */
async function wordsToday({ page, t }: Workflow): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => parseNumber(await heading.innerText())).toBeGreaterThan(4_500);
  const words = parseNumber(await heading.innerText());
  const line = page.getByRole('progressbar', { name: new RegExp(title) }).last();
  expect(parseNumber((await line.getAttribute('aria-label')) ?? '')).toBe(words);
  await page.getByRole('heading', { name: t('home.goals.title'), exact: true }).waitFor();

  return words;
}

/** The first number in a sentence, in Latin or Arabic digits. */
function parseNumber(sentence: string): number {
  const latin = sentence.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));

  return Number(/\d[\d.,٬]*/.exec(latin)?.[0].replaceAll(/\D/g, '') ?? Number.NaN);
}

/** Repeats whole paragraphs until there are at least `count` words. */
function buildArabicText(count: number): string {
  const paragraphs = arabic.flatMap(({ text }) => text.split('\n\n'));
  const taken: string[] = [];
  for (let words = 0, next = 0; words < count; next += 1) {
    const paragraph = paragraphs[next % paragraphs.length] ?? '';
    taken.push(paragraph);
    words += paragraph.split(/\s+/).length;
  }

  return taken.join('\n\n');
}
