import { afterAll, expect, test } from 'vitest';
import { openLanguageTool } from '../testkit/language-tool-server.ts';
import { askLanguageTool } from './language-tool.ts';

const server = await openLanguageTool([]);
afterAll(() => server.close());

const never = new AbortController().signal;

test('a server that keeps silent is given up, and nobody is told more than that', async () => {
  server.oddity = 'silent';
  const patience = new AbortController();

  const answer = askLanguageTool(server.address, { text: 'Oui.', language: 'fr' }, patience.signal);
  await expect.poll(() => server.asked.length).toBe(1);
  patience.abort();

  expect(await answer).toEqual({
    is: 'refused',
    code: 'grammar_unavailable',
    because: 'timeout',
  });
});

test('a language that it does not know is told from a text that it does not take', async () => {
  server.oddity = 'none';
  const asked = { text: 'Saluton.', language: 'eo' };

  expect(await askLanguageTool(server.address, asked, never)).toMatchObject({
    code: 'grammar_language',
  });
});
