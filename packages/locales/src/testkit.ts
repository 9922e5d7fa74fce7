import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Locale, locales, messageSources } from './locales.ts';

type MessageTree = { [key: string]: string | MessageTree };

const folder = new URL('../', import.meta.url);

export const slices = readdirSync(new URL('en/', folder)).map((file) => file.replace('.json', ''));
export const regionalLocales = locales.filter((locale) => messageSources[locale].length > 1);

/** The messages of one slice by dotted key, from the files of this locale only: a regional locale has its overrides. */
export function messagesOf(locale: Locale, slice: string): Map<string, string> {
  const file = new URL(`${locale}/${slice}.json`, folder);
  if (!existsSync(file) && regionalLocales.includes(locale)) return new Map();

  return flatten(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * All messages that a locale shows, by `slice:key`; a regional locale has those of the general one too.
 *
 * @example allMessagesOf('es-MX').get('ui:close') // 'Cerrar'
 */
export function allMessagesOf(locale: Locale): Map<string, string> {
  return new Map(
    messageSources[locale].flatMap((source) =>
      slices.flatMap((slice) =>
        [...messagesOf(source, slice)].map(([key, text]) => [`${slice}:${key}`, text] as const),
      ),
    ),
  );
}

/** The literal text, with arguments replaced by a digit. */
export function literalsOf(text: string): string {
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

function flatten(texts: MessageTree, above = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[above + key, value] as const]
        : [...flatten(value, `${above}${key}.`)],
    ),
  );
}
