import { expect, test } from 'vitest';
import { labelsAmong } from './labels.ts';

const frame = { width: 400, em: 12 };
const start = (x: number, y: number) => ({ at: [x, y] as const, end: 'start' as const }); // literals

test('a label stands where no line runs through it', () => {
  const labels = labelsAmong([[[0, 100], [400, 100]]], frame); // biome-ignore format: one line
  const [onLine, below] = [start(20, 104), start(20, 120)];

  expect(labels.place(['par'], [onLine, below])).toBe(below);
});

test('a label keeps off a steep line and a line straight down', () => {
  const steep = [[0, 200], [100, 0]] as const; // biome-ignore format: one line
  const down = [[200, 0], [200, 200]] as const; // biome-ignore format: one line
  const labels = labelsAmong([steep, down], frame);

  expect(labels.place(['par for today'], [start(40, 100), start(160, 50)])).toBeUndefined();
});

test('a label stands on no other and within the drawing', () => {
  const labels = labelsAmong([], frame);
  labels.keep(['90,000 words'], start(0, 20));

  expect(labels.place(['half'], [start(10, 24), start(390, 60)])).toBeUndefined();
  expect(labels.place(['half', '2 May'], [start(10, 40)])).toEqual(start(10, 40));
});
