import {
  defaultLocale,
  type Locale,
  type MessageSlice,
  type Messages,
  sourcesOf,
} from '@longhand/locales';
import { mergeTexts, type Texts } from '@longhand/locales/merge';

const files = import.meta.glob<Texts>('../../../../packages/locales/*/*.json', {
  import: 'default',
});

/** The texts of some slices in one language, each file a small chunk of its own. */
export async function readTexts(
  locale: Locale,
  slices: readonly MessageSlice[],
): Promise<Partial<Messages>> {
  const pairs = await Promise.all(
    slices.map(async (slice) => [slice, await readSlice(locale, slice)] as const),
  );

  return Object.fromEntries(pairs) as Partial<Messages>; // the checks of @longhand/locales hold the files to this shape
}

/** A file that can not be fetched is read in English: words in another language are better than none. */
async function readSlice(locale: Locale, slice: MessageSlice): Promise<Texts> {
  try {
    return await readFrom(sourcesOf[locale], slice);
  } catch (failure) {
    if (locale === defaultLocale) throw failure;

    return readFrom([defaultLocale], slice);
  }
}

async function readFrom(sources: readonly Locale[], slice: MessageSlice): Promise<Texts> {
  const layers = await Promise.all(
    sources.map((source) => files[`../../../../packages/locales/${source}/${slice}.json`]?.()),
  );

  return layers.reduce<Texts>((under, layer) => mergeTexts(under, layer ?? {}), {});
}
