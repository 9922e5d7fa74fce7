import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { labTexts } from './testkit/lab-texts.ts';
import { patience } from './testkit/patience.ts';
import { openServer } from './testkit/server.ts';
import { story as base, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

/** Where the operator lets everybody keep style targets. */
const story = base.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-plans-'));
  const file = join(folder, 'plans.json');
  writeFileSync(file, JSON.stringify({ free: { entitlements: { styleTargets: true } } }));
  const server = await openServer(mailbox, { PLANS_FILE: file });
  onCleanup(async () => {
    await server.remove();
    rmSync(folder, { recursive: true });
  });

  return server;
});

const say = wordsIn('en');
const style = (key: string, values?: Parameters<typeof say>[1]) => say(`lab.style.${key}`, values);

story('a project is a style target, with what is added to it later', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const project = await api.projects.create({
    body: { id: crypto.randomUUID(), title: 'The tide tables' },
  });
  await save(api, 'Prose', { text: labTexts.germanProse, projectId: project.id });
  const poem = await save(api, 'Gedicht', { text: labTexts.germanPoem, projectId: null });
  await page.goto(`/app/writing-lab/style?sample=${poem}`);
  await page.getByLabel(style('targetName')).fill('As in the tide tables');
  await page.getByLabel(style('source')).selectOption({
    label: style('projectNamed', { name: 'The tide tables' }),
  });
  await page.getByText(style('wholeProject', { count: 1 })).waitFor();
  await page.getByRole('button', { name: style('keepTarget') }).click();
  await page.getByText(style('targetProject', { count: 1, project: 'The tide tables' })).waitFor();
  await page
    .getByLabel(style('against'))
    .selectOption({ label: style('targetNamed', { name: 'As in the tide tables' }) });
  await page
    .getByRole('heading', { name: style('differences') })
    .waitFor({ timeout: patience(45_000) });

  await page.getByRole('link', { name: 'As in the tide tables' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sample')).toBe(poem);

  const { items } = await api.writingLab.listStyleTargets();
  expect(items).toMatchObject([{ sampleIds: [], projectId: project.id }]);

  await page
    .getByRole('button', { name: style('removeTarget', { name: 'As in the tide tables' }) })
    .click();
  const undo = page.getByRole('button', { name: say('ui.undo') });
  await undo.hover(); // the toast stays
  await undo.click();
  await page.getByText(style('targetProject', { count: 1, project: 'The tide tables' })).waitFor();
});

async function save(
  api: Writer['api'],
  title: string,
  { text, projectId }: { text: string; projectId: string | null },
): Promise<string> {
  const id = crypto.randomUUID();
  const described = { title, kind: 'fiction', language: 'de' } as const;
  await api.writingLab.createSample({ body: { id, ...described, text, projectId } });

  return id;
}
