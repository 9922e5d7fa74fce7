import { afterAll, expect, test } from 'vitest';
import { openLanguageTool } from '../testkit/language-tool-server.ts';
import { checkWithLanguageTool } from './language-tool.ts';

const server = await openLanguageTool([]);
afterAll(() => server.close());

const never = new AbortController().signal;

test('a server that does not answer times out, without further details', async () => {
  server.misbehavior = 'silent';
  const abortController = new AbortController();

  const answer = checkWithLanguageTool(
    server.address,
    { text: 'Oui.', language: 'fr' },
    abortController.signal,
  );
  await expect.poll(() => server.requests.length).toBe(1);
  abortController.abort();

  expect(await answer).toEqual({
    is: 'refused',
    code: 'grammar_unavailable',
    reason: 'timeout',
  });
});

test('an unknown language is distinguished from a refused text', async () => {
  server.misbehavior = 'none';
  const asked = { text: 'Saluton.', language: 'eo' };

  expect(await checkWithLanguageTool(server.address, asked, never)).toMatchObject({
    code: 'grammar_language',
  });
});
