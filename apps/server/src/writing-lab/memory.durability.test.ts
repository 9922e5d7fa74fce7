import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@longhand/contract/auth';
import { createClient } from '@longhand/contract/client';
import type { SampleSummary } from '@longhand/contract/sample';
import { writingLab } from '@longhand/contract/writing-lab';
import { afterAll, expect, test } from 'vitest';
import { memoryEnvironment, memoryFlags } from '../../../../scripts/server-memory.mjs';
import { createHttpTransport } from '../testkit/http-transport.ts';
import { findFreePort, ServerProcess } from '../testkit/server-process.ts';

const mebibyte = 1024 * 1024;
/** The memory requirement in the documentation. */
const memoryLimit = 512 * mebibyte;

const directory = mkdtempSync(join(tmpdir(), 'longhand-memory-'));
afterAll(() => rmSync(directory, { recursive: true }));

const texts = {
  prose: 'The door was closed by the wind. She waited there, quite alone, and then she left.\n\n',
  'short lines': '- a\n',
  'short paragraphs': 'a\n\n',
};
const length = 3_600_000;

test.runIf(existsSync('/proc/self/status'))(
  'long texts of any kind are saved and indexed within the documented memory',
  async () => {
    const server = new ServerProcess(directory, await findFreePort(), {
      execArgv: memoryFlags(memoryLimit),
      env: memoryEnvironment,
    });
    await server.start();
    const lab = await signUp(server);

    for (const [title, text] of Object.entries(texts)) {
      const whole = text.repeat(Math.floor(length / text.length));
      await lab.createSample({
        body: { id: randomUUID(), title, kind: 'fiction', language: 'en', text: `${whole}zither` },
      });
    }
    await waitUntilFound(3, () => lab.listSamples({ query: { search: 'zither' } }));
    expect(server.peakMemory()).toBeLessThan(memoryLimit);
    await server.kill('SIGTERM');
  },
);

async function signUp(server: ServerProcess) {
  const transport = createHttpTransport(server.origin);
  const ann = createClient(auth, transport);
  await ann.requestRegistration({ body: { email: 'ann@example.org', locale: 'en' } });
  const code = await server.waitForOutput(/^\d{6}$/m);
  const person = { email: 'ann@example.org', password: 'forty drafts and a kettle' };
  await ann.verifyRegistration({ body: { ...person, code } });
  const names = { firstName: 'Ann', lastName: 'Pask' };
  await ann.completeRegistration({ body: { ...names, locale: 'en', timeZone: 'Europe/Madrid' } });

  return createClient(writingLab, transport);
}

async function waitUntilFound(count: number, find: () => Promise<{ items: SampleSummary[] }>) {
  while ((await find()).items.length < count) {
    await new Promise((resolve) => setTimeout(resolve, 2_000)); // below the rate limit of 40 searches per minute
  }
}
