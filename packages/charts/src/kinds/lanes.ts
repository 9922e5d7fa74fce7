import type { Chart, Frame } from '../chart.ts';
import type { Mark } from '../pen.ts';
import { linear } from '../scale.ts';
import { cutTo, widthOf } from '../text-width.ts';
import type { Ink } from '../theme.ts';

export type LanesData = {
  /** Names of the columns. */
  names: { lane: string; count: string; at: string };
  lanes: readonly {
    name: string;
    ink?: Ink;
    /** Where in the text it stands, 0 to 1, in order, each with what stands there. */
    places: readonly { at: number; note?: string }[];
  }[];
  /** Where chapters begin, 0 to 1. */
  sections?: readonly { at: number; label: string }[];
};

const laneHeight = 28;

/** A row for each word or kind of finding, a tick wherever it stands from start to end: repetitions show as clusters. */
export const lanes: Chart<LanesData> = {
  least: 1,
  count: (data) => data.lanes.reduce((sum, { places }) => sum + places.length, 0),
  draw(data, frame) {
    const { pen, em, format } = frame;
    const { from, to, top } = columnsOf(data, frame);
    const x = linear([0, 1], [from, to]);
    const heightOf = (lane: number) => top + lane * laneHeight + laneHeight / 2;

    return {
      height: top + data.lanes.length * laneHeight + 4,
      seek: 'around',
      marks: [
        ...sectionMarks(data, frame, { x, top }),
        ...data.lanes.flatMap(({ name, ink = 'ink', places }, lane) => [
          pen.text([0, heightOf(lane) + em / 3], cutTo(name, em + 1, from - 12), {
            ink: 'ink',
            size: em + 1,
          }),
          pen.line([from, heightOf(lane) + 7], [to, heightOf(lane) + 7], { ink: 'rule' }),
          ...ticksOf(places, { x, width: to - from }).map(({ place, count, share }) =>
            pen.line([place, heightOf(lane) + 7], [place, heightOf(lane) + 7 - 14 * share], {
              ink,
              width: 1.5,
              opacity: count > 1 ? 1 : 0.8,
            }),
          ),
          pen.text([frame.width, heightOf(lane) + em / 3], format.number(places.length), {
            at: 'end',
          }),
        ]),
      ],
      points: data.lanes.flatMap(({ name, places }, lane) =>
        places.map((place, index) => ({
          x: pen.x(x(place.at)),
          y: heightOf(lane),
          lane,
          say: () => ({
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
      { name: data.names.lane, holds: 'text' },
      { name: data.names.at, holds: 'number', number: percent },
    ],
    rows: data.lanes.flatMap(({ name, places }) => places.map(({ at }) => [name, at])),
  }),
};

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

function columnsOf({ lanes: all, sections = [] }: LanesData, { width, em, format }: Frame) {
  const named = Math.max(0, ...all.map(({ name }) => widthOf(name, em + 1)));
  const counts = Math.max(0, ...all.map(({ places }) => widthOf(format.number(places.length), em)));

  return {
    from: Math.min(width * 0.34, named + 16),
    to: width - counts - 16,
    top: sections.length > 0 ? em + 10 : 0,
  };
}

/** So many may fall on one pixel before a row says more by their heights than by standing or not. */
const fewOnPixel = 2;
const leastShare = 0.2;

/** Ticks that fall on the same pixel are one: as tall as all, or in a crowded row as they are many against the most. */
function ticksOf(
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
    share: most > fewOnPixel ? Math.max(leastShare, count / most) : 1,
  }));
}

function sectionMarks(
  { sections = [], lanes: all }: LanesData,
  { pen, em }: Frame,
  { x, top }: { x: (at: number) => number; top: number },
): Mark[] {
  let free = 0;

  return sections.flatMap(({ at, label }, index) => {
    const next = x(sections[index + 1]?.at ?? 1);
    const line = pen.line([x(at), top - 4], [x(at), top + all.length * laneHeight], {
      ink: 'line',
      dash: '1.5 3',
    });
    const room = next - x(at) - 8;
    if (x(at) < free || room < 24) return [line];
    free = x(at) + Math.min(room, widthOf(label, em)) + 8;

    return [line, pen.text([x(at) + 3, em], cutTo(label, em, room))];
  });
}
