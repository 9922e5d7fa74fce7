import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ColorRole, darkTheme, lightTheme } from '../packages/charts/src/theme.ts';
import { root } from './command-steps.ts';

const css = readFileSync(join(root, 'apps/web/src/ui/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('[data-scheme="dark"] {');

/** Colors with a different name in charts and in the page. */
const tokenNames: Partial<Record<ColorRole, { light: string; dark: string }>> = {
  highlight: { light: 'accent', dark: 'orange' },
};
const chartOnlyInks: readonly ColorRole[] = ['soft'];
const inks = Object.keys(lightTheme.colors).filter(
  (ink) => !chartOnlyInks.includes(ink as ColorRole), // the keys of Colors
) as ColorRole[];

test.each(inks)('%s is the same in emails, files and the page', (ink) => {
  expect(lightTheme.colors[ink]).toBe(readToken(tokenNames[ink]?.light ?? ink, light));
  expect(darkTheme.colors[ink]).toBe(readToken(tokenNames[ink]?.dark ?? ink, dark));
});

test.each([lightTheme, darkTheme])(
  'text and marks have enough contrast with the background',
  (theme) => {
    const { paper, ...drawn } = theme.colors;
    const contrast = (ink: ColorRole) => contrastRatio(theme.colors[ink], paper);
    const textInks = ['ink', 'muted', 'primary'] as const;
    const markInks = ['soft', 'line', 'highlight', 'warning', 'success'] as const;

    expect(textInks.filter((ink) => contrast(ink) < 4.5)).toEqual([]);
    expect(markInks.filter((ink) => contrast(ink) < 3)).toEqual([]);
    expect(Object.keys(drawn).sort()).toEqual([...textInks, ...markInks, 'band', 'rule'].sort());
  },
);

function readToken(name: string, block: string): string | undefined {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
}

/** WCAG 2.2, contrast ratio. */
function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  );

  return (high + 0.05) / (low + 0.05);
}

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
