import { parseArgs } from 'node:util';
import {
  type AnalysisOptions,
  documentKinds,
  languageCodes,
} from '../packages/analysis/src/index.ts';
import { type Limit, parseLimit } from './analyze-severity.ts';

const usage = `Usage: npm run analyze -- FILE… [--language ${languageCodes.join('|')}] [--kind ${documentKinds.join('|')}] [--json] [--tokens] [--verse] [--max LIMIT]
       npm run analyze -- --stdin [--tokens] [--verse]
FILE is a text in UTF-8; - reads standard input. LIMIT is a number of findings, a severity (suggestion, warning, error)
that nothing may exceed, or both (warning=5); beyond it the exit status is 1. --stdin reads one JSON object a line,
{"id","text","language"?,"kind"?}, and answers one a line. --verse reads lines, rhymes and metre; where no kind is given, the
text is then taken for poetry, in which fewer findings apply. The output says which kind was taken.`;

export type Arguments = {
  files: readonly string[];
  json: boolean;
  stdin: boolean;
  tokens: boolean;
  verse: boolean;
  limits: readonly Limit[];
  options: AnalysisOptions;
};

export function readArguments(): Arguments {
  const { positionals, values } = parseCommandLine();
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const { json = false, tokens = false, verse = false, stdin = false, max = [] } = values;
  if (positionals.length === 0 && !stdin) fail('No file was named.');
  const options: AnalysisOptions = verse ? { kind: 'poetry' } : {};
  if (values.language !== undefined) {
    options.language = requireOneOf('language', toLanguageCode(values.language), languageCodes);
  }
  if (values.kind !== undefined) options.kind = requireOneOf('kind', values.kind, documentKinds);
  const limits = max.map((input) => parseLimit(input) ?? fail(`--max ${input} is no limit.`));

  return { files: positionals, json, stdin, tokens, verse, limits, options };
}

export function describeInvalid(input: unknown, allowed: readonly string[]): string {
  return `${typeof input === 'string' ? input : JSON.stringify(input)} is not one of ${allowed.join(', ')}`;
}

/** Reduces a locale tag to its language: es-MX is Spanish, zh-CN is Chinese. */
export function toLanguageCode(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? tag;
}

export function fail(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        stdin: { type: 'boolean' },
        tokens: { type: 'boolean' },
        verse: { type: 'boolean' },
        max: { type: 'string', multiple: true },
        language: { type: 'string' },
        kind: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function requireOneOf<Value extends string>(
  flag: string,
  input: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((value) => value === input);

  return found ?? fail(`--${flag} ${describeInvalid(input, allowed)}.`);
}
