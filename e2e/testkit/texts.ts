import { readdirSync } from 'node:fs';
import type { Locale } from '@longhand/locales';
import { readTexts } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';
import { zone } from './day.ts';

/** What the interface says in a language, by key: `say('goals.create.submit')`. An unknown key is an error. */
export type Say = (key: string, values?: Record<string, string | number | Date>) => string;

/** Stories find things by what a person reads, in the person's language. */
export function wordsIn(language: Locale): Say {
  const { markup } = createTranslator({
    locale: language,
    messages: Object.fromEntries(slices.map((slice) => [slice, readTexts(language, slice)])),
    timeZone: zone,
    onError(error) {
      throw error;
    },
  });
  const say = markup as (key: string, values: object) => string; // its keys are known only at run time

  return (key, values) => say(key, { ...values, ...plainTags });
}

const plain = (chunks: string) => chunks;
const plainTags = { b: plain, i: plain, em: plain, strong: plain };

const slices = readdirSync(new URL('../../packages/locales/en', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
