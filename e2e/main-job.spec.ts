import { novel } from '@longhand/bench/texts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hands, keyboard, pointer } from './testkit/hands.ts';
import type { Mailbox } from './testkit/mailbox.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import type { Server } from './testkit/server.ts';
import { story } from './testkit/story.ts';
import { type Say, wordsIn } from './testkit/texts.ts';
import { goodPassword, newAddress } from './testkit/writer.ts';

type Job = {
  page: Page;
  hands: Hands;
  say: Say;
  isPhone: boolean;
  chapter: string;
  mailbox: Mailbox;
  server: Server;
};

story(
  'a writer signs up, analyzes a chapter, saves it, and a goal moves',
  async ({ mailbox, newVisitor, server }) => {
    const { page } = await newVisitor();
    const hands = pointer(page);
    const say = wordsIn('en');
    await mainJob({ page, hands, say, isPhone: false, chapter: novel(5_000), mailbox, server });
  },
);

story(
  'the same in Arabic, in the dark, on a phone, by keyboard alone',
  async ({ mailbox, newVisitor, server }) => {
    const { page } = await newVisitor({ language: 'ar', scheme: 'dark', width: 360 });
    const hands = keyboard(page);
    const say = wordsIn('ar');
    const chapter = arabicWords(5_000);
    await mainJob({ page, hands, say, isPhone: true, chapter, mailbox, server });
  },
);

async function mainJob(job: Job) {
  const { page, say, hands } = job;
  const person = { firstName: 'Nora', email: newAddress(), password: goodPassword };
  await page.goto('/');
  await hands.press(page.getByRole('link', { name: say('landing.start') }).first());
  await signUp(job, person);
  await setGoal(job);
  await analyzeAndSave(job);
  await goTo(job, 'today');
  const words = await wordsToday(job);
  await page.reload();
  expect(await wordsToday(job)).toBe(words);

  await hands.choose(
    page.getByRole('button', { name: new RegExp(person.firstName) }),
    page.getByRole('menuitem', { name: say('shell.signOut') }),
  );
  await page.waitForURL((url) => url.pathname === '/');
  await signIn(job, person);
  expect(await wordsToday(job)).toBe(words);

  const home = page.url();
  await page.goto('about:blank'); // on a slow machine parts of the page are still on their way
  await job.server.kill();
  await job.server.start();
  await page.goto(home);
  expect(await wordsToday(job)).toBe(words);
  await goTo(job, 'lab');
  await hands.press(page.getByRole('link', { name: title }).first());
  await editor(job).press('ControlOrMeta+Home'); // it opens where it was left
  await editor(job)
    .getByText(job.chapter.split('\n')[0] ?? '')
    .first()
    .waitFor();
}

const title = 'The Salt Road';

type Person = { firstName: string; email: string; password: string };

async function signUp({ page, hands, say, mailbox }: Job, person: Person) {
  await hands.write(page.getByLabel(say('auth.name'), { exact: true }), person.firstName);
  await hands.write(page.getByLabel(say('auth.email'), { exact: true }), person.email);
  await hands.write(page.getByLabel(say('auth.newPassword'), { exact: true }), person.password);
  await hands.write(page.getByLabel(say('auth.passwordAgain'), { exact: true }), person.password);
  await hands.press(page.getByRole('button', { name: say('auth.signup.submit'), exact: true }));
  await hands.write(page.getByLabel(say('auth.code.label')), await mailbox.codeFor(person.email));
  await hands.press(page.getByRole('button', { name: say('auth.code.submit') }));
  await page.waitForURL('**/app');
}

async function signIn({ page, hands, say }: Job, person: Person) {
  await hands.press(page.getByRole('link', { name: say('landing.signIn') }).first());
  await hands.write(page.getByLabel(say('auth.email'), { exact: true }), person.email);
  await hands.write(page.getByLabel(say('auth.password'), { exact: true }), person.password);
  await hands.press(page.getByRole('button', { name: say('auth.login.submit'), exact: true }));
  await page.waitForURL('**/app');
}

async function setGoal({ page, hands, say }: Job) {
  await hands.press(page.getByRole('link', { name: say('home.steps.goalGo') }));
  const month = say('goals.create.template.month', { days: 30, n: 50_000 });
  await hands.press(page.getByRole('button', { name: month }));
  await hands.write(page.getByLabel(say('goals.create.goalTitle')), title);
  await hands.press(page.getByRole('button', { name: say('goals.create.submit') }));
  await page.getByRole('heading', { name: title }).waitFor();
}

/** The chapter is pasted, its findings and scores come, and it is saved and counted toward the day. */
async function analyzeAndSave(job: Job) {
  const { page, hands, say, chapter } = job;
  await goTo(job, 'lab');
  await hands.press(page.getByRole('link', { name: say('writing-lab.home.newText') }).first());
  await hands.paste(editor(job), chapter);
  await page.locator('.lh-mark, .lh-bracket-start').first().waitFor();
  if (job.isPhone) {
    await hands.press(page.getByRole('button', { name: say('writing-lab.editor.showFindings') }));
  }
  const found = { name: say('writing-lab.findings.title'), exact: true };
  const measured = { name: say('writing-lab.scores.title'), exact: true };
  await page.getByRole('heading', found).waitFor();
  await page.getByRole('heading', measured).waitFor();
  if (job.isPhone) await page.keyboard.press('Escape');

  await hands.press(page.getByRole('button', { name: say('writing-lab.save.save'), exact: true }));
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel(say('writing-lab.editor.title')), title);
  await hands.press(dialog.getByRole('checkbox'));
  await hands.press(dialog.getByRole('button', { name: say('writing-lab.save.save') }));
  await page.getByText(say('writing-lab.kept.saved', { place: 'server', version: 1 })).waitFor();
}

function editor({ page, say }: Job) {
  return page.getByRole('textbox', { name: say('writing-lab.editor.label') });
}

const places = {
  today: { path: '/app', tab: 'today' },
  lab: { path: '/app/writing-lab', tab: 'lab' },
} as const;

async function goTo({ page, hands, say, isPhone }: Job, place: keyof typeof places) {
  const { path, tab } = places[place];
  const name = isPhone ? say(`shell.tabs.${tab}`) : say(`shell.screens.${path}`);
  await hands.press(page.getByRole('navigation').getByRole('link', { name, exact: true }));
  await page.waitForURL((url) => url.pathname === path);
}

/** What the home screen says was written today; at least most of the chapter, and the goal has moved by it. */
async function wordsToday({ page, say }: Job): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => numberIn(await heading.innerText())).toBeGreaterThan(4_500);
  const words = numberIn(await heading.innerText());
  const line = page.getByRole('progressbar', { name: new RegExp(title) }).last();
  expect(numberIn((await line.getAttribute('aria-label')) ?? '')).toBe(words);
  await page.getByRole('heading', { name: say('home.goals.title'), exact: true }).waitFor();

  return words;
}

/** The first number of a sentence, in the digits of any of our languages. */
function numberIn(sentence: string): number {
  const latin = sentence.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));

  return Number(/\d[\d.,٬]*/.exec(latin)?.[0].replaceAll(/\D/g, '') ?? Number.NaN);
}

/** Chapters again and again until there are so many words, each paragraph whole. */
function arabicWords(count: number): string {
  const paragraphs = arabic.flatMap(({ text }) => text.split('\n\n'));
  const taken: string[] = [];
  for (let words = 0, next = 0; words < count; next += 1) {
    const paragraph = paragraphs[next % paragraphs.length] ?? '';
    taken.push(paragraph);
    words += paragraph.split(/\s+/).length;
  }

  return taken.join('\n\n');
}
