import { limits } from '@longhand/contract/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor, visitorClients } from '../testkit/clients.ts';
import { dumpTables } from '../testkit/dump.ts';
import { exampleMatches } from '../testkit/language-tool-matches.ts';
import { openLanguageTool } from '../testkit/language-tool-server.ts';
import { openNode, useServer } from '../testkit/server.ts';

const languageTool = await openLanguageTool([...exampleMatches]);
const server = useServer({ env: { LANGUAGETOOL_URL: `${languageTool.address}/v2/` } });

beforeEach(() => {
  Object.assign(languageTool, { misbehavior: 'none', maxLength: 40_000, requests: [] });
});
afterAll(() => languageTool.close());

async function signedInMember() {
  const { grammar } = await clientsFor(server, await buildUser(server));

  return (language: string, ...paragraphs: string[]) =>
    grammar.check({ body: { language, paragraphs } });
}

test('a user gets remarks by paragraph, with offsets within the paragraph', async () => {
  const check = await signedInMember();

  const { paragraphs } = await check('fr', 'Il pleut.', '🌧 Et les enfant jouent.', 'Fin.');

  expect(paragraphs).toEqual([
    [],
    [
      {
        from: 6,
        to: 16,
        kind: 'grammar',
        rule: 'ACCORD_PLURIELS',
        message: '« les » demande un nom au pluriel.',
        suggestions: ['les enfants', 'l’enfant'],
      },
    ],
    [],
  ]);
});

test('punctuation remarks have their own kind; spelling and style are neither requested nor returned', async () => {
  const check = await signedInMember();

  const { paragraphs } = await check('fr', 'Il aime courir mais il est très las.');

  expect(paragraphs[0]?.map(({ kind, rule }) => [kind, rule])).toEqual([['marks', 'VIRG_MAIS']]);
  expect(languageTool.requests[0]?.get('disabledCategories')).toBe('TYPOS');
});

test('of very many matches the first two thousand are returned', async () => {
  const check = await signedInMember();
  const rule = { id: 'LETTER', issueType: 'grammar', category: { id: 'GRAMMAR', name: 'Grammar' } };
  languageTool.matches.push({ language: 'es', find: 'x', message: 'x', replacements: [], rule });

  const { paragraphs } = await check('es', ...Array.from({ length: 21 }, () => 'x '.repeat(100)));

  expect(paragraphs.map((remarks) => remarks.length)).toEqual([...Array(20).fill(100), 0]);
});

test('only the text and its language are sent, no user data', async () => {
  const check = await signedInMember();

  await check('zh', '今天下雨。', '我们走吧。');

  expect(languageTool.requests.map((fields) => Object.fromEntries(fields))).toEqual([
    {
      text: '今天下雨。\n\n我们走吧。',
      language: 'zh-CN',
      level: 'default',
      disabledCategories: 'TYPOS',
      inputLogging: 'no',
    },
  ]);
});

test('the text is never logged or stored, whatever the result', async () => {
  const check = await signedInMember();
  const secret = 'Zephyrine';

  await check('fr', `${secret} et les enfant.`);
  for (const misbehavior of ['timeout', 'page', 'other shape', 'errors', 'busy'] as const) {
    languageTool.misbehavior = misbehavior;
    await expect(check('fr', `${secret} et les enfant.`)).rejects.toBeDefined();
  }

  expect(server.logged.join('')).toContain('LanguageTool did not check');
  expect(server.logged.join('')).not.toContain(secret);
  expect(JSON.stringify(await dumpTables(server))).not.toContain(secret);
});

test('a visitor gets no grammar check', async () => {
  const { grammar } = visitorClients(server);

  await expect(
    grammar.check({ body: { language: 'fr', paragraphs: ['Bonjour.'] } }),
  ).rejects.toMatchObject({ status: 401 });
  expect(languageTool.requests).toEqual([]);
});

test('without a configured server the request is refused', async () => {
  const without = await openNode(server);
  const { grammar } = await clientsFor(without, await buildUser(without));

  await expect(
    grammar.check({ body: { language: 'fr', paragraphs: ['Bonjour.'] } }),
  ).rejects.toMatchObject({ status: 404, code: 'grammar_not_configured' });
});

test.each(['en', 'it', 'eo'])('%s is refused as unsupported', async (language) => {
  const check = await signedInMember();

  await expect(check(language, 'Salve.')).rejects.toMatchObject({ code: 'grammar_language' });
  expect(languageTool.requests).toEqual([]);
});

test('a text can be too long for Longhand or for LanguageTool', async () => {
  const check = await signedInMember();
  const long = 'a'.repeat(limits.grammarCharactersMax / 3);

  await expect(check('fr', long, long, long)).rejects.toMatchObject({
    status: 413,
    code: 'grammar_too_long',
  });
  expect(languageTool.requests).toEqual([]);
  languageTool.maxLength = 100;
  await expect(check('fr', long)).rejects.toMatchObject({ code: 'grammar_too_long' });
});

test.each([
  ['timeout', 'grammar_unavailable', 503],
  ['page', 'grammar_unavailable', 503],
  ['other shape', 'grammar_unavailable', 503],
  ['elsewhere', 'grammar_unavailable', 503],
  ['busy', 'busy', 503],
  ['errors', 'grammar_text_refused', 400],
] as const)(
  'a server with the oddity «%s» is answered as %s',
  async (misbehavior, code, status) => {
    const check = await signedInMember();
    languageTool.misbehavior = misbehavior;

    await expect(check('fr', 'Bonjour.')).rejects.toMatchObject({ code, status });
  },
);

test('an unreachable server is reported as unavailable', async () => {
  const gone = await openLanguageTool([]);
  gone.close();
  const node = await openNode(server, { env: { LANGUAGETOOL_URL: gone.address } });
  const { grammar } = await clientsFor(node, await buildUser(node));

  await expect(
    grammar.check({ body: { language: 'fr', paragraphs: ['Bonjour.'] } }),
  ).rejects.toMatchObject({ code: 'grammar_unavailable' });
  expect(node.logged.join('')).toContain('no connection');
});

test('the rate limit applies per user', async () => {
  const check = await signedInMember();
  for (let time = 0; time < limits.grammarChecksPerMinute; time += 1) await check('fr', 'Oui.');

  await expect(check('fr', 'Oui.')).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  await expect((await signedInMember())('fr', 'Oui.')).resolves.toEqual({ paragraphs: [[]] });
});

test.each([
  ['no paragraph', []],
  ['an empty paragraph', ['']],
  ['too many', Array.from({ length: limits.grammarParagraphsMax + 1 }, () => 'Oui.')],
])('%s is refused', async (_what, paragraphs) => {
  const check = await signedInMember();

  await expect(check('fr', ...paragraphs)).rejects.toMatchObject({ code: 'invalid_input' });
});
