import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A match to report wherever `find` occurs in a text of the language. */
export type GrammarMatch = {
  language: string;
  find: string;
  message: string;
  replacements: string[];
  rule: { id: string; issueType: string; category: { id: string; name: string } };
};

export type LanguageToolServer = {
  address: string;
  matches: GrammarMatch[];
  /** The form fields of all check requests. */
  requests: URLSearchParams[];
  /** Simulated misbehavior. */
  misbehavior:
    | 'none'
    | 'busy'
    | 'timeout'
    | 'page'
    | 'other shape'
    | 'elsewhere'
    | 'silent'
    | 'errors';
  /** Maximum text length in UTF-16 units. */
  maxLength: number;
  close(): void;
};

/** Supported language codes, a subset of those of LanguageTool 6. */
const languages = ['en-US', 'es', 'fr', 'de', 'de-DE', 'ar', 'zh-CN'];

/**
 * A fake of LanguageTool's documented HTTP API, `POST /v2/check`: form fields in; `software`, `language` and `matches` out; plain-text
 * errors with 400, 413, 500 and 503. It validates requests like the real server and reports the given matches.
 */
export async function openLanguageTool(
  defaultMatches: GrammarMatch[],
): Promise<LanguageToolServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const languageTool: LanguageToolServer = {
    address: `http://127.0.0.1:${port}`,
    matches: defaultMatches,
    requests: [],
    misbehavior: 'none',
    maxLength: 40_000,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  server.on('request', (request, response) => void handleRequest(languageTool, request, response));

  return languageTool;
}

async function handleRequest(
  server: LanguageToolServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const refuse = (status: number, words: string) =>
    void response.writeHead(status, { 'content-type': 'text/plain' }).end(`Error: ${words}`);
  const { misbehavior } = server;
  const fields = new URLSearchParams(await readText(request));
  if (request.url !== '/v2/check') return refuse(404, `Unsupported action: '${request.url}'`);
  server.requests.push(fields);
  if (misbehavior === 'silent') return;
  if (misbehavior === 'busy') return refuse(503, 'There are currently too many parallel requests.');
  if (misbehavior === 'timeout') return refuse(500, 'Checking took longer than 10.0 seconds');
  if (misbehavior === 'errors')
    return refuse(400, 'Text checking was stopped due to too many errors');
  if (misbehavior === 'page') return void response.end('<html>A proxy was here</html>');
  if (misbehavior === 'elsewhere') {
    return void response.writeHead(307, { location: 'http://127.0.0.1:9/v2/check' }).end();
  }

  const text = fields.get('text');
  const language = fields.get('language') ?? '';
  const level = fields.get('level') ?? 'default';
  if (text === null) return refuse(400, "Missing 'text' or 'data' parameter");
  if (language === '') return refuse(400, "Missing 'language' parameter, e.g. 'language=en-US'");
  if (!languages.includes(language)) {
    return refuse(400, `'${language}' is not a language code known to LanguageTool.`);
  }
  if (level !== 'default' && level !== 'picky') return refuse(400, "'level' must be 'default'");
  if (text.length > server.maxLength) {
    return refuse(413, `Your text exceeds the limit of ${server.maxLength} characters`);
  }

  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(createResult(server, { text, language, fields })));
}

function createResult(
  { matches, misbehavior }: LanguageToolServer,
  { text, language, fields }: { text: string; language: string; fields: URLSearchParams },
) {
  if (misbehavior === 'other shape') return { matches: [{ message: text, offset: 'here' }] };
  const disabledCategories = new Set((fields.get('disabledCategories') ?? '').split(','));

  return {
    software: { name: 'LanguageTool', version: '6.6', apiVersion: 1, premium: false, status: '' },
    warnings: { incompleteResults: false },
    language: {
      name: language,
      code: language,
      detectedLanguage: { name: language, code: language, confidence: 0.99, source: 'fasttext' },
    },
    matches: matches
      .filter(
        (fault) => fault.language === language && !disabledCategories.has(fault.rule.category.id),
      )
      .flatMap((fault) => findMatches(fault, text)),
    sentenceRanges: [[0, text.length]],
  };
}

function findMatches({ find, message, replacements, rule }: GrammarMatch, text: string) {
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}])${find}(?![\\p{L}])`, 'gu'))];

  return found.map(({ index: offset }) => ({
    message,
    shortMessage: '',
    replacements: replacements.map((value) => ({ value })),
    offset,
    length: find.length,
    context: { text, offset, length: find.length },
    sentence: text,
    type: { typeName: 'Other' },
    rule: { ...rule, description: message, isPremium: false },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: -1,
  }));
}
