import type { Absence, DocumentKind, MeasureName, Token } from '../packages/analysis/src/index.ts';
import type {
  AnalysisWithProfile,
  Verse,
  VerseAbsence,
  VerseResult,
} from '../packages/analysis/src/whole.ts';
import { formatFinding } from './analyze-messages.ts';

/** The document kind used, and optional output. */
export type OutputOptions = {
  kind: DocumentKind;
  tokens?: readonly Token[] | undefined;
  verse?: Verse | undefined;
};
export type AnalysisResult = AnalysisWithProfile;

/** Formats an analysis for `--json` and `--stdin`. */
export function formatJson(analysis: AnalysisResult, { kind, tokens, verse }: OutputOptions) {
  const { version, language, counts, profile } = analysis;

  return {
    version,
    language,
    kind,
    counts,
    readability: formatReadability(analysis),
    ...formatMetrics(profile),
    ...formatProfile(profile),
    findings: analysis.findings.map((finding) => ({
      rule: finding.rule,
      category: finding.category,
      start: finding.span.from,
      end: finding.span.to,
      message: formatFinding(finding),
      suggestions: finding.suggestions,
    })),
    ...(tokens ? { segments: formatSegments(analysis, tokens) } : {}),
    ...(verse ? { verse: formatVerse(verse) } : {}),
  };
}

/** Every readability formula, by its key in the output. */
const formulas = {
  fleschReadingEase: 'flesch-reading-ease',
  fleschKincaidGrade: 'flesch-kincaid-grade',
  gunningFog: 'gunning-fog',
  smog: 'smog',
  colemanLiau: 'coleman-liau',
  automatedReadability: 'automated-readability',
  daleChall: 'dale-chall',
  lix: 'lix',
  rix: 'rix',
  fernandezHuerta: 'fernandez-huerta',
  szigrisztPazos: 'szigriszt-pazos',
  gutierrez: 'gutierrez',
  crawford: 'crawford',
  kandelMoles: 'kandel-moles',
  amstad: 'amstad',
  wienerSachtext1: 'wiener-sachtext-1',
  wienerSachtext2: 'wiener-sachtext-2',
  wienerSachtext3: 'wiener-sachtext-3',
  wienerSachtext4: 'wiener-sachtext-4',
  osman: 'osman',
  sunHanyin: 'sun-hanyin',
  xuWei: 'xu-wei',
} as const satisfies Record<string, MeasureName>;

function formatReadability({ measures }: AnalysisResult) {
  return Object.fromEntries(
    Object.entries(formulas).map(([key, name]) => {
      const result = measures.find((measure) => measure.name === name);
      if (!result) return [key, { value: null, reason: 'not computed' }];
      if (result.value === null)
        return [key, { value: null, reason: describeAbsence(result.absent) }];

      return [key, { value: result.value, ...(result.band ? { band: result.band } : {}) }];
    }),
  );
}

/** The profile without the word table. */
function formatProfile({
  rhythm,
  pacing,
  narrative,
  mind,
  emotions,
  mindset,
  functionWords,
  foreign,
  formality,
  overused,
}: AnalysisResult['profile']) {
  return {
    rhythm,
    pacing,
    narrative,
    mind,
    emotions,
    mindset,
    functionWords,
    foreign,
    formality,
    overused:
      overused.value === null
        ? { value: null, reason: describeAbsence(overused.absent) }
        : overused,
  };
}

/** Metrics as plain numbers. The reason for a null is in `reasons`, by its path. */
function formatMetrics({ diversity, sentiment }: AnalysisResult['profile']) {
  const reasons: Record<string, string> = {};
  const values: Record<string, number | null> = {};
  for (const [name, metric] of Object.entries(diversity)) {
    values[name] = metric.value;
    if (metric.value === null) reasons[`diversity.${name}`] = describeAbsence(metric.absent);
  }
  if (sentiment.compound !== null) {
    const { sentences: _, ...metrics } = sentiment;

    return { diversity: values, sentiment: metrics, reasons };
  }
  const { absent, ...emptyMetrics } = sentiment;

  return {
    diversity: values,
    sentiment: emptyMetrics,
    reasons: { ...reasons, sentiment: describeAbsence(absent) },
  };
}

/** Describes why there is no value. */
export function describeAbsence(absent: Absence | { code: 'verse' }): string {
  if (absent.code === 'verse') return 'verse has lines that return';
  if (absent.code === 'language') return 'not made for this language';
  if (absent.code === 'word-list') return 'the word list it needs has no free licence';
  if (absent.code === 'coverage')
    return `knows a word in ${formatPercent(absent.has)} of the sentences, needs ${formatPercent(absent.needs)}`;
  if (absent.code === 'undefined') return 'can’t be calculated for this text';

  return `needs ${absent.needs} ${absent.unit}, has ${absent.has}`;
}

function formatPercent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function formatSegments({ sentences }: AnalysisResult, tokens: readonly Token[]) {
  return {
    sentences: sentences.map(({ span }) => [span.from, span.to]),
    words: tokens.map(({ span }) => [span.from, span.to]),
  };
}

function formatVerse({ lines, scheme, metre, lineLength, regulation, repetition }: Verse) {
  return {
    lines: lines.map(({ span, internal, ...line }) => ({
      start: span.from,
      end: span.to,
      ...line,
      internal: internal.map((pair) => pair.map(({ from, to }) => [from, to])),
    })),
    scheme,
    metre: formatMetricResult(metre),
    lineLength: formatMetricResult(lineLength),
    regulation: formatMetricResult(regulation),
    repetition,
  };
}

function formatMetricResult<What>(result: VerseResult<What>): {
  value: What | null;
  reason?: string;
} {
  return 'absent' in result ? { value: null, reason: describeVerseAbsence(result.absent) } : result;
}

/** Describes why a verse metric has no value. */
export function describeVerseAbsence(absent: VerseAbsence): string {
  if (absent.code === 'too-short')
    return `needs ${absent.needs} lines of known words; this text has ${absent.has}`;

  if (absent.code === 'mixed')
    return `none holds through most of the lines; the commonest, of ${absent.syllables} syllables, has ${formatPercent(absent.share)} of them`;

  return verseAbsenceReasons[absent.code];
}

const verseAbsenceReasons = {
  language: 'no rules of verse for this language',
  counted: 'the verse of this language goes by the number of syllables, see lineLength',
  feet: 'the verse of this language goes by metre, not by the count of a line, see metre',
  vowels: 'the metres of Arabic go by vowels, which are not written here',
  toneless: 'the words of this language have no tones',
  unregulated: 'not four or eight lines of five or seven characters each',
  uneven: 'none holds through most of the lines',
} as const;
