import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story, type Visitor, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`writing-lab.${key}`, values);
const described = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;
const renamed = 'The weighing room';
const start = 'Where it began.';
const theirs = `${start} There it went on.`;
const mine = `${start} Here it stopped.`;
/** Here, then there: `it` is in both. */
const marksOfBoth = ['Here', 'stopped', 'There', 'went on'];

story('a text changed in two windows and kept as it is here', async ({ newWriter, newVisitor }) => {
  const { here, page, writer, id } = await changedInTwo(newWriter, newVisitor);
  await page.getByRole('button', { name: lab('conflict.keepMine') }).click();
  await here.saved(3);

  expect(await wordsOfAllVersions(writer, id)).toEqual([mine, theirs, start]);
});

story(
  'a text changed in two windows and taken from the other',
  async ({ newWriter, newVisitor }) => {
    const { here, page, writer, id } = await changedInTwo(newWriter, newVisitor);
    await page.getByRole('button', { name: lab('conflict.keepTheirs') }).click();
    await here.saved(4);
    await here.line(theirs).waitFor();

    expect(await wordsOfAllVersions(writer, id)).toEqual([theirs, mine, theirs, start]);
    const taken = await writer.api.writingLab.readSample({ params: { id } });
    expect(taken).toMatchObject({ title: renamed, kind: 'essay', language: 'en' });
    await here.editor.click();
    await page.keyboard.press('ControlOrMeta+Z');
    await here.line(mine).waitFor();
  },
);

story('a text changed in two windows and kept as two texts', async ({ newWriter, newVisitor }) => {
  const { here, page, writer, id } = await changedInTwo(newWriter, newVisitor);
  await page.getByRole('button', { name: lab('conflict.keepBoth') }).click();
  await here.saved(1);

  const { items } = await writer.api.writingLab.listSamples({ query: {} });
  const copy = items.find((item) => item.id !== id);
  expect(copy?.title).toBe(lab('conflict.copyTitle', { title: described.title }));
  expect(copy?.tags).toEqual(['tides']);
  expect(await wordsOfAllVersions(writer, copy?.id ?? '')).toEqual([mine]);
  expect(await wordsOfAllVersions(writer, id)).toEqual([theirs, start]);
});

/** One text, changed and saved elsewhere, then here: the two states stand side by side. */
async function changedInTwo(
  newWriter: () => Promise<Writer>,
  newVisitor: (look: object, account: Writer) => Promise<Visitor>,
) {
  const writer = await newWriter();
  const { page } = writer;
  const id = crypto.randomUUID();
  await writer.api.writingLab.createSample({
    body: { id, ...described, text: start, tags: ['tides'] },
  });
  const other = await newVisitor({}, writer);
  const here = deskOn(page, say);
  const there = deskOn(other.page, say);
  for (const visitor of [writer, other]) visitor.expectTrouble(/status of 409/);
  await here.openSample(id);
  await there.openSample(id);
  const asVersion = { name: lab('save.asVersion', { version: 2 }) };

  await there.line(start).click();
  await other.page.keyboard.press('ControlOrMeta+End');
  await other.page.keyboard.type(theirs.slice(start.length));
  await other.page.getByLabel(lab('editor.title')).fill(renamed);
  await other.page.getByRole('combobox', { name: lab('editor.kind') }).selectOption('essay');
  await other.page.getByRole('button', asVersion).click();
  await there.saved(2);
  await here.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(mine.slice(start.length));
  await page.getByRole('button', asVersion).click();
  await page.getByText(lab('notice.conflict')).waitFor();
  await page.getByRole('button', { name: lab('notice.compare') }).click();
  const sides = page.getByRole('dialog').locator('mark');
  await expect.poll(() => sides.allTextContents()).toEqual(marksOfBoth);
  await page.getByText(`${renamed} · ${lab('kinds.essay')}`).waitFor();

  return { here, page, writer, id };
}

/** Newest first. */
async function wordsOfAllVersions({ api }: Writer, id: string): Promise<string[]> {
  const { items } = await api.writingLab.listVersions({ params: { id }, query: {} });
  const texts = items.map(({ number }) => api.writingLab.readVersion({ params: { id, number } }));

  return (await Promise.all(texts)).map(({ text }) => text);
}
