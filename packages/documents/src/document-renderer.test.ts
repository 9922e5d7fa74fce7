import { afterEach, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts';
import { sampleReport } from './testkit.ts';

let renderer: DocumentRenderer | undefined;
afterEach(() => renderer?.close());

const report = sampleReport('en');

test('a render process killed while working fails only that document', async () => {
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

test('a render process killed while idle is replaced', async () => {
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

test('a hanging render process is replaced for the next document', async () => {
  renderer = createDocumentRenderer({ time: 5_000 });
  await renderer.renderReport(report);
  process.kill(renderer.processId() ?? Number.NaN, 'SIGSTOP');
  const [hanging, next] = [renderer.renderReport(report), renderer.renderReport(report)];

  await expect(hanging).rejects.toMatchObject({ code: 'timeout' });
  expect((await next).length).toBeGreaterThan(10_000);
});

test('after 200 documents the memory of the render process is still bounded', async () => {
  renderer = createDocumentRenderer();
  const processIds = new Set<number | undefined>();
  for (let made = 0; made < 200; made += 1) {
    await renderer.renderReport({ ...report, title: `Report ${made}` });
    processIds.add(renderer.processId());
    expect(renderer.processMemory()).toBeLessThan(300 * 1_048_576);
  }

  expect(processIds.size).toBeGreaterThan(1);
});

test('a render process above the memory limit is recycled', async () => {
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

test('an invalid SVG fails with the reason', async () => {
  renderer = createDocumentRenderer();

  await expect(renderer.renderPng('<svg')).rejects.toMatchObject({ code: 'failed' });
});

test('a closed renderer rejects documents', async () => {
  renderer = createDocumentRenderer();
  await renderer.close();

  await expect(renderer.renderReport(report)).rejects.toMatchObject({ code: 'closed' });
});
