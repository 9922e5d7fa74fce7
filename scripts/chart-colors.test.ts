import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ColorRole, darkTheme, lightTheme } from '../packages/charts/src/theme.ts';
import { root } from './parts.ts';

const css = readFileSync(join(root, 'apps/web/src/ui/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('[data-scheme="dark"] {');

/** What the charts name otherwise than the page does. */
const names: Partial<Record<ColorRole, { light: string; dark: string }>> = {
  highlight: { light: 'accent', dark: 'orange' },
};
const own: readonly ColorRole[] = ['soft'];
const inks = Object.keys(lightTheme.colors).filter(
  (ink) => !own.includes(ink as ColorRole), // the keys of Colors
) as ColorRole[];

test.each(inks)('%s in a mail or a file is what it is in the page', (ink) => {
  expect(lightTheme.colors[ink]).toBe(tokenOf(names[ink]?.light ?? ink, light));
  expect(darkTheme.colors[ink]).toBe(tokenOf(names[ink]?.dark ?? ink, dark));
});

test.each([lightTheme, darkTheme])('words can be read, and marks told from the paper', (theme) => {
  const { paper, ...drawn } = theme.colors;
  const contrast = (ink: ColorRole) => contrastOf(theme.colors[ink], paper);
  const words = ['ink', 'muted', 'primary'] as const;
  const marks = ['soft', 'line', 'highlight', 'warning', 'success'] as const;

  expect(words.filter((ink) => contrast(ink) < 4.5)).toEqual([]);
  expect(marks.filter((ink) => contrast(ink) < 3)).toEqual([]);
  expect(Object.keys(drawn).sort()).toEqual([...words, ...marks, 'band', 'rule'].sort());
});

function tokenOf(name: string, block: string): string | undefined {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
}

/** WCAG 2.2, contrast ratio. */
function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);

  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
