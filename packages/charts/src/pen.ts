import { area as areaPath, curveStepAfter, line as linePath } from 'd3-shape';
import { createElement as h, type ReactElement } from 'react';
import type { Ink, Theme } from './theme.ts';

export type Mark = ReactElement;

type Stroke = { ink?: Ink; width?: number; dash?: string; opacity?: number };
type Course = Stroke & {
  /** Level until the next place, for what changes at once. */
  isStepped?: boolean;
};
type Fill = { ink?: Ink; opacity?: number };
type Words = {
  /** Which end of the words stands at the place. */
  at?: 'start' | 'middle' | 'end';
  ink?: Ink;
  weight?: 400 | 500 | 600;
  serif?: boolean;
  size?: number;
  /** Keeps what lies below from running into the words. */
  halo?: boolean;
};

/** Places along the x axis, counted from where reading begins; `y` from the top. */
export type Pen = ReturnType<typeof penFor>;

/**
 * Draws marks as SVG. Places are given from where reading begins, and turn into places from the left here and nowhere else: a chart
 * that is right from left to right is right from right to left as well.
 */
export function penFor(options: { width: number; dir: 'ltr' | 'rtl'; theme: Theme; em: number }) {
  const { width, dir, theme, em } = options;
  const isTurned = dir === 'rtl';
  const x = (place: number) => round(isTurned ? width - place : place);
  const color = (ink: Ink) => theme.colors[ink];
  const stroke = ({ ink = 'ink', width: thick = 1, dash, opacity }: Stroke) => ({
    fill: 'none',
    stroke: color(ink),
    strokeWidth: thick,
    strokeLinejoin: 'round' as const, // React wants the literal
    ...(dash === undefined ? { strokeLinecap: 'butt' as const } : { strokeDasharray: dash }),
    ...(opacity === undefined ? {} : { opacity }),
  });
  const fill = ({ ink = 'ink', opacity }: Fill) => ({
    fill: color(ink),
    ...(opacity === undefined ? {} : { opacity }),
  });

  return {
    x,

    line(from: Place, to: Place, look: Stroke = {}): Mark {
      const ends = { x1: x(from[0]), y1: round(from[1]), x2: x(to[0]), y2: round(to[1]) };

      return h('line', { ...ends, ...stroke(look) });
    },

    /** A line through places; one without a height is a gap. */
    curve(places: readonly (readonly [number, number | null])[], look: Course = {}): Mark {
      const path = linePath<readonly [number, number | null]>()
        .defined(([, y]) => y !== null)
        .x(([place]) => x(place))
        .y(([, y]) => round(y ?? 0));
      if (look.isStepped) path.curve(curveStepAfter);

      return h('path', { d: path(places) ?? '', ...stroke(look) });
    },

    /** What lies between two heights. */
    area(places: readonly (readonly [number, number, number])[], look: Fill = {}): Mark {
      const path = areaPath<readonly [number, number, number]>()
        .x(([place]) => x(place))
        .y0(([, low]) => round(low))
        .y1(([, , high]) => round(high));

      return h('path', { d: path(places) ?? '', ...fill(look) });
    },

    box(from: Place, to: Place, look: Fill & { radius?: number; outline?: Stroke } = {}): Mark {
      const { radius, outline, ...rest } = look;
      const [left, right] = [x(from[0]), x(to[0])].sort((one, other) => one - other);
      const [top, bottom] = [from[1], to[1]].sort((one, other) => one - other);

      return h('rect', {
        x: left,
        y: round(top ?? 0),
        width: round((right ?? 0) - (left ?? 0)),
        height: round(Math.max(0, (bottom ?? 0) - (top ?? 0))),
        ...(radius === undefined ? {} : { rx: radius }),
        ...(outline === undefined ? fill(rest) : stroke(outline)),
      });
    },

    dot(at: Place, radius: number, look: Fill & { ring?: Ink; thick?: number } = {}): Mark {
      const { ring, thick = 1.5, ...rest } = look;
      const outline = ring === undefined ? {} : { stroke: color(ring), strokeWidth: thick };

      return h('circle', {
        cx: x(at[0]),
        cy: round(at[1]),
        r: round(radius),
        ...fill(rest),
        ...outline,
      });
    },

    text(at: Place, words: string, look: Words = {}): Mark {
      const { at: end = 'start', ink = 'muted', weight = 400, serif, size = em, halo } = look;

      return h(
        'text',
        {
          x: x(at[0]),
          y: round(at[1]),
          fontFamily: serif ? theme.serif : theme.sans,
          fontSize: size,
          fontWeight: weight,
          textAnchor: isTurned ? turned[end] : end,
          fill: color(ink),
          ...(halo ? { stroke: color('paper'), strokeWidth: 3, paintOrder: 'stroke' } : {}),
        },
        isTurned ? isolated(words) : words,
      );
    },
  };
}

type Place = readonly [x: number, y: number];

const turned = { start: 'end', middle: 'middle', end: 'start' } as const;

/**
 * Words between signs that let them run in their own direction. Anchors stay physical and every renderer sets the line alike, also one
 * that has never heard of the `direction` of SVG.
 */
function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}

/** A tenth of a pixel is not seen; digits behind it travel for nothing. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
