import { beforeAll, expect, test } from 'vitest';
import { analyzeWithProfile } from './analyze-with-profile.ts';
import { fieldCards } from './fields.ts';
import { passages } from './golden/passages.ts';

const long = `${passages.en} I can learn this, but I am not able to yet; I always fail and hope to win.\n`;
const mixed = `${passages.en}\nDas hier ist ein ganzer Absatz auf Deutsch, den niemand in diesem Text erwartet hätte.\n`;
const echoText =
  'A pale lantern swung above the door of the mill. Behind the hill a pale moon rose. The night was very cold and the wind was up.';
const foundPaths = new Set<string>();
const promotionText = 'Soñaba con alcanzar el faro y temía perder la barca en la niebla.\n'.repeat(
  40,
);
const overused = 'The ferry left at dawn. Ruth was very tired and nodded.\n'.repeat(100);

beforeAll(async () => {
  const texts = [
    ...Object.values(passages),
    long.repeat(8),
    mixed,
    echoText,
    overused,
    promotionText,
    'Hm.',
  ];
  for (const text of texts) {
    collectPaths(await analyzeWithProfile(text), '');
  }
}, 60_000);

test('every field of a result is documented', () => {
  const documentedPaths = new Set(fieldCards.map(({ path }) => path));

  expect([...foundPaths].filter((path) => !documentedPaths.has(path))).toEqual([]);
});

test('every documented field exists', () => {
  expect(fieldCards.map(({ path }) => path).filter((path) => !foundPaths.has(path))).toEqual([]);
});

/** Builds paths in the form of the documentation: spans, figures and tables are one field each. */
function collectPaths(value: unknown, path: string): void {
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 300)) collectPaths(one, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value))
      collectPaths(one, path ? `${path}.${name}` : name);
  } else {
    const field = path
      .replace(/\.(?:from|to)$/, '')
      .replace(/(values|functionWords)\.\w+$/, '$1')
      .replace(/^(profile\.(?:sentiment|narrative)\.absent)\..+$/, '$1')
      .replace(/(?<!^profile\.(?:sentiment|narrative))\.absent\..+$/, '')
      .replace(/(?<!evidence\[\])\.value$/, '');
    foundPaths.add(field);
  }
}
