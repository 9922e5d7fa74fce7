import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const table = readFileSync(join(root, 'docs/limits.md'), 'utf8');
const listedTests = [...table.matchAll(/\| `([^`]+\.test\.ts)`(?:: (.+?))? \|$/gm)];

test('each test listed in the table of limits exists', () => {
  const missing = listedTests.filter(([, file = '', title = '']) => {
    const source = readFileSync(join(root, file), 'utf8');

    return !source.includes(title);
  });

  expect(listedTests.length).toBeGreaterThan(30);
  expect(missing.map(([row]) => row)).toEqual([]);
});
