import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales, messageSources } from './locales.ts';
import { allMessagesOf, literalsOf } from './testkit.ts';

/** A word that the texts of a language must not have, what to write instead, and the messages (`slice:key`) that may have it. */
type ForbiddenTerm = { term: string; use: string; except?: string[] };

const lists: Record<Locale, ForbiddenTerm[]> = JSON.parse(
  readFileSync(new URL('../forbidden-terms.json', import.meta.url), 'utf8'),
);

test('there is a list for each locale', () => {
  expect(Object.keys(lists)).toEqual([...locales]);
});

describe.each(locales)('the terms forbidden in %s', (locale) => {
  const messages = allMessagesOf(locale);
  const terms = messageSources[locale].flatMap((source) => lists[source]);

  test('are in no message', () => {
    expect(violationsOf(locale, terms, messages)).toEqual([]);
  });

  test('are listed once, with exceptions that are needed', () => {
    const names = terms.map(({ term }) => term);
    const unneeded = terms.flatMap((forbidden) =>
      (forbidden.except ?? []).filter(
        (key) => !patternOf(locale, forbidden.term).test(literalsOf(messages.get(key) ?? '')),
      ),
    );

    expect(new Set(names).size).toBe(names.length);
    expect(unneeded).toEqual([]);
  });
});

test.each([
  ['en', 'mail', 'Check your mail.', 'Check your email or mailing list.'],
  ['en', 'house rule', '{n, plural, one {# House rule} other {# house rules}}', 'House rules'],
  ['de', 'Mail', 'Öffne die Mail.', 'Öffne die E-Mail.'],
  ['de', 'Soll', 'Das Soll von heute', 'Was soll geschehen?'],
  ['fr', 'file', 'Dans la file', 'Le profile'],
  ['ar', 'النص', 'حفظ النص', 'حفظ النصّ'],
  ['zh-CN', '账户', '打开你的账户。', '打开你的账号。'],
] as const)('in %s, %s is found only as a whole word', (locale, term, wrong, right) => {
  const terms = [{ term, use: 'another word' }];
  const messages = new Map(Object.entries({ 'ui:wrong': wrong, 'ui:right': right }));

  expect(violationsOf(locale, terms, messages)).toEqual([
    `ui:wrong: “${term}”, use “another word”: ${wrong}`,
  ]);
  expect(
    violationsOf(locale, [{ term, use: 'another word', except: ['ui:wrong'] }], messages),
  ).toEqual([]);
});

function violationsOf(
  locale: Locale,
  terms: readonly ForbiddenTerm[],
  messages: ReadonlyMap<string, string>,
): string[] {
  const literals = [...messages].map(([key, text]) => ({ key, text, literal: literalsOf(text) }));

  return terms.flatMap(({ term, use, except = [] }) => {
    const pattern = patternOf(locale, term);

    return literals
      .filter(({ key, literal }) => pattern.test(literal) && !except.includes(key))
      .map(({ key, text }) => `${key}: “${term}”, use “${use}”: ${text}`);
  });
}

/**
 * Finds a term as a whole word, in Chinese anywhere. A small letter of the term stands for the capital too, a capital only for itself:
 * “soll” would find “Soll”, but “Soll” does not find “soll”. After a hyphen a word is not whole: “Mail” is not in “E-Mail”.
 */
function patternOf(locale: Locale, term: string): RegExp {
  const letters = [...term]
    .map((letter) => {
      if (letter === ' ') return '\\s+';
      const capital = letter.toLocaleUpperCase(locale);

      return capital === letter || [...capital].length > 1
        ? letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')
        : `[${letter}${capital}]`;
    })
    .join('');

  return new RegExp(
    locale === 'zh-CN' ? letters : `(?<![\\p{L}\\p{M}-])${letters}(?![\\p{L}\\p{M}])`,
    'u',
  );
}
