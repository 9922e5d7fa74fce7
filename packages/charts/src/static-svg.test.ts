import { expect, test } from 'vitest';
import { line } from './kinds/line.ts';
import type { LineData } from './kinds/line-data.ts';
import { staticSvg } from './static-svg.ts';
import { darkTheme, lightTheme, pageTheme } from './theme.ts';

const data: LineData = {
  along: { name: 'Day', holds: 'day' },
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

test('what the server makes is one SVG with a name and resolved colours', () => {
  const svg = staticSvg(line, data, setting);

  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" aria-label="They grew\."/,
  );
  expect(svg).toContain('<title>They grew.</title>');
  expect(svg).toContain(lightTheme.colors.ink);
  expect(svg).not.toMatch(/var\(|NaN|undefined|class=/);
});

test('words of the writer cannot become elements', () => {
  expect(staticSvg(line, data, setting)).toContain('Words &amp; &lt;more&gt;');
});

test('a theme changes colours and nothing else', () => {
  const plain = (theme: typeof lightTheme) =>
    staticSvg(line, data, { ...setting, theme })
      ?.replaceAll(/(fill|stroke)="(#[0-9a-f]{6}|var\(--\w+\))"/g, '')
      .replaceAll(/font-family="[^"]*"/g, '');

  expect(plain(darkTheme)).toBe(plain(lightTheme));
  expect(plain(pageTheme)).toBe(plain(lightTheme));
});

test('a file carries its title on paper', () => {
  const svg = staticSvg(line, data, { ...setting, title: 'Words in a sentence' });

  expect(svg).toContain('>Words in a sentence</text>');
  expect(svg).toMatch(/viewBox="-24 -88 688 \d+"/);
  expect(svg).toContain(`fill="${lightTheme.colors.paper}"`);
});

test('fewer points than a chart needs make no drawing', () => {
  const one = data.series.map((series) => ({ ...series, points: series.points.slice(1) }));

  expect(staticSvg(line, { ...data, series: one }, setting)).toBeUndefined();
});
