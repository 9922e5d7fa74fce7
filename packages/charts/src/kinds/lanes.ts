import type { ChartKind, Frame } from '../chart.ts';
import { linear } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth, truncateText } from '../text-width.ts';
import type { ColorRole } from '../theme.ts';

export type LanesData = {
  /** Column names. */
  names: { lane: string; count: string; at: string };
  lanes: readonly {
    name: string;
    ink?: ColorRole;
    /** Positions in the text from 0 to 1, in order, with a note for the tooltip. */
    places: readonly { at: number; note?: string }[];
  }[];
  /** Start of chapters, 0 to 1. */
  sections?: readonly { at: number; label: string }[];
};

const laneHeight = 28;

/** A row per word or finding kind, with a tick at every occurrence from start to end: repetitions show as clusters. */
export const lanes: ChartKind<LanesData> = {
  minPoints: 1,
  count: (data) => data.lanes.reduce((sum, { places }) => sum + places.length, 0),
  draw(data, frame) {
    const { svg, em, format } = frame;
    const { from, to, top } = laneLayout(data, frame);
    const x = linear([0, 1], [from, to]);
    const laneY = (lane: number) => top + lane * laneHeight + laneHeight / 2;

    return {
      height: top + data.lanes.length * laneHeight + 4,
      pointerMode: 'around',
      marks: [
        ...sectionMarks(data, frame, { x, top }),
        ...data.lanes.flatMap(({ name, ink = 'ink', places }, lane) => [
          svg.text([0, laneY(lane) + em / 3], truncateText(name, em + 1, from - 12), {
            ink: 'ink',
            size: em + 1,
          }),
          svg.line([from, laneY(lane) + 7], [to, laneY(lane) + 7], { ink: 'rule' }),
          ...laneTicks(places, { x, width: to - from }).map(({ place, count, share }) =>
            svg.line([place, laneY(lane) + 7], [place, laneY(lane) + 7 - 14 * share], {
              ink,
              width: 1.5,
              opacity: count > 1 ? 1 : 0.8,
            }),
          ),
          svg.text([frame.width, laneY(lane) + em / 3], format.number(places.length), {
            at: 'end',
          }),
        ]),
      ],
      points: data.lanes.flatMap(({ name, places }, lane) =>
        places.map((place, index) => ({
          x: svg.x(x(place.at)),
          y: laneY(lane),
          lane,
          tooltip: () => ({
            title: place.note ?? name,
            values: [
              { name, text: `${format.number(index + 1)} / ${format.number(places.length)}` },
              { name: data.names.at, text: format.number(place.at, percent) },
            ],
          }),
        })),
      ),
    };
  },
  table: (data) => ({
    columns: [
      { name: data.names.lane, type: 'text' },
      { name: data.names.at, type: 'number', number: percent },
    ],
    rows: data.lanes.flatMap(({ name, places }) => places.map(({ at }) => [name, at])),
  }),
};

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

function laneLayout({ lanes: all, sections = [] }: LanesData, { width, em, format }: Frame) {
  const nameWidth = Math.max(0, ...all.map(({ name }) => textWidth(name, em + 1)));
  const counts = Math.max(
    0,
    ...all.map(({ places }) => textWidth(format.number(places.length), em)),
  );

  return {
    from: Math.min(width * 0.34, nameWidth + 16),
    to: width - counts - 16,
    top: sections.length > 0 ? em + 10 : 0,
  };
}

/** With more occurrences per pixel, tick heights show the density. */
const maxEqualPerPixel = 2;
const minHeightShare = 0.2;

/** Merges ticks on the same pixel; in a crowded row their height is relative to the maximum. */
function laneTicks(
  places: readonly { at: number }[],
  { x, width }: { x: (at: number) => number; width: number },
) {
  const counts = new Map<number, number>();
  for (const { at } of places) {
    const pixel = Math.round(at * width);
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }

  const most = Math.max(0, ...counts.values());

  return [...counts].map(([pixel, count]) => ({
    place: x(pixel / width),
    count,
    share: most > maxEqualPerPixel ? Math.max(minHeightShare, count / most) : 1,
  }));
}

function sectionMarks(
  { sections = [], lanes: all }: LanesData,
  { svg, em }: Frame,
  { x, top }: { x: (at: number) => number; top: number },
): Mark[] {
  let free = 0;

  return sections.flatMap(({ at, label }, index) => {
    const next = x(sections[index + 1]?.at ?? 1);
    const line = svg.line([x(at), top - 4], [x(at), top + all.length * laneHeight], {
      ink: 'line',
      dash: '1.5 3',
    });
    const room = next - x(at) - 8;
    if (x(at) < free || room < 24) return [line];
    free = x(at) + Math.min(room, textWidth(label, em)) + 8;

    return [line, svg.text([x(at) + 3, em], truncateText(label, em, room))];
  });
}
