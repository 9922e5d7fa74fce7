import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { browserTest as baseTest, type Writer } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

/** A server whose operator allows style targets on the free plan. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'longhand-plans-'));
    const file = join(folder, 'plans.json');
    writeFileSync(file, JSON.stringify({ free: { entitlements: { styleTargets: true } } }));
    const server = await startServer(mailbox, { PLANS_FILE: file });
    onCleanup(async () => {
      await server.remove();
      rmSync(folder, { recursive: true });
    });

    return server;
  },
);

const t = translatorFor('en');
const styleText = (key: string, values?: Parameters<typeof t>[1]) => t(`lab.style.${key}`, values);

browserTest(
  'a project can be a style target and includes texts added later',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const project = await api.projects.create({
      body: { id: crypto.randomUUID(), title: 'The tide tables' },
    });
    await save(api, 'Prose', { text: labTexts.germanProse, projectId: project.id });
    const poem = await save(api, 'Gedicht', { text: labTexts.germanPoem, projectId: null });
    await page.goto(`/app/writing-lab/style?sample=${poem}`);
    await page.getByLabel(styleText('targetName')).fill('As in the tide tables');
    await page.getByLabel(styleText('source')).selectOption({
      label: styleText('projectNamed', { name: 'The tide tables' }),
    });
    await page.getByText(styleText('wholeProject', { count: 1 })).waitFor();
    await page.getByRole('button', { name: styleText('keepTarget') }).click();
    await page
      .getByText(styleText('targetProject', { count: 1, project: 'The tide tables' }))
      .waitFor();
    await page
      .getByLabel(styleText('against'))
      .selectOption({ label: styleText('targetNamed', { name: 'As in the tide tables' }) });
    await page
      .getByRole('heading', { name: styleText('differences') })
      .waitFor({ timeout: scaleTimeout(45_000) });

    await page.getByRole('link', { name: 'As in the tide tables' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sample')).toBe(poem);

    const { items } = await api.writingLab.listStyleTargets();
    expect(items).toMatchObject([{ sampleIds: [], projectId: project.id }]);

    await page
      .getByRole('button', { name: styleText('removeTarget', { name: 'As in the tide tables' }) })
      .click();
    const undo = page.getByRole('button', { name: t('ui.undo') });
    await undo.hover(); // a hovered toast stays open
    await undo.click();
    await page
      .getByText(styleText('targetProject', { count: 1, project: 'The tide tables' }))
      .waitFor();
  },
);

async function save(
  api: Writer['api'],
  title: string,
  { text, projectId }: { text: string; projectId: string | null },
): Promise<string> {
  const id = crypto.randomUUID();
  const sampleFields = { title, kind: 'fiction', language: 'de' } as const;
  await api.writingLab.createSample({ body: { id, ...sampleFields, text, projectId } });

  return id;
}
