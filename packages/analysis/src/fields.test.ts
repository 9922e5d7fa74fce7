import { beforeAll, expect, test } from 'vitest';
import { analyzeWhole } from './analyze-whole.ts';
import { fieldCards } from './fields.ts';
import { passages } from './golden/passages.ts';

const long = `${passages.en} I can learn this, but I am not able to yet; I always fail and hope to win.\n`;
const mixed = `${passages.en}\nDas hier ist ein ganzer Absatz auf Deutsch, den niemand in diesem Text erwartet hätte.\n`;
const heard =
  'A pale lantern swung above the door of the mill. Behind the hill a pale moon rose. The night was very cold and the wind was up.';
const seen = new Set<string>();
const gaining = 'Soñaba con alcanzar el faro y temía perder la barca en la niebla.\n'.repeat(40);
const overused = 'The ferry left at dawn. Ruth was very tired and nodded.\n'.repeat(100);

beforeAll(async () => {
  const texts = [
    ...Object.values(passages),
    long.repeat(8),
    mixed,
    heard,
    overused,
    gaining,
    'Hm.',
  ];
  for (const text of texts) {
    collect(await analyzeWhole(text), '');
  }
}, 60_000);

test('every field of a result is documented', () => {
  const known = new Set(fieldCards.map(({ path }) => path));

  expect([...seen].filter((path) => !known.has(path))).toEqual([]);
});

test('every field that is documented is there', () => {
  expect(fieldCards.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
});

/** Paths as the cards write them: spans, figures and tables are one field each. */
function collect(value: unknown, path: string): void {
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 300)) collect(one, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) collect(one, path ? `${path}.${name}` : name);
  } else {
    const field = path
      .replace(/\.(?:from|to)$/, '')
      .replace(/(values|functionWords)\.\w+$/, '$1')
      .replace(/^(profile\.(?:sentiment|narrative)\.absent)\..+$/, '$1')
      .replace(/(?<!^profile\.(?:sentiment|narrative))\.absent\..+$/, '')
      .replace(/(?<!evidence\[\])\.value$/, '');
    seen.add(field);
  }
}
