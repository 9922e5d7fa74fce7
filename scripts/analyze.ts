/**
 * The analysis engine on the command line. `npm run analyze -- FILE…` prints a table, `--json` one JSON object per file; `--stdin` answers
 * JSON lines.
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
import {
  type Arguments,
  describeInvalid,
  fail,
  readArguments,
  toLanguageCode,
} from './analyze-arguments.ts';
import { formatJson, type OutputOptions } from './analyze-json.ts';
import { formatReport } from './analyze-report.ts';
import { exceedsLimit } from './analyze-severity.ts';
import { checkSpelling } from './analyze-spelling.ts';

const analyzer = new ProfileAnalyzer(checkSpelling);

await main();

async function main(): Promise<void> {
  const args = readArguments();
  if (args.stdin) await answerLines(args);
  else await analyzeFiles(args);
}

async function analyzeFiles({ files, json, limits, options, ...flags }: Arguments): Promise<void> {
  for (const [index, file] of files.entries()) {
    const text = readText(file);
    const analysis = await analyzer.analyze(text, options);
    const outputOptions = await createOutputOptions(
      text,
      { ...options, language: analysis.language },
      flags,
    );
    if (json) console.log(JSON.stringify({ file, ...formatJson(analysis, outputOptions) }));
    else
      console.log((index > 0 ? '\n' : '') + formatReport({ file, text }, analysis, outputOptions));
    if (limits.some((limit) => exceedsLimit(analysis.findings, limit))) process.exitCode = 1;
  }
}

/** Answers in order, one line each; an unreadable line is answered with an `error`. */
async function answerLines({ limits, options, ...flags }: Arguments): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const request = parseLine(line);
    if ('error' in request) {
      console.log(JSON.stringify(request));
      continue;
    }
    const { id, text, ...requestOptions } = request;
    const effectiveOptions = { ...options, ...requestOptions };
    const analysis = await analyzer.analyze(text, effectiveOptions);
    const outputOptions = await createOutputOptions(
      text,
      { ...effectiveOptions, language: analysis.language },
      flags,
    );
    console.log(JSON.stringify({ id, ...formatJson(analysis, outputOptions) }));
    if (limits.some((limit) => exceedsLimit(analysis.findings, limit))) process.exitCode = 1;
  }
}

type AnalysisRequest = { id: unknown; text: string } & AnalysisOptions;

function parseLine(line: string): AnalysisRequest | { id: unknown; error: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line.replace(/^\uFEFF/, '')); // some shells prepend a byte order mark
  } catch {
    return { id: null, error: 'not a JSON object' };
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return { id: null, error: 'not a JSON object' };
  const fields = new Map<string, unknown>(Object.entries(parsed));
  const id = fields.get('id') ?? null;
  const text = fields.get('text');
  if (typeof text !== 'string') return { id, error: 'text is not a string' };

  const language = parseLanguage(fields.get('language'));
  if (typeof language !== 'object') return { id, error: `language ${language}` };
  const kind = parseKind(fields.get('kind'));
  if (typeof kind !== 'object') return { id, error: `kind ${kind}` };

  return { id, text, ...language, ...kind };
}

/** The requested language, or an error message if it is not supported. */
function parseLanguage(given: unknown): AnalysisOptions | string {
  if (given === undefined || given === null || given === 'auto') return {};
  const tag = typeof given === 'string' ? toLanguageCode(given) : null;
  const language = languageCodes.find((code) => code === tag);

  return language ? { language } : describeInvalid(given, languageCodes);
}

function parseKind(given: unknown): AnalysisOptions | string {
  if (given === undefined || given === null) return {};
  const kind = documentKinds.find((known) => known === given);

  return kind ? { kind } : describeInvalid(given, documentKinds);
}

type OptionsWithLanguage = AnalysisOptions & { language: LanguageCode };

async function createOutputOptions(
  text: string,
  options: OptionsWithLanguage,
  { tokens, verse }: Pick<Arguments, 'tokens' | 'verse'>,
): Promise<OutputOptions> {
  const { language } = options;
  const analyzeVerseText = async () => verseOf(text, language, await loadVerseSounds(language));

  return {
    kind: options.kind ?? 'fiction',
    tokens: tokens ? tokenize(text, options) : undefined,
    verse: verse ? await analyzeVerseText() : undefined,
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;

    return fail(`${file} could not be read (${reason}).`);
  }
}
