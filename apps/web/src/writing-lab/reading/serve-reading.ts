import {
  type AnalysisOptions,
  type DocumentKind,
  type LanguageCode,
  type RuleName,
  ruleCatalogue,
} from '@longhand/analysis';
import type { WholeReader } from '@longhand/analysis/whole';
import type { IgnoredFindings } from '../device/ignored.ts';
import { isOnByDefault, withNone } from './looked-for.ts';
import { readVerse } from './read-verse.ts';
import { readingOf, type WholeReading } from './reading.ts';
import { repetitionsOf } from './repetitions.ts';

export type ToReader = {
  id: number;
  text: string;
  options: AnalysisOptions;
  ignored?: IgnoredFindings | undefined;
};
export type FromReader = { id: number; reading: WholeReading } | { id: number; failure: string };

/** Answers one text after another. A text that can not be read is an answer too. */
export function serveReading(reader: WholeReader): (message: ToReader) => Promise<FromReader> {
  return async ({ id, text, options, ignored }) => {
    try {
      const kind = options.kind ?? 'fiction';
      const whole = await reader.read(text, withReturns(options, kind));
      const findings = whole.findings.filter(
        ({ rule }) => !isAskedOnly(rule, whole.language, kind),
      );
      const reading = withNone(readingOf({ ...whole, findings }, ignored), kind);
      const verse = await readVerse(text, { kind: options.kind, language: reading.language });
      const repetitions = repetitionsOf(whole.findings, text.length);

      return { id, reading: { ...reading, details: { ...reading.details, verse, repetitions } } };
    } catch (error) {
      return { id, failure: String(error) };
    }
  };
}

/** What returns is drawn even where it is no finding unless it is asked for. */
const returns = ['echo', 'wide-echo', 'repeated-phrase'] as const;

function withReturns(options: AnalysisOptions, kind: DocumentKind): AnalysisOptions {
  if (!ruleCatalogue.echo.kinds.includes(kind)) return options;
  const asked = Object.fromEntries(returns.map((rule) => [rule, true]));

  return { ...options, rules: { ...asked, ...options.rules } };
}

function isAskedOnly(rule: RuleName, language: LanguageCode, kind: DocumentKind): boolean {
  const isReturn = returns.some((one) => one === rule);

  return isReturn && !isOnByDefault(ruleCatalogue[rule], language, kind);
}
