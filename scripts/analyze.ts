/**
 * The analysis engine from the command line:
 * `npm run analyze -- FILE… [--json] [--language xx] [--kind xx] [--tokens]`; `-` reads standard input.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type AnalysisOptions,
  analyze,
  documentKinds,
  languageCodes,
  tokensOf,
} from '../packages/analysis/src/index.ts';
import { readable } from './analyze-report.ts';

const usage = `Usage: npm run analyze -- FILE… [--json] [--language ${languageCodes.join('|')}] [--kind ${documentKinds.join('|')}] [--tokens]
FILE is a text in UTF-8; - reads standard input.`;

main();

function main(): void {
  const { files, json, tokens, options } = readArguments();
  for (const [index, file] of files.entries()) {
    const text = read(file);
    const analysis = analyze(text, options);
    const words = tokens ? tokensOf(text, options) : undefined;
    if (json)
      console.log(JSON.stringify({ file, ...analysis, ...(words ? { tokens: words } : {}) }));
    else console.log((index > 0 ? '\n' : '') + readable(file, text, analysis, words));
  }
}

function readArguments() {
  const { positionals, values } = parsed();
  if (positionals.length === 0) fail('No file was named.');
  const { json = false, tokens = false } = values;
  const options: AnalysisOptions = {};
  if (values.language !== undefined)
    options.language = oneOf('language', values.language, languageCodes);
  if (values.kind !== undefined) options.kind = oneOf('kind', values.kind, documentKinds);

  return { files: positionals, json, tokens, options };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        tokens: { type: 'boolean' },
        language: { type: 'string' },
        kind: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<Value extends string>(
  flag: string,
  given: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((value) => value === given);

  return found ?? fail(`--${flag} ${given} is not one of ${allowed.join(', ')}.`);
}

function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;

    return fail(`${file} could not be read (${reason}).`);
  }
}

function fail(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}
