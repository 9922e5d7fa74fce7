import {
  type AnalysisOptions,
  type DocumentKind,
  type LanguageCode,
  type RuleName,
  ruleCatalogue,
} from '@longhand/analysis';
import type { ProfileAnalyzer } from '@longhand/analysis/whole';
import { loadVerseSounds, type Verse, verseOf } from '@longhand/analysis/whole';
import type { IgnoredFindings } from '../findings/ignored-keys.ts';
import { isOnByDefault, withZeroRates } from './checked-categories.ts';
import { isVerse } from './is-verse.ts';
import { collectRepetitions } from './repetitions.ts';
import { type DetailedTextAnalysis, toTextAnalysis } from './text-analysis.ts';

export type TextAnalysisRequest = {
  id: number;
  text: string;
  options: AnalysisOptions;
  ignored?: IgnoredFindings | undefined;
};
export type TextAnalysisResponse =
  | { id: number; reading: DetailedTextAnalysis }
  | { id: number; failure: string };

/** Handles one request after another. A text that cannot be analyzed gets a response with the failure. */
export function createAnalysisHandler(
  reader: ProfileAnalyzer,
): (message: TextAnalysisRequest) => Promise<TextAnalysisResponse> {
  return async ({ id, text, options, ignored }) => {
    try {
      const kind = options.kind ?? 'fiction';
      const whole = await reader.analyze(text, withRepetitionRules(options, kind));
      const findings = whole.findings.filter(
        ({ rule }) => !isDrawnOnly(rule, whole.language, kind),
      );
      const reading = withZeroRates(toTextAnalysis({ ...whole, findings }, ignored), kind);
      const verse = await analyzeVerse(text, { kind: options.kind, language: reading.language });
      const repetitions = collectRepetitions(whole.findings, text.length);

      return { id, reading: { ...reading, details: { ...reading.details, verse, repetitions } } };
    } catch (error) {
      return { id, failure: String(error) };
    }
  };
}

/** Rules that are always run for the repetition chart, even if their findings are off by default. */
const repetitionRules = ['echo', 'wide-echo', 'repeated-phrase'] as const;

function withRepetitionRules(options: AnalysisOptions, kind: DocumentKind): AnalysisOptions {
  if (!ruleCatalogue.echo.kinds.includes(kind)) return options;
  const enabled = Object.fromEntries(repetitionRules.map((rule) => [rule, true]));

  return { ...options, rules: { ...enabled, ...options.rules } };
}

function isDrawnOnly(rule: RuleName, language: LanguageCode, kind: DocumentKind): boolean {
  const isRepetitionRule = repetitionRules.some((one) => one === rule);

  return isRepetitionRule && !isOnByDefault(ruleCatalogue[rule], language, kind);
}

/** Longer than any single book of poems. Finding refrains compares every line with every other. */
const maxLength = 200_000;

/** Syllables, rhymes and refrains of a poem or song; null for other kinds. */
async function analyzeVerse(
  text: string,
  { kind, language }: { kind: DocumentKind | undefined; language: LanguageCode },
): Promise<Verse | null> {
  if (!isVerse(kind) || text.length > maxLength) return null;

  return verseOf(text, language, await loadVerseSounds(language));
}
