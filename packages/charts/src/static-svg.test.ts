import { expect, test } from 'vitest';
import { line } from './kinds/line.ts';
import type { LineData } from './kinds/line-data.ts';
import { staticSvg } from './static-svg.ts';
import { darkTheme, lightTheme, pageTheme } from './theme.ts';

const data: LineData = {
  xAxis: { name: 'Day', type: 'day' },
  value: { name: 'Words' },
  series: [
    {
      name: 'Words & <more>',
      points: [
        { at: '2026-11-01', value: 12 },
        { at: '2026-11-20', value: 18 },
      ],
    },
  ],
};
const setting = {
  theme: lightTheme,
  locale: 'en',
  dir: 'ltr',
  width: 640,
  summary: 'They grew.',
} as const;

test('the server renders one SVG with an accessible name and resolved colors', () => {
  const svg = staticSvg(line, data, setting);

  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" aria-label="They grew\."/,
  );
  expect(svg).toContain('<title>They grew.</title>');
  expect(svg).toContain(lightTheme.colors.ink);
  expect(svg).not.toMatch(/var\(|NaN|undefined|class=/);
});

test('user text is escaped', () => {
  expect(staticSvg(line, data, setting)).toContain('Words &amp; &lt;more&gt;');
});

test('a theme changes only colors and fonts', () => {
  const plain = (theme: typeof lightTheme) =>
    staticSvg(line, data, { ...setting, theme })
      ?.replaceAll(/(fill|stroke)="(#[0-9a-f]{6}|var\(--\w+\))"/g, '')
      .replaceAll(/font-family="[^"]*"/g, '');

  expect(plain(darkTheme)).toBe(plain(lightTheme));
  expect(plain(pageTheme)).toBe(plain(lightTheme));
});

test('a standalone file includes its title and a background', () => {
  const svg = staticSvg(line, data, { ...setting, title: 'Words in a sentence' });

  expect(svg).toContain('>Words in a sentence</text>');
  expect(svg).toMatch(/viewBox="-24 -88 688 \d+"/);
  expect(svg).toContain(`fill="${lightTheme.colors.paper}"`);
});

test('no drawing below the minimum number of points', () => {
  const one = data.series.map((series) => ({ ...series, points: series.points.slice(1) }));

  expect(staticSvg(line, { ...data, series: one }, setting)).toBeUndefined();
});
