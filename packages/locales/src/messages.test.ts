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
import { literalsOf, messagesOf, regionalLocales, slices } from './testkit.ts';

const fullLocales = locales.filter((locale) => messageSources[locale].length === 1);

test.each(fullLocales)('finding names are unique in %s', (locale) => {
  const texts = messagesOf(locale, 'writing-lab');
  for (const list of ['findings.category.', 'findings.gloss.']) {
    const names = [...texts].flatMap(([key, text]) => (key.startsWith(list) ? [text] : []));

    expect(new Set(names).size, list).toBe(names.length);
  }
});

/** Amounts arrive written out: two words are كلمتان in the nominative and كلمتين after a preposition or in a genitive. */
test.each(slices)('Arabic amounts of %s are in the nominative', (slice) => {
  const governed = /(?:^|\s)(?:من|إلى|في|بعد|أصل|تسجيل|حذف|استعادة) (?:<b>)?\{(?:amount|target)\}/;

  for (const [key, text] of messagesOf('ar', slice)) expect(text, key).not.toMatch(governed);
});

describe.each(slices)('the messages of %s', (slice) => {
  const english = messagesOf('en', slice);

  test.each(fullLocales)('exist in %s with the same arguments as in English', (locale) => {
    const texts = messagesOf(locale, slice);

    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
    }
  });

  test.each(fullLocales)('use the plural categories of %s', (locale) => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

    for (const [key, text] of messagesOf(locale, slice)) {
      for (const forms of pluralFormsOf(parse(text))) {
        const named = forms.filter((form) => !form.startsWith('='));
        expect(known, key).toEqual(expect.arrayContaining(named));
        if (locale === 'ar') expect(named.toSorted(), key).toEqual([...known].sort());
      }
    }
  });

  test.each(locales)('follow the typography of %s', (locale) => {
    for (const [key, text] of messagesOf(locale, slice)) {
      for (const mistake of typographyErrors[locale] ?? []) {
        expect(literalsOf(text), key).not.toMatch(mistake);
      }
    }
  });

  test.each(regionalLocales)('override in %s only messages of the general locale', (locale) => {
    const general = messagesOf(messageSources[locale][0] ?? 'en', slice);

    for (const [key, text] of messagesOf(locale, slice)) {
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

/** Names of arguments and tags; an argument may be displayed or only used for plural selection. */
function argumentsOf(text: string): string[] {
  const names = walk(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];

    return [element.type === TYPE.tag ? `<${element.value}>` : element.value];
  });

  return [...new Set(names)].sort();
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
