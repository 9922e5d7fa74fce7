import type { Absence, DocumentKind, MeasureName, Token } from '../packages/analysis/src/index.ts';
import type {
  AnalysisWithProfile,
  Told,
  Verse,
  VerseAbsence,
} from '../packages/analysis/src/whole.ts';
import { messageOf } from './analyze-messages.ts';

/** The kind that the text was taken for, and what is printed on demand only. */
export type Wanted = {
  kind: DocumentKind;
  tokens?: readonly Token[] | undefined;
  verse?: Verse | undefined;
};
export type Whole = AnalysisWithProfile;

/** An analysis as it is printed with `--json` and answered to `--stdin`. */
export function asJson(analysis: Whole, { kind, tokens, verse }: Wanted) {
  const { version, language, counts, profile } = analysis;

  return {
    version,
    language,
    kind,
    counts,
    readability: readabilityOf(analysis),
    ...figuresOf(profile),
    ...readingsOf(profile),
    findings: analysis.findings.map((finding) => ({
      rule: finding.rule,
      category: finding.category,
      start: finding.span.from,
      end: finding.span.to,
      message: messageOf(finding),
      suggestions: finding.suggestions,
    })),
    ...(tokens ? { segments: segmentsOf(analysis, tokens) } : {}),
    ...(verse ? { verse: verseAsJson(verse) } : {}),
  };
}

/** Every formula of readability, by the name it goes by in the output. */
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

function readabilityOf({ measures }: Whole) {
  return Object.fromEntries(
    Object.entries(formulas).map(([key, name]) => {
      const result = measures.find((measure) => measure.name === name);
      if (!result) return [key, { value: null, reason: 'not computed' }];
      if (result.value === null) return [key, { value: null, reason: reasonOf(result.absent) }];

      return [key, { value: result.value, ...(result.band ? { band: result.band } : {}) }];
    }),
  );
}

/** What is read from the whole, less the table of words. */
function readingsOf({
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
}: Whole['profile']) {
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
      overused.value === null ? { value: null, reason: reasonOf(overused.absent) } : overused,
  };
}

/** Numbers stand bare; why one is null is told in `reasons`, by its path. */
function figuresOf({ diversity, sentiment }: Whole['profile']) {
  const reasons: Record<string, string> = {};
  const bare: Record<string, number | null> = {};
  for (const [name, figure] of Object.entries(diversity)) {
    bare[name] = figure.value;
    if (figure.value === null) reasons[`diversity.${name}`] = reasonOf(figure.absent);
  }
  if (sentiment.compound !== null) {
    const { sentences: _, ...figures } = sentiment;

    return { diversity: bare, sentiment: figures, reasons };
  }
  const { absent, ...nothing } = sentiment;

  return {
    diversity: bare,
    sentiment: nothing,
    reasons: { ...reasons, sentiment: reasonOf(absent) },
  };
}

/** Why there is no number, in a sentence. */
export function reasonOf(absent: Absence | { code: 'verse' }): string {
  if (absent.code === 'verse') return 'verse has lines that return';
  if (absent.code === 'language') return 'not made for this language';
  if (absent.code === 'word-list') return 'the word list it needs has no free licence';
  if (absent.code === 'coverage')
    return `knows a word in ${percent(absent.has)} of the sentences, needs ${percent(absent.needs)}`;
  if (absent.code === 'undefined') return 'can’t be calculated for this text';

  return `needs ${absent.needs} ${absent.unit}, has ${absent.has}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function segmentsOf({ sentences }: Whole, tokens: readonly Token[]) {
  return {
    sentences: sentences.map(({ span }) => [span.from, span.to]),
    words: tokens.map(({ span }) => [span.from, span.to]),
  };
}

function verseAsJson({ lines, scheme, metre, lineLength, regulation, repetition }: Verse) {
  return {
    lines: lines.map(({ span, internal, ...line }) => ({
      start: span.from,
      end: span.to,
      ...line,
      internal: internal.map((pair) => pair.map(({ from, to }) => [from, to])),
    })),
    scheme,
    metre: toldAsJson(metre),
    lineLength: toldAsJson(lineLength),
    regulation: toldAsJson(regulation),
    repetition,
  };
}

function toldAsJson<What>(told: Told<What>): { value: What | null; reason?: string } {
  return 'absent' in told ? { value: null, reason: whyUntold(told.absent) } : told;
}

/** Why nothing is told of verse, in a sentence. */
export function whyUntold(absent: VerseAbsence): string {
  if (absent.code === 'too-short')
    return `needs ${absent.needs} lines of known words; this text has ${absent.has}`;

  if (absent.code === 'mixed')
    return `none holds through most of the lines; the commonest, of ${absent.syllables} syllables, has ${percent(absent.share)} of them`;

  return untoldReasons[absent.code];
}

const untoldReasons = {
  language: 'no rules of verse for this language',
  counted: 'the verse of this language goes by the number of syllables, see lineLength',
  feet: 'the verse of this language goes by metre, not by the count of a line, see metre',
  vowels: 'the metres of Arabic go by vowels, which are not written here',
  toneless: 'the words of this language have no tones',
  unregulated: 'not four or eight lines of five or seven characters each',
  uneven: 'none holds through most of the lines',
} as const;
