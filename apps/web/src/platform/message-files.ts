import {
  defaultLocale,
  type Locale,
  type MessageSlice,
  type Messages,
  sourcesOf,
} from '@longhand/locales';
import { mergeTexts, type Texts } from '@longhand/locales/merge';

const messageFiles = import.meta.glob<Texts>('../../../../packages/locales/*/*.json', {
  import: 'default',
});

/** Loads the messages of some slices, each file from its own chunk. */
export async function readMessages(
  locale: Locale,
  slices: readonly MessageSlice[],
): Promise<Partial<Messages>> {
  const pairs = await Promise.all(
    slices.map(async (slice) => [slice, await readSliceMessages(locale, slice)] as const),
  );

  return Object.fromEntries(pairs) as Partial<Messages>; // the checks of @longhand/locales ensure this shape
}

/** Falls back to English if a file cannot be loaded. */
async function readSliceMessages(locale: Locale, slice: MessageSlice): Promise<Texts> {
  try {
    return await readLayers(sourcesOf[locale], slice);
  } catch (failure) {
    if (locale === defaultLocale) throw failure;

    return readLayers([defaultLocale], slice);
  }
}

async function readLayers(sources: readonly Locale[], slice: MessageSlice): Promise<Texts> {
  const layers = await Promise.all(
    sources.map((source) =>
      messageFiles[`../../../../packages/locales/${source}/${slice}.json`]?.(),
    ),
  );

  return layers.reduce<Texts>((under, layer) => mergeTexts(under, layer ?? {}), {});
}
