import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, messageSources } from './locales.ts';
import { messagesOf, regionalLocales, slices } from './testkit.ts';

const file = new URL('../regional-bases.json', import.meta.url);

type Bases = Record<string, Record<string, string>>;

/**
 * When a general message changes, its regional override may be out of date. The file records the message that each override was written
 * from; after a look at the overrides named here, `-u` writes it anew.
 */
test('regional overrides were written from the present general messages', async () => {
  const recorded: Bases = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const present = Object.fromEntries(
    regionalLocales.map((locale) => [locale, basesOf(locale, (slice) => generalOf(locale, slice))]),
  );
  const stale = staleKeysOf(recorded, present);

  await expect(
    `${JSON.stringify(present, null, 2)}\n`,
    `Look at these overrides, then run with -u: ${stale.join(', ')}`,
  ).toMatchFileSnapshot('../regional-bases.json');
});

test('an override is stale when its general message changed, and when it is new or gone', () => {
  const base = basesOf('es-MX', (slice) => generalOf('es-MX', slice));
  const changed = basesOf('es-MX', (slice) =>
    slice === 'ui'
      ? new Map([...generalOf('es-MX', slice)].map(([key, text]) => [key, `${text} `]))
      : generalOf('es-MX', slice),
  );
  const inUi = Object.keys(base).filter((key) => key.startsWith('ui:'));

  expect(inUi).not.toEqual([]);
  expect(staleKeysOf({ 'es-MX': base }, { 'es-MX': changed })).toEqual(
    inUi.map((key) => `es-MX ${key}`),
  );
  expect(staleKeysOf({}, { 'es-MX': { 'ui:new': 'a' } })).toEqual(['es-MX ui:new']);
  expect(staleKeysOf({ 'es-MX': { 'ui:gone': 'a' } }, { 'es-MX': {} })).toEqual(['es-MX ui:gone']);
  expect(staleKeysOf({ 'es-MX': base }, { 'es-MX': base })).toEqual([]);
});

function generalOf(locale: Locale, slice: string): Map<string, string> {
  return messagesOf(messageSources[locale][0] ?? locale, slice);
}

/** The hash of the general message of each override, by `slice:key`. */
function basesOf(
  locale: Locale,
  general: (slice: string) => ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    slices.flatMap((slice) => {
      const texts = general(slice);

      return [...messagesOf(locale, slice).keys()].map((key) => [
        `${slice}:${key}`,
        createHash('sha256')
          .update(texts.get(key) ?? '')
          .digest('hex')
          .slice(0, 12),
      ]);
    }),
  );
}

function staleKeysOf(recorded: Bases, present: Bases): string[] {
  return Object.keys({ ...recorded, ...present }).flatMap((locale) => {
    const before = recorded[locale] ?? {};
    const now = present[locale] ?? {};

    return Object.keys({ ...before, ...now })
      .filter((key) => before[key] !== now[key])
      .map((key) => `${locale} ${key}`);
  });
}
