import { expect, test } from 'vitest';
import { loadIcons } from './load-icons.ts';

const rejectLoad = () => Promise.reject(new Error('no such chunk'));
const resolveLoad = (up: string) => async () => ({ strokes: { up } });

test('the built chunk is tried first', async () => {
  expect(await loadIcons(resolveLoad('chunk'), resolveLoad('copy'))).toEqual({ up: 'chunk' });
});

test('the copy is used when the chunk fails', async () => {
  expect(await loadIcons(rejectLoad, resolveLoad('copy'))).toEqual({ up: 'copy' });
});

test('null is returned when both fail', async () => {
  expect(await loadIcons(rejectLoad, rejectLoad)).toBeNull();
});
