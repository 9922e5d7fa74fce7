import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest, type Visitor, type Writer } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);
const sampleFields = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;
const renamed = 'The weighing room';
const start = 'Where it began.';
const theirs = `${start} There it went on.`;
const mine = `${start} Here it stopped.`;
/** Differences in the text here, then in the other: `it` is in both. */
const differences = ['Here', 'stopped', 'There', 'went on'];

browserTest(
  'a conflict can be resolved with the text of this window',
  async ({ newWriter, newVisitor }) => {
    const { here, page, writer, id } = await createConflict(newWriter, newVisitor);
    await page.getByRole('button', { name: lab('conflict.keepMine') }).click();
    await here.saved(3);

    expect(await readAllVersions(writer, id)).toEqual([mine, theirs, start]);
  },
);

browserTest(
  'a conflict can be resolved with the text of the other window',
  async ({ newWriter, newVisitor }) => {
    const { here, page, writer, id } = await createConflict(newWriter, newVisitor);
    await page.getByRole('button', { name: lab('conflict.keepTheirs') }).click();
    await here.saved(4);
    await here.line(theirs).waitFor();

    expect(await readAllVersions(writer, id)).toEqual([theirs, mine, theirs, start]);
    const taken = await writer.api.writingLab.readSample({ params: { id } });
    expect(taken).toMatchObject({ title: renamed, kind: 'essay', language: 'en' });
    await here.editor.click();
    await page.keyboard.press('ControlOrMeta+Z');
    await here.line(mine).waitFor();
  },
);

browserTest(
  'a conflict can be resolved by keeping both texts',
  async ({ newWriter, newVisitor }) => {
    const { here, page, writer, id } = await createConflict(newWriter, newVisitor);
    await page.getByRole('button', { name: lab('conflict.keepBoth') }).click();
    await here.saved(1);

    const { items } = await writer.api.writingLab.listSamples({ query: {} });
    const copy = items.find((item) => item.id !== id);
    expect(copy?.title).toBe(lab('conflict.copyTitle', { title: sampleFields.title }));
    expect(copy?.tags).toEqual(['tides']);
    expect(await readAllVersions(writer, copy?.id ?? '')).toEqual([mine]);
    expect(await readAllVersions(writer, id)).toEqual([theirs, start]);
  },
);

/** Changes one text on another device and here, and opens the comparison of both. */
async function createConflict(
  newWriter: () => Promise<Writer>,
  newVisitor: (look: object, account: Writer) => Promise<Visitor>,
) {
  const writer = await newWriter();
  const { page } = writer;
  const id = crypto.randomUUID();
  await writer.api.writingLab.createSample({
    body: { id, ...sampleFields, text: start, tags: ['tides'] },
  });
  const other = await newVisitor({}, writer);
  const here = analyzerPage(page, t);
  const there = analyzerPage(other.page, t);
  for (const visitor of [writer, other]) visitor.allowErrors(/status of 409/);
  await here.openSample(id);
  await there.openSample(id);
  const saveVersionButton = { name: lab('save.asVersion', { version: 2 }) };

  await there.line(start).click();
  await other.page.keyboard.press('ControlOrMeta+End');
  await other.page.keyboard.type(theirs.slice(start.length));
  await other.page.getByLabel(lab('editor.title')).fill(renamed);
  await other.page.getByRole('combobox', { name: lab('editor.kind') }).selectOption('essay');
  await other.page.getByRole('button', saveVersionButton).click();
  await there.saved(2);
  await here.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(mine.slice(start.length));
  await page.getByRole('button', saveVersionButton).click();
  await page.getByText(lab('notice.conflict')).waitFor();
  await page.getByRole('button', { name: lab('notice.compare') }).click();
  const sides = page.getByRole('dialog').locator('mark');
  await expect.poll(() => sides.allTextContents()).toEqual(differences);
  await page.getByText(`${renamed} · ${lab('kinds.essay')}`).waitFor();

  return { here, page, writer, id };
}

/** Newest first. */
async function readAllVersions({ api }: Writer, id: string): Promise<string[]> {
  const { items } = await api.writingLab.listVersions({ params: { id }, query: {} });
  const texts = items.map(({ number }) => api.writingLab.readVersion({ params: { id, number } }));

  return (await Promise.all(texts)).map(({ text }) => text);
}
