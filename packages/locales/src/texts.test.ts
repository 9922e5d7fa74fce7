import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { type Locale, locales, sourcesOf } from './locales.ts';

const folder = new URL('../', import.meta.url);
const slices = readdirSync(new URL('en/', folder)).map((file) => file.replace('.json', ''));
const whole = locales.filter((locale) => sourcesOf[locale].length === 1);
const regional = locales.filter((locale) => sourcesOf[locale].length > 1);

test.each(whole)('no two kinds of findings have one name in %s', (locale) => {
  const texts = flat(read(locale, 'writing-lab'));
  for (const list of ['findings.category.', 'findings.gloss.']) {
    const names = [...texts].flatMap(([key, text]) => (key.startsWith(list) ? [text] : []));

    expect(new Set(names).size, list).toBe(names.length);
  }
});

describe.each(slices)('the texts of %s', (slice) => {
  const english = flat(read('en', slice));

  test.each(whole)('are there in %s, each with the arguments of English', (locale) => {
    const texts = flat(read(locale, slice));

    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
    }
  });

  test.each(whole)('count in %s as that language counts', (locale) => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

    for (const [key, text] of flat(read(locale, slice))) {
      for (const forms of pluralFormsOf(parse(text))) {
        const named = forms.filter((form) => !form.startsWith('='));
        expect(known, key).toEqual(expect.arrayContaining(named));
        if (locale === 'ar') expect(named.toSorted(), key).toEqual([...known].sort());
      }
    }
  });

  test.each(locales)('are set in %s as that language is printed', (locale) => {
    for (const [key, text] of flat(read(locale, slice))) {
      for (const mistake of mistakesOf[locale] ?? []) {
        expect(literalsOf(text), key).not.toMatch(mistake);
      }
    }
  });

  test.each(regional)('override in %s what the general language has, and only that', (locale) => {
    const general = flat(read(sourcesOf[locale][0] ?? 'en', slice));

    for (const [key, text] of flat(read(locale, slice))) {
      expect(general.has(key), key).toBe(true);
      expect(text, key).not.toBe(general.get(key));
      expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
    }
  });
});

const straightQuotes = /['"]/;
const loudness = /[!¡！]/;
const curlyPairs = /[“”„]/;

/**
 * What is a mistake in print, by language. French sets its signs and thousands off by spaces that do not break; Arabic
 * and Chinese have commas, semicolons and question marks of their own. The mark `·` between two parts is everybody's.
 */
const mistakesOf: Record<Locale, readonly RegExp[]> = {
  en: [straightQuotes, loudness, /[«»„]/],
  de: [straightQuotes, loudness, /[«»”]/],
  fr: [
    straightQuotes,
    loudness,
    curlyPairs,
    /(?<!\u202f)[;?»]/,
    /(?<!\u00a0):/,
    /«(?!\u202f)/,
    /\d[ \u00a0]\d{3}/,
  ],
  es: [straightQuotes, loudness, curlyPairs, /^[^¿]*\?/],
  'es-MX': [straightQuotes, loudness, curlyPairs, /^[^¿]*\?/],
  ar: [straightQuotes, loudness, curlyPairs, /[,;?]/],
  'zh-CN': [straightQuotes, loudness, /[«»„]/, /[,;?]|(?<=[\u4e00-\u9fff])[.:]/],
};

type Words = { [key: string]: string | Words };

function read(locale: Locale, slice: string): Words {
  const file = new URL(`${locale}/${slice}.json`, folder);
  if (!existsSync(file) && regional.includes(locale)) return {};

  return JSON.parse(readFileSync(file, 'utf8'));
}

function flat(texts: Words, above = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[above + key, value] as const]
        : [...flat(value, `${above}${key}.`)],
    ),
  );
}

/** Names of arguments and tags, with their kind; a count may be shown or only chosen by. */
function argumentsOf(text: string): string[] {
  const names = walk(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];

    return [element.type === TYPE.tag ? `<${element.value}>` : element.value];
  });

  return [...new Set(names)].sort();
}

/** The words themselves, an argument being a figure among them. */
function literalsOf(text: string): string {
  const parts = (elements: MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (isTagElement(element)) return parts(element.children);
        if (!isPluralElement(element) && !isSelectElement(element)) return '0';

        return Object.values(element.options)
          .map(({ value }) => parts(value))
          .join(' ');
      })
      .join('');

  return parts(parse(text));
}

function pluralFormsOf(elements: MessageFormatElement[]): string[][] {
  return walk(elements)
    .filter(isPluralElement)
    .map((element) => Object.keys(element.options));
}

function walk(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...walk(element.children)];
    if (!isPluralElement(element) && !isSelectElement(element)) return [element];

    return [element, ...Object.values(element.options).flatMap(({ value }) => walk(value))];
  });
}
