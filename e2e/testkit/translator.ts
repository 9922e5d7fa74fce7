import { readdirSync } from 'node:fs';
import type { Locale } from '@longhand/locales';
import { readMessages } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';
import { testTimeZone } from './day.ts';

/** Returns the interface text of a message key: `t('goals.create.submit')`. Throws on an unknown key. */
export type Translate = (key: string, values?: Record<string, string | number | Date>) => string;

/** Tests locate elements by the text shown, in the user's language. */
export function translatorFor(language: Locale): Translate {
  const { markup } = createTranslator({
    locale: language,
    messages: Object.fromEntries(slices.map((slice) => [slice, readMessages(language, slice)])),
    timeZone: testTimeZone,
    onError(error) {
      throw error;
    },
  });
  const translate = markup as (key: string, values: object) => string; // its keys are known only at run time

  return (key, values) => translate(key, { ...values, ...stripTags });
}

const stripTag = (chunks: string) => chunks;
const stripTags = { b: stripTag, i: stripTag, em: stripTag, strong: stripTag };

const slices = readdirSync(new URL('../../packages/locales/en', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
