import {
  defaultLocale,
  type Locale,
  type MessageSlice,
  type Messages,
  messageSources,
} from '@longhand/locales';
import { type MessageTree, mergeMessages } from '@longhand/locales/merge';

const messageFiles = import.meta.glob<MessageTree>('../../../../packages/locales/*/*.json', {
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
async function readSliceMessages(locale: Locale, slice: MessageSlice): Promise<MessageTree> {
  try {
    return await readLayers(messageSources[locale], slice);
  } catch (failure) {
    if (locale === defaultLocale) throw failure;

    return readLayers([defaultLocale], slice);
  }
}

async function readLayers(sources: readonly Locale[], slice: MessageSlice): Promise<MessageTree> {
  const layers = await Promise.all(
    sources.map((source) =>
      messageFiles[`../../../../packages/locales/${source}/${slice}.json`]?.(),
    ),
  );

  return layers.reduce<MessageTree>((under, layer) => mergeMessages(under, layer ?? {}), {});
}
