import { expect, test } from 'vitest';
import { loadIcons } from './load-icons.ts';

const fails = () => Promise.reject(new Error('no such chunk'));
const comes = (up: string) => async () => ({ strokes: { up } });

test('the chunk of the build comes first', async () => {
  expect(await loadIcons(comes('chunk'), comes('copy'))).toEqual({ up: 'chunk' });
});

test('a chunk that fails is replaced by the copy', async () => {
  expect(await loadIcons(fails, comes('copy'))).toEqual({ up: 'copy' });
});

test('without either there are no signs, and nothing breaks', async () => {
  expect(await loadIcons(fails, fails)).toBeNull();
});
