/**
 * The analysis engine from the command line. `npm run analyze -- FILE…` prints a table, with `--json` one
 * JSON object a file; `--stdin` answers JSON lines.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  type AnalysisOptions,
  documentKinds,
  type LanguageCode,
  languageCodes,
  tokenize,
} from '../packages/analysis/src/index.ts';
import { loadVerseSounds, ProfileAnalyzer, verseOf } from '../packages/analysis/src/whole.ts';
import { type Arguments, fail, languageOf, notOneOf, readArguments } from './analyze-arguments.ts';
import { asJson, type Wanted } from './analyze-json.ts';
import { proofread } from './analyze-proofs.ts';
import { readable } from './analyze-report.ts';
import { isBeyond } from './analyze-severity.ts';

const reader = new ProfileAnalyzer(proofread);

await main();

async function main(): Promise<void> {
  const given = readArguments();
  if (given.stdin) await answerLines(given);
  else await analyzeFiles(given);
}

async function analyzeFiles({ files, json, limits, options, ...flags }: Arguments): Promise<void> {
  for (const [index, file] of files.entries()) {
    const text = read(file);
    const analysis = await reader.analyze(text, options);
    const wanted = await wantedOf(text, { ...options, language: analysis.language }, flags);
    if (json) console.log(JSON.stringify({ file, ...asJson(analysis, wanted) }));
    else console.log((index > 0 ? '\n' : '') + readable({ file, text }, analysis, wanted));
    if (limits.some((limit) => isBeyond(analysis.findings, limit))) process.exitCode = 1;
  }
}

/** Answers in order, one line each; a line that can not be read is answered with an `error`. */
async function answerLines({ limits, options, ...flags }: Arguments): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const asked = lineOf(line);
    if ('error' in asked) {
      console.log(JSON.stringify(asked));
      continue;
    }
    const { id, text, ...own } = asked;
    const chosen = { ...options, ...own };
    const analysis = await reader.analyze(text, chosen);
    const wanted = await wantedOf(text, { ...chosen, language: analysis.language }, flags);
    console.log(JSON.stringify({ id, ...asJson(analysis, wanted) }));
    if (limits.some((limit) => isBeyond(analysis.findings, limit))) process.exitCode = 1;
  }
}

type Asked = { id: unknown; text: string } & AnalysisOptions;

function lineOf(line: string): Asked | { id: unknown; error: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line.replace(/^\uFEFF/, '')); // some shells begin what they pass on with a mark
  } catch {
    return { id: null, error: 'not a JSON object' };
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return { id: null, error: 'not a JSON object' };
  const fields = new Map<string, unknown>(Object.entries(parsed));
  const id = fields.get('id') ?? null;
  const text = fields.get('text');
  if (typeof text !== 'string') return { id, error: 'text is not a string' };

  const language = languageIn(fields.get('language'));
  if (typeof language !== 'object') return { id, error: `language ${language}` };
  const kind = kindIn(fields.get('kind'));
  if (typeof kind !== 'object') return { id, error: `kind ${kind}` };

  return { id, text, ...language, ...kind };
}

/** The language that a line asks for; what is wrong with it where the engine does not know it. */
function languageIn(given: unknown): AnalysisOptions | string {
  if (given === undefined || given === null || given === 'auto') return {};
  const tag = typeof given === 'string' ? languageOf(given) : null;
  const language = languageCodes.find((code) => code === tag);

  return language ? { language } : notOneOf(given, languageCodes);
}

function kindIn(given: unknown): AnalysisOptions | string {
  if (given === undefined || given === null) return {};
  const kind = documentKinds.find((known) => known === given);

  return kind ? { kind } : notOneOf(given, documentKinds);
}

type Known = AnalysisOptions & { language: LanguageCode };

async function wantedOf(
  text: string,
  options: Known,
  { tokens, verse }: Pick<Arguments, 'tokens' | 'verse'>,
): Promise<Wanted> {
  const { language } = options;
  const read = async () => verseOf(text, language, await loadVerseSounds(language));

  return {
    kind: options.kind ?? 'fiction',
    tokens: tokens ? tokenize(text, options) : undefined,
    verse: verse ? await read() : undefined,
  };
}

function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;

    return fail(`${file} could not be read (${reason}).`);
  }
}
