import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** What it finds: wherever `find` stands in a text of the language. */
export type Fault = {
  language: string;
  find: string;
  message: string;
  replacements: string[];
  rule: { id: string; issueType: string; category: { id: string; name: string } };
};

export type LanguageToolServer = {
  address: string;
  faults: Fault[];
  /** The fields of every check that it was asked for. */
  asked: URLSearchParams[];
  /** What it does otherwise than a well server. */
  oddity: 'none' | 'busy' | 'timeout' | 'page' | 'other shape' | 'elsewhere' | 'silent' | 'errors';
  /** Longest text, in units of UTF-16. */
  longest: number;
  close(): void;
};

/** Codes that it takes, of those that LanguageTool 6 lists. */
const languages = ['en-US', 'es', 'fr', 'de', 'de-DE', 'ar', 'zh-CN'];

/**
 * A server that answers `POST /v2/check` as LanguageTool's HTTP API documents it: form fields in; `software`, `language` and
 * `matches` with their context, replacements and rule out; refusals in plain words with 400, 413, 500 and 503. It checks what a real
 * one checks of a request. What it finds are the faults that it was given.
 */
export async function openLanguageTool(faults: Fault[]): Promise<LanguageToolServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const opened: LanguageToolServer = {
    address: `http://127.0.0.1:${port}`,
    faults,
    asked: [],
    oddity: 'none',
    longest: 40_000,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  server.on('request', (request, response) => void answer(opened, request, response));

  return opened;
}

async function answer(
  server: LanguageToolServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const refuse = (status: number, words: string) =>
    void response.writeHead(status, { 'content-type': 'text/plain' }).end(`Error: ${words}`);
  const { oddity } = server;
  const fields = new URLSearchParams(await readText(request));
  if (request.url !== '/v2/check') return refuse(404, `Unsupported action: '${request.url}'`);
  server.asked.push(fields);
  if (oddity === 'silent') return;
  if (oddity === 'busy') return refuse(503, 'There are currently too many parallel requests.');
  if (oddity === 'timeout') return refuse(500, 'Checking took longer than 10.0 seconds');
  if (oddity === 'errors') return refuse(400, 'Text checking was stopped due to too many errors');
  if (oddity === 'page') return void response.end('<html>A proxy was here</html>');
  if (oddity === 'elsewhere') {
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
  if (text.length > server.longest) {
    return refuse(413, `Your text exceeds the limit of ${server.longest} characters`);
  }

  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(resultOf(server, { text, language, fields })));
}

function resultOf(
  { faults, oddity }: LanguageToolServer,
  { text, language, fields }: { text: string; language: string; fields: URLSearchParams },
) {
  if (oddity === 'other shape') return { matches: [{ message: text, offset: 'here' }] };
  const off = new Set((fields.get('disabledCategories') ?? '').split(','));

  return {
    software: { name: 'LanguageTool', version: '6.6', apiVersion: 1, premium: false, status: '' },
    warnings: { incompleteResults: false },
    language: {
      name: language,
      code: language,
      detectedLanguage: { name: language, code: language, confidence: 0.99, source: 'fasttext' },
    },
    matches: faults
      .filter((fault) => fault.language === language && !off.has(fault.rule.category.id))
      .flatMap((fault) => matchesOf(fault, text)),
    sentenceRanges: [[0, text.length]],
  };
}

function matchesOf({ find, message, replacements, rule }: Fault, text: string) {
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
