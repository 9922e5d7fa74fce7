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
import { type Locale, locales, messageSources } from './locales.ts';

const folder = new URL('../', import.meta.url);
const slices = readdirSync(new URL('en/', folder)).map((file) => file.replace('.json', ''));
const fullLocales = locales.filter((locale) => messageSources[locale].length === 1);
const regionalLocales = locales.filter((locale) => messageSources[locale].length > 1);

test.each(fullLocales)('finding names are unique in %s', (locale) => {
  const texts = flatten(read(locale, 'writing-lab'));
  for (const list of ['findings.category.', 'findings.gloss.']) {
    const names = [...texts].flatMap(([key, text]) => (key.startsWith(list) ? [text] : []));

    expect(new Set(names).size, list).toBe(names.length);
  }
});

describe.each(slices)('the messages of %s', (slice) => {
  const english = flatten(read('en', slice));

  test.each(fullLocales)('exist in %s with the arguments of English', (locale) => {
    const texts = flatten(read(locale, slice));

    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
    }
  });

  test.each(fullLocales)('use the plural categories of %s', (locale) => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

    for (const [key, text] of flatten(read(locale, slice))) {
      for (const forms of pluralFormsOf(parse(text))) {
        const named = forms.filter((form) => !form.startsWith('='));
        expect(known, key).toEqual(expect.arrayContaining(named));
        if (locale === 'ar') expect(named.toSorted(), key).toEqual([...known].sort());
      }
    }
  });

  test.each(locales)('follow the typography of %s', (locale) => {
    for (const [key, text] of flatten(read(locale, slice))) {
      for (const mistake of typographyErrors[locale] ?? []) {
        expect(literalsOf(text), key).not.toMatch(mistake);
      }
    }
  });

  test.each(regionalLocales)('override in %s only messages of the general locale', (locale) => {
    const general = flatten(read(messageSources[locale][0] ?? 'en', slice));

    for (const [key, text] of flatten(read(locale, slice))) {
      expect(general.has(key), key).toBe(true);
      expect(text, key).not.toBe(general.get(key));
      expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
    }
  });
});

const straightQuotes = /['"]/;
const exclamationMarks = /[!¡！]/;
const curlyPairs = /[“”„]/;

/**
 * Typography errors by locale. French uses no-break spaces before some punctuation and in numbers; Arabic and Chinese have their own
 * commas, semicolons and question marks. The separator `·` is allowed in every language.
 */
const typographyErrors: Record<Locale, readonly RegExp[]> = {
  en: [straightQuotes, exclamationMarks, /[«»„]/],
  de: [straightQuotes, exclamationMarks, /[«»”]/],
  fr: [
    straightQuotes,
    exclamationMarks,
    curlyPairs,
    /(?<!\u202f)[;?»]/,
    /(?<!\u00a0):/,
    /«(?!\u202f)/,
    /\d[ \u00a0]\d{3}/,
  ],
  es: [straightQuotes, exclamationMarks, curlyPairs, /^[^¿]*\?/],
  'es-MX': [straightQuotes, exclamationMarks, curlyPairs, /^[^¿]*\?/],
  ar: [straightQuotes, exclamationMarks, curlyPairs, /[,;?]/],
  'zh-CN': [straightQuotes, exclamationMarks, /[«»„]/, /[,;?]|(?<=[\u4e00-\u9fff])[.:]/],
};

type MessageTree = { [key: string]: string | MessageTree };

function read(locale: Locale, slice: string): MessageTree {
  const file = new URL(`${locale}/${slice}.json`, folder);
  if (!existsSync(file) && regionalLocales.includes(locale)) return {};

  return JSON.parse(readFileSync(file, 'utf8'));
}

function flatten(texts: MessageTree, above = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[above + key, value] as const]
        : [...flatten(value, `${above}${key}.`)],
    ),
  );
}

/** Names of arguments and tags; an argument may be displayed or only used for plural selection. */
function argumentsOf(text: string): string[] {
  const names = walk(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];

    return [element.type === TYPE.tag ? `<${element.value}>` : element.value];
  });

  return [...new Set(names)].sort();
}

/** The literal text, with arguments replaced by a digit. */
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
