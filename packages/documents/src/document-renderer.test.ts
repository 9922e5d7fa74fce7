import { afterEach, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts';
import { sampleReport } from './testkit.ts';

let renderer: DocumentRenderer | undefined;
afterEach(() => renderer?.close());

const report = sampleReport('en');

test('a process killed while it works fails that document only', async () => {
  renderer = createDocumentRenderer();
  await renderer.renderReport(report);
  const processId = renderer.processId();
  const [killed, next] = [renderer.renderReport(report), renderer.renderReport(report)];
  await Promise.resolve();
  process.kill(processId ?? Number.NaN, 'SIGKILL');

  await expect(killed).rejects.toMatchObject({ code: 'crashed', message: /SIGKILL/ });
  expect((await next).length).toBeGreaterThan(10_000);
  expect(renderer.processId()).not.toBe(processId);
});

test('a process killed while it waits is replaced unnoticed', async () => {
  renderer = createDocumentRenderer();
  await renderer.renderReport(report);
  process.kill(renderer.processId() ?? Number.NaN, 'SIGKILL');
  await expect.poll(() => renderer?.processId()).toBeUndefined();

  expect((await renderer.renderReport(report)).length).toBeGreaterThan(10_000);
});

test('a document that takes too long is given up', async () => {
  renderer = createDocumentRenderer({ time: 1 });

  await expect(renderer.renderReport(report)).rejects.toMatchObject({ code: 'timeout' });
});

test('after a process that hangs, the next document is made by a new one', async () => {
  renderer = createDocumentRenderer({ time: 5_000 });
  await renderer.renderReport(report);
  process.kill(renderer.processId() ?? Number.NaN, 'SIGSTOP');
  const [hanging, next] = [renderer.renderReport(report), renderer.renderReport(report)];

  await expect(hanging).rejects.toMatchObject({ code: 'timeout' });
  expect((await next).length).toBeGreaterThan(10_000);
});

test('200 documents keep the memory of the process bounded', async () => {
  renderer = createDocumentRenderer();
  const processIds = new Set<number | undefined>();
  for (let made = 0; made < 200; made += 1) {
    await renderer.renderReport({ ...report, title: `Report ${made}` });
    processIds.add(renderer.processId());
    expect(renderer.processMemory()).toBeLessThan(300 * 1_048_576);
  }

  expect(processIds.size).toBeGreaterThan(1);
});

test('a process above the memory limit is replaced', async () => {
  renderer = createDocumentRenderer({ memory: 1 });
  await renderer.renderReport(report);

  expect(renderer.processId()).toBeUndefined();
  expect((await renderer.renderReport(report)).length).toBeGreaterThan(10_000);
});

test('when too many documents wait, the next one is refused', async () => {
  renderer = createDocumentRenderer({ queueLength: 2 });
  const waiting = [1, 2].map(() => renderer?.renderReport(report));

  await expect(renderer.renderReport(report)).rejects.toMatchObject({ code: 'busy' });
  expect(await Promise.all(waiting)).toHaveLength(2);
});

test('an SVG that cannot be read fails with the reason', async () => {
  renderer = createDocumentRenderer();

  await expect(renderer.renderPng('<svg')).rejects.toMatchObject({ code: 'failed' });
});

test('a closed renderer refuses', async () => {
  renderer = createDocumentRenderer();
  await renderer.close();

  await expect(renderer.renderReport(report)).rejects.toMatchObject({ code: 'closed' });
});
