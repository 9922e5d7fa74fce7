import type { LintConfig } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { ruleOf, silenced } from './harper-rules.ts';
import type { Remark } from './remark.ts';

/** Where its WebAssembly lies. */
export const harperAddress = String(slimBinary.url);

/** Reads English sentences, one at a time. */
export type GrammarReader = {
  read(sentence: string): Promise<readonly Remark[]>;
  /** Words that are right, beside those that it knows. */
  learn(words: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

type HarperOptions = {
  isBritish?: boolean;
  /** Where its WebAssembly is to be had, where it is not at `harperAddress`. */
  address?: string;
};

/**
 * Harper, in WebAssembly: some sixteen megabytes to fetch and a second to start, so only for workers and the command line.
 * Rejects where WebAssembly is forbidden.
 */
export async function openHarper({
  isBritish = false,
  address,
}: HarperOptions = {}): Promise<GrammarReader> {
  const { createBinaryModuleFromUrl, LocalLinter, Dialect } = await import('harper.js');
  const binary = address === undefined ? slimBinary : createBinaryModuleFromUrl(address, 'slim');
  const dialect = isBritish ? Dialect.British : Dialect.American;
  const linter = new LocalLinter({ binary, dialect });
  await linter.setup();
  const config: LintConfig = { ...(await linter.getDefaultLintConfig()) };
  for (const name of silenced) config[name] = false;
  await linter.setLintConfig(config);

  return {
    async read(sentence) {
      const found = await linter.organizedLints(sentence, { language: 'plaintext' });

      return Object.entries(found).flatMap(([name, lints]) =>
        lints.flatMap((lint) => {
          const rule = ruleOf(name, lint.lint_kind());
          const { start, end } = lint.span();
          const suggestions = lint
            .suggestions()
            .flatMap((one) => instead(one, lint.get_problem_text()));
          const detail = quoted(lint.message());
          lint.free();

          return rule && suggestions.length > 0
            ? [{ rule, ...unitsOf(sentence, start, end), detail, suggestions }]
            : [];
        }),
      );
    },

    learn: (words) => linter.importWords([...words]),
    close: () => linter.dispose(),
  };
}

/** Harper marks words with backticks or straight quotes; a writer reads quotation marks. */
function quoted(message: string): string {
  return message
    .replaceAll(/`([^`]+)`/g, '“$1”')
    .replaceAll(/"([^"]+)"/g, '“$1”')
    .replaceAll(/(?<![\p{L}\p{N}])['‘]([^'‘’]+(?:['’]\p{L}[^'‘’]*)*)['’](?![\p{L}\p{N}])/gu, '“$1”')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Suggestions replace (0), take away (1) or follow (2) the words in question. */
function instead(one: { kind(): number; get_replacement_text(): string }, wrong: string): string[] {
  const text = one.get_replacement_text();
  if (one.kind() === 1) return [''];

  return one.kind() === 2 ? [wrong + text] : [text];
}

/** Harper counts characters, Longhand units of UTF-16. */
function unitsOf(text: string, start: number, end: number): { from: number; to: number } {
  if (!/[\ud800-\udbff]/.test(text)) return { from: start, to: end };
  const characters = [...text];

  return {
    from: characters.slice(0, start).join('').length,
    to: characters.slice(0, end).join('').length,
  };
}
