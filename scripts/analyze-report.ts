import type { Finding, MeasureResult, Token } from '../packages/analysis/src/index.ts';
import type { Regulation, Verse } from '../packages/analysis/src/whole.ts';
import { reasonOf, type Wanted, type Whole, whyUntold } from './analyze-json.ts';

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const precise = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** An analysis as a person reads it in a terminal. */
export function readable(
  { file, text }: { file: string; text: string },
  analysis: Whole,
  { kind, tokens, verse }: Wanted,
): string {
  const { counts, measures, findings, language } = analysis;
  const places = linesAndColumns(
    text,
    findings.map(({ span }) => span.from),
  );

  return [
    `${file} (${language}, ${kind})`,
    `  ${plain.format(counts.words)} words, ${plain.format(counts.sentences)} sentences, ${plain.format(counts.paragraphs)} paragraphs, ${plain.format(counts.characters)} characters`,
    `  ${duration(counts.readingSeconds)} to read, ${duration(counts.speakingSeconds)} aloud`,
    '',
    ...measures.filter(isOfLanguage).map((measure) => row(measure.name, measured(measure))),
    '',
    ...profileLines(analysis),
    '',
    `  ${plain.format(findings.length)} findings`,
    ...findings.map((finding, index) => findingLine(places[index] ?? '', finding)),
    ...(verse ? ['', ...verseLines(text, verse)] : []),
    ...(tokens ? ['', ...tokenLines(text, tokens)] : []),
  ].join('\n');
}

function measured(measure: MeasureResult): string {
  if (measure.value === null) {
    return `– ${reasonOf(measure.absent)}`;
  }
  if (measure.unit === 'share') return share.format(measure.value);
  const unit = measure.unit === 'score' ? '' : ` ${measure.unit}`;

  return fine.format(measure.value) + unit + (measure.band ? `, ${measure.band}` : '');
}

/** Formulas made for other languages are left out of the table. */
function isOfLanguage(measure: MeasureResult): boolean {
  return measure.value !== null || measure.absent.code !== 'language';
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(28)}${value}`;
}

function profileLines({
  profile: { diversity, emotions, overused, sentiment },
}: Whole): readonly string[] {
  return [
    ...Object.entries(diversity).map(([name, figure]) =>
      row(
        name,
        figure.value === null ? `– ${reasonOf(figure.absent)}` : precise.format(figure.value),
      ),
    ),
    sentiment.compound === null
      ? row('sentiment', `– ${reasonOf(sentiment.absent)}`)
      : row(
          'sentiment',
          `${precise.format(sentiment.mean)} a sentence${sentiment.beta ? betaOf(sentiment.beta) : ''}`,
        ),
    ...emotions.map(({ name, figure }) =>
      row(
        name,
        figure.value === null
          ? `– ${reasonOf(figure.absent)}`
          : `${precise.format(figure.value)} per 100 words`,
      ),
    ),
    row('overused', overusedLine(overused)),
  ];
}

/** In other languages than English. */
function betaOf({ sentences }: { sentences: number }): string {
  return ` (beta; a word is known in ${plain.format(100 * sentences)} % of the sentences)`;
}

/** Beyond it the norm of overused words does not carry a figure. */
const mostRatio = 20;

function overusedLine(overused: Whole['profile']['overused']): string {
  if (overused.value === null) return `– ${reasonOf(overused.absent)}`;
  const words = overused.value.map(
    ({ word, uses, isRare, ratio }) =>
      `${word} ${plain.format(uses)} (${isRare || ratio > mostRatio ? `over ×${Math.floor(Math.min(mostRatio, ratio))}` : `×${fine.format(ratio)}`})`,
  );

  return words.join(', ') || 'none';
}

function findingLine(place: string, { rule, text, suggestions }: Finding): string {
  const instead = suggestions.length > 0 ? ` → ${suggestions.join(', ')}` : '';

  return `  ${place.padEnd(9)} ${rule.padEnd(14)} ${shortened(text)}${instead}`;
}

/** Line and column of each offset, both from 1; the offsets ascend. */
function linesAndColumns(text: string, offsets: readonly number[]): readonly string[] {
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

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');

  return line.length > 70 ? `${line.slice(0, 50)} … ${line.slice(-17)}` : line;
}

function verseLines(text: string, verse: Verse): readonly string[] {
  const { lines, scheme, regulation } = verse;

  return [
    `  ${scheme}, ${measureOf(verse)}`,
    ...(regulation.value ? [`  ${regulated(regulation.value)}`] : []),
    ...lines.map(({ span, rhyme, syllables, tones, quantities }) =>
      [
        `  ${rhyme} ${String(syllables ?? '–').padStart(3)}  ${shortened(text.slice(span.from, span.to))}`,
        tones ?? quantities,
      ]
        .filter((part) => part !== null)
        .join('  '),
    ),
  ];
}

function measureOf({ metre, lineLength }: Verse): string {
  if (metre.value) {
    const { value } = metre;
    const name = 'bahr' in value ? value.bahr : value.foot;

    return `${name} in ${value.feet} feet`;
  }
  if (lineLength.value) return `${lineLength.value.syllables} syllables in most lines`;

  return `no metre: ${whyUntold(metre.absent.code === 'counted' ? lineLength.absent : metre.absent)}`;
}

function regulated({ alternation, antithesis, adherence }: Regulation): string {
  const [one, two, three] = [alternation, antithesis, adherence].map(
    (share) => `${Math.round(share * 100)} %`,
  );

  return `tones alternate at ${one}, answer at ${two}, adhere at ${three} of the bound places`;
}

function tokenLines(text: string, tokens: readonly Token[]): readonly string[] {
  return tokens.map(
    ({ span, sentence, isSpoken }) =>
      `  ${sentence + 1}\t${text.slice(span.from, span.to)}${isSpoken ? '\tspoken' : ''}`,
  );
}

function duration(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
