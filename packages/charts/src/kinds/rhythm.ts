import type { ChartKind, Frame } from '../chart.ts';
import { peaks } from '../downsample.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth } from '../text-width.ts';

export type RhythmData = {
  sentences: readonly {
    words: number;
    isDialogue?: boolean;
    /** Whether it starts a paragraph. */
    startsParagraph?: boolean;
    /** Its first words. */
    text?: string;
  }[];
  names: { sentence: string; words: string; dialogue: string; text: string; yes: string };
  /** “mean 13.9” and “52 words”. */
  mean: { at: number; label: string };
  longest: { label: string };
  height?: number;
};

const maxBarWidth = 40;

/** One bar per sentence, a gap between paragraphs; dialogue is lighter, the longest sentence is highlighted. */
export const rhythm: ChartKind<RhythmData> = {
  minPoints: 2,
  count: ({ sentences }) => sentences.length,
  draw(data, frame) {
    const { svg, em, format, width } = frame;
    const top = em + 6;
    const bottom = top + (data.height ?? 64);
    const to = width - Math.min(120, textWidth(data.mean.label, em) + 10);
    const bars = barsOf(data, { to, width });
    const most = Math.max(1, ...bars.map(({ words }) => words));
    const y = (words: number) => bottom - (words / most) * (bottom - top);

    return {
      height: bottom + 2,
      pointerMode: 'along',
      marks: [
        ...bars.map(({ start, end, words, isDialogue }) =>
          svg.box([start, bottom], [end, Math.min(bottom - 1, y(words))], {
            ink: words === most ? 'highlight' : isDialogue ? 'soft' : 'ink',
            ...(words === most || isDialogue ? {} : { opacity: 0.8 }),
          }),
        ),
        ...meanMarks(data, frame, { to, y }),
        ...longestMarks(data, bars, frame, top),
      ],
      points: bars.map(({ start, end, words, index }) => ({
        x: svg.x((start + end) / 2),
        y: y(words),
        lane: 0,
        tooltip: () => ({
          title:
            data.sentences[index]?.text ?? `${data.names.sentence} ${format.number(index + 1)}`,
          values: [{ name: data.names.words, text: format.number(words) }],
        }),
      })),
    };
  },
  table: ({ sentences, names }) => ({
    columns: [
      { name: names.sentence, type: 'number' },
      { name: names.words, type: 'number' },
      { name: names.dialogue, type: 'text' },
      { name: names.text, type: 'text' },
    ],
    rows: sentences.map(({ words, isDialogue, text }, index) => [
      index + 1,
      words,
      isDialogue ? names.yes : null,
      text ?? null,
    ]),
  }),
};

type DrawnBar = { start: number; end: number; words: number; isDialogue: boolean; index: number };

/** Bars as wide as possible; if there are too many, the longest sentence of each group, without gaps. */
function barsOf({ sentences }: RhythmData, { to }: { to: number; width: number }): DrawnBar[] {
  const runs = peaks(
    sentences.map(({ words }) => words),
    Math.max(1, Math.floor(to / 3)),
  );
  const showsAllSentences = runs.length === sentences.length;
  const gaps = showsAllSentences
    ? sentences.filter(({ startsParagraph }, index) => startsParagraph && index > 0).length
    : 0;
  const step = Math.min(maxBarWidth, to / (runs.length + gaps * 0.7));
  let x = 0;

  return runs.map(({ at }, place) => {
    const sentence = sentences[at];
    if (showsAllSentences && place > 0 && sentence?.startsParagraph) x += Math.min(14, step * 0.7);
    const start = x;
    x += step;

    return {
      start,
      end: start + Math.max(1, step - (step > 5 ? 2 : 1)),
      words: sentence?.words ?? 0,
      isDialogue: sentence?.isDialogue ?? false,
      index: at,
    };
  });
}

function meanMarks(
  { mean }: RhythmData,
  { svg, em, width }: Frame,
  { to, y }: { to: number; y: (words: number) => number },
): Mark[] {
  return [
    svg.line([0, y(mean.at)], [to, y(mean.at)], { ink: 'line', dash: '4 4' }),
    svg.text([width, y(mean.at) + em / 3], mean.label, { at: 'end', weight: 500 }),
  ];
}

function longestMarks(
  { longest }: RhythmData,
  bars: readonly DrawnBar[],
  { svg, em, width }: Frame,
  top: number,
): Mark[] {
  const bar = bars.reduce<DrawnBar | undefined>(
    (most, one) => (one.words > (most?.words ?? 0) ? one : most),
    undefined,
  );
  if (bar === undefined) return [];
  const isEnding = bar.start + textWidth(longest.label, em) > width;

  return [
    svg.text([isEnding ? bar.end : bar.start, top - 5], longest.label, {
      at: isEnding ? 'end' : 'start',
      ink: 'ink',
      weight: 500,
    }),
  ];
}
