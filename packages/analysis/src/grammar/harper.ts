import type { LintConfig } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { GrammarDiagnostic } from './grammar-diagnostic.ts';
import { disabledLints, ruleForLint } from './harper-rules.ts';

/** URL of its WebAssembly file. */
export const harperWasmUrl = String(slimBinary.url);

/** Checks English sentences one at a time. */
export type GrammarChecker = {
  check(sentence: string): Promise<readonly GrammarDiagnostic[]>;
  /** Additional words accepted as correct. */
  addWords(words: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

type HarperOptions = {
  isBritish?: boolean;
  /** URL of its WebAssembly file, if not `harperWasmUrl`. */
  wasmUrl?: string;
};

/**
 * Harper in WebAssembly: a download of about sixteen megabytes and a second to start, so only for workers and the command line.
 * Rejects if WebAssembly is forbidden.
 */
export async function openHarper({
  isBritish = false,
  wasmUrl,
}: HarperOptions = {}): Promise<GrammarChecker> {
  const { createBinaryModuleFromUrl, LocalLinter, Dialect } = await import('harper.js');
  const binary = wasmUrl === undefined ? slimBinary : createBinaryModuleFromUrl(wasmUrl, 'slim');
  const dialect = isBritish ? Dialect.British : Dialect.American;
  const linter = new LocalLinter({ binary, dialect });
  await linter.setup();
  const config: LintConfig = { ...(await linter.getDefaultLintConfig()) };
  for (const name of disabledLints) config[name] = false;
  await linter.setLintConfig(config);

  return {
    async check(sentence) {
      const found = await linter.organizedLints(sentence, { language: 'plaintext' });

      return Object.entries(found).flatMap(([name, lints]) =>
        lints.flatMap((lint) => {
          const rule = ruleForLint(name, lint.lint_kind());
          const { start, end } = lint.span();
          const suggestions = lint
            .suggestions()
            .flatMap((one) => replacementsOf(one, lint.get_problem_text()));
          const detail = withTypographicQuotes(lint.message());
          lint.free();

          return rule && suggestions.length > 0
            ? [{ rule, ...toUtf16Span(sentence, start, end), detail, suggestions }]
            : [];
        }),
      );
    },

    addWords: (words) => linter.importWords([...words]),
    close: () => linter.dispose(),
  };
}

/** Harper quotes words with backticks or straight quotes; the interface uses typographic quotation marks. */
function withTypographicQuotes(message: string): string {
  return message
    .replaceAll(/`([^`]+)`/g, '“$1”')
    .replaceAll(/"([^"]+)"/g, '“$1”')
    .replaceAll(/(?<![\p{L}\p{N}])['‘]([^'‘’]+(?:['’]\p{L}[^'‘’]*)*)['’](?![\p{L}\p{N}])/gu, '“$1”')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Kinds of suggestions: 0 replaces, 1 removes, 2 inserts after the text. */
function replacementsOf(
  one: { kind(): number; get_replacement_text(): string },
  originalText: string,
): string[] {
  const text = one.get_replacement_text();
  if (one.kind() === 1) return [''];

  return one.kind() === 2 ? [originalText + text] : [text];
}

/** Harper counts characters, Longhand UTF-16 units. */
function toUtf16Span(text: string, start: number, end: number): { from: number; to: number } {
  if (!/[\ud800-\udbff]/.test(text)) return { from: start, to: end };
  const characters = [...text];

  return {
    from: characters.slice(0, start).join('').length,
    to: characters.slice(0, end).join('').length,
  };
}
