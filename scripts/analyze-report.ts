import type { Finding, MeasureResult, Token } from '../packages/analysis/src/index.ts';
import type { Regulation, Verse } from '../packages/analysis/src/whole.ts';
import {
  type AnalysisResult,
  describeAbsence,
  describeVerseAbsence,
  type OutputOptions,
} from './analyze-json.ts';

const integerFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDecimalFormat = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const threeDecimalFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const percentFormat = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** Formats an analysis for the terminal. */
export function formatReport(
  { file, text }: { file: string; text: string },
  analysis: AnalysisResult,
  { kind, tokens, verse }: OutputOptions,
): string {
  const { counts, measures, findings, language } = analysis;
  const positions = toLineColumns(
    text,
    findings.map(({ span }) => span.from),
  );

  return [
    `${file} (${language}, ${kind})`,
    `  ${integerFormat.format(counts.words)} words, ${integerFormat.format(counts.sentences)} sentences, ${integerFormat.format(counts.paragraphs)} paragraphs, ${integerFormat.format(counts.characters)} characters`,
    `  ${formatDuration(counts.readingSeconds)} to read, ${formatDuration(counts.speakingSeconds)} aloud`,
    '',
    ...measures
      .filter(supportsLanguage)
      .map((measure) => formatRow(measure.name, formatMeasure(measure))),
    '',
    ...formatProfile(analysis),
    '',
    `  ${integerFormat.format(findings.length)} findings`,
    ...findings.map((finding, index) => formatFinding(positions[index] ?? '', finding)),
    ...(verse ? ['', ...formatVerse(text, verse)] : []),
    ...(tokens ? ['', ...formatTokens(text, tokens)] : []),
  ].join('\n');
}

function formatMeasure(measure: MeasureResult): string {
  if (measure.value === null) {
    return `– ${describeAbsence(measure.absent)}`;
  }
  if (measure.unit === 'share') return percentFormat.format(measure.value);
  const unit = measure.unit === 'score' ? '' : ` ${measure.unit}`;

  return oneDecimalFormat.format(measure.value) + unit + (measure.band ? `, ${measure.band}` : '');
}

/** Whether a measure applies to the language of the text. */
function supportsLanguage(measure: MeasureResult): boolean {
  return measure.value !== null || measure.absent.code !== 'language';
}

function formatRow(name: string, value: string): string {
  return `  ${name.padEnd(28)}${value}`;
}

function formatProfile({
  profile: { diversity, emotions, overused, sentiment },
}: AnalysisResult): readonly string[] {
  return [
    ...Object.entries(diversity).map(([name, metric]) =>
      formatRow(
        name,
        metric.value === null
          ? `– ${describeAbsence(metric.absent)}`
          : threeDecimalFormat.format(metric.value),
      ),
    ),
    sentiment.compound === null
      ? formatRow('sentiment', `– ${describeAbsence(sentiment.absent)}`)
      : formatRow(
          'sentiment',
          `${threeDecimalFormat.format(sentiment.mean)} a sentence${sentiment.beta ? formatBetaNote(sentiment.beta) : ''}`,
        ),
    ...emotions.map(({ name, figure: metric }) =>
      formatRow(
        name,
        metric.value === null
          ? `– ${describeAbsence(metric.absent)}`
          : `${threeDecimalFormat.format(metric.value)} per 100 words`,
      ),
    ),
    formatRow('overused', formatOverused(overused)),
  ];
}

/** Only for languages other than English. */
function formatBetaNote({ sentences }: { sentences: number }): string {
  return ` (beta; a word is known in ${integerFormat.format(100 * sentences)} % of the sentences)`;
}

/** Ratios above this are not reliable with the norm. */
const maxRatio = 20;

function formatOverused(overused: AnalysisResult['profile']['overused']): string {
  if (overused.value === null) return `– ${describeAbsence(overused.absent)}`;
  const words = overused.value.map(
    ({ word, uses, isRare, ratio }) =>
      `${word} ${integerFormat.format(uses)} (${isRare || ratio > maxRatio ? `over ×${Math.floor(Math.min(maxRatio, ratio))}` : `×${oneDecimalFormat.format(ratio)}`})`,
  );

  return words.join(', ') || 'none';
}

function formatFinding(position: string, { rule, text, suggestions }: Finding): string {
  const instead = suggestions.length > 0 ? ` → ${suggestions.join(', ')}` : '';

  return `  ${position.padEnd(9)} ${rule.padEnd(14)} ${shorten(text)}${instead}`;
}

/** Line and column of each offset, starting at 1; offsets must be ascending. */
function toLineColumns(text: string, offsets: readonly number[]): readonly string[] {
  let line = 1;
  let start = 0;

  return offsets.map((offset) => {
    for (let end = text.indexOf('\n', start); end >= 0 && end < offset; ) {
      line++;
      start = end + 1;
      end = text.indexOf('\n', start);
    }

    return `${line}:${offset - start + 1}`;
  });
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');

  return line.length > 70 ? `${line.slice(0, 50)} … ${line.slice(-17)}` : line;
}

function formatVerse(text: string, verse: Verse): readonly string[] {
  const { lines, scheme, regulation } = verse;

  return [
    `  ${scheme}, ${describeMetre(verse)}`,
    ...(regulation.value ? [`  ${describeRegulation(regulation.value)}`] : []),
    ...lines.map(({ span, rhyme, syllables, tones, quantities }) =>
      [
        `  ${rhyme} ${String(syllables ?? '–').padStart(3)}  ${shorten(text.slice(span.from, span.to))}`,
        tones ?? quantities,
      ]
        .filter((part) => part !== null)
        .join('  '),
    ),
  ];
}

function describeMetre({ metre, lineLength }: Verse): string {
  if (metre.value) {
    const { value } = metre;
    const name = 'bahr' in value ? value.bahr : value.foot;

    return `${name} in ${value.feet} feet`;
  }
  if (lineLength.value) return `${lineLength.value.syllables} syllables in most lines`;

  return `no metre: ${describeVerseAbsence(metre.absent.code === 'counted' ? lineLength.absent : metre.absent)}`;
}

function describeRegulation({ alternation, antithesis, adherence }: Regulation): string {
  const [one, two, three] = [alternation, antithesis, adherence].map(
    (share) => `${Math.round(share * 100)} %`,
  );

  return `tones alternate at ${one}, answer at ${two}, adhere at ${three} of the bound places`;
}

function formatTokens(text: string, tokens: readonly Token[]): readonly string[] {
  return tokens.map(
    ({ span, sentence, isSpoken }) =>
      `  ${sentence + 1}\t${text.slice(span.from, span.to)}${isSpoken ? '\tspoken' : ''}`,
  );
}

function formatDuration(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
