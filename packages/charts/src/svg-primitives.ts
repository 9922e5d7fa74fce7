import { area as areaPath, curveStepAfter, line as linePath } from 'd3-shape';
import { createElement as h, type ReactElement } from 'react';
import type { ColorRole, Theme } from './theme.ts';

export type Mark = ReactElement;

type StrokeStyle = { ink?: ColorRole; width?: number; dash?: string; opacity?: number };
type CurveStyle = StrokeStyle & {
  /** Drawn as steps, for values that change at once. */
  isStepped?: boolean;
};
type FillStyle = { ink?: ColorRole; opacity?: number };
type TextStyle = {
  /** Text anchor. */
  at?: 'start' | 'middle' | 'end';
  ink?: ColorRole;
  weight?: 400 | 500 | 600;
  serif?: boolean;
  size?: number;
  /** Outline in the background color, to keep text readable over lines. */
  halo?: boolean;
};

/** SVG primitives of a drawing; x is measured from the inline start, y from the top. */
export type SvgPrimitives = ReturnType<typeof createSvgPrimitives>;

/**
 * Creates SVG marks. Positions are given from the inline start and converted to physical x coordinates only here, so that every chart works
 * in both directions.
 */
export function createSvgPrimitives(options: {
  width: number;
  dir: 'ltr' | 'rtl';
  theme: Theme;
  em: number;
}) {
  const { width, dir, theme, em } = options;
  const isRtl = dir === 'rtl';
  const x = (place: number) => round(isRtl ? width - place : place);
  const color = (ink: ColorRole) => theme.colors[ink];
  const stroke = ({ ink = 'ink', width: thick = 1, dash, opacity }: StrokeStyle) => ({
    fill: 'none',
    stroke: color(ink),
    strokeWidth: thick,
    strokeLinejoin: 'round' as const, // literal type
    ...(dash === undefined ? { strokeLinecap: 'butt' as const } : { strokeDasharray: dash }),
    ...(opacity === undefined ? {} : { opacity }),
  });
  const fill = ({ ink = 'ink', opacity }: FillStyle) => ({
    fill: color(ink),
    ...(opacity === undefined ? {} : { opacity }),
  });

  return {
    x,

    line(from: Position, to: Position, look: StrokeStyle = {}): Mark {
      const ends = { x1: x(from[0]), y1: round(from[1]), x2: x(to[0]), y2: round(to[1]) };

      return h('line', { ...ends, ...stroke(look) });
    },

    /** A line through positions; null is a gap. */
    curve(places: readonly (readonly [number, number | null])[], look: CurveStyle = {}): Mark {
      const path = linePath<readonly [number, number | null]>()
        .defined(([, y]) => y !== null)
        .x(([place]) => x(place))
        .y(([, y]) => round(y ?? 0));
      if (look.isStepped) path.curve(curveStepAfter);

      return h('path', { d: path(places) ?? '', ...stroke(look) });
    },

    /** The area between two y values. */
    area(places: readonly (readonly [number, number, number])[], look: FillStyle = {}): Mark {
      const path = areaPath<readonly [number, number, number]>()
        .x(([place]) => x(place))
        .y0(([, low]) => round(low))
        .y1(([, , high]) => round(high));

      return h('path', { d: path(places) ?? '', ...fill(look) });
    },

    box(
      from: Position,
      to: Position,
      look: FillStyle & { radius?: number; outline?: StrokeStyle } = {},
    ): Mark {
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

    dot(
      at: Position,
      radius: number,
      look: FillStyle & { ring?: ColorRole; thick?: number } = {},
    ): Mark {
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

    text(at: Position, words: string, look: TextStyle = {}): Mark {
      const { at: end = 'start', ink = 'muted', weight = 400, serif, size = em } = look;
      const halo = look.halo && !(theme.outlinesGlyphs && joinedLetter.test(words));

      return h(
        'text',
        {
          x: x(at[0]),
          y: round(at[1]),
          fontFamily: serif ? theme.serif : theme.sans,
          fontSize: size,
          fontWeight: weight,
          textAnchor: isRtl ? mirroredAnchors[end] : end,
          fill: color(ink),
          ...(halo ? { stroke: color('paper'), strokeWidth: 3, paintOrder: 'stroke' } : {}),
        },
        isRtl ? isolateText(words) : words,
      );
    },
  };
}

type Position = readonly [x: number, y: number];

const joinedLetter = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

const mirroredAnchors = { start: 'end', middle: 'middle', end: 'start' } as const;

/**
 * Wraps text in directional isolates. Anchors stay physical, so that renderers without support for SVG `direction` give the same result.
 */
function isolateText(words: string): string {
  return `\u2068${words}\u2069`;
}

/** Rounds to a tenth of a pixel, to keep the markup small. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
