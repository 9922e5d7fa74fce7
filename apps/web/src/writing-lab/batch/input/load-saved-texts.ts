import { type BatchInput, titleOf } from '../../files/open/split-text.ts';
import type { Lab } from '../../storage/lab.ts';
import { retryOnRateLimit, type Wait } from '../../storage/samples/retry-on-rate-limit.ts';
import type { SavedText, StorageLocation } from '../../storage/samples/sample-store.ts';

/** The first of the listed texts that are not included yet, as many as there is room for. */
export function selectNewest(
  listed: readonly SavedText[],
  taken: readonly BatchInput[],
  room: number,
): readonly SavedText[] {
  const ids = new Set(taken.map(({ saved }) => saved?.id));

  return listed.filter(({ id }) => !ids.has(id)).slice(0, Math.max(0, room));
}

/**
 * Loads saved texts from the server and this device in the given order, with their saved kind and language. Texts without words are left
 * out. Requests are retried on a rate limit.
 */
export async function loadSavedTexts(
  { stores }: Pick<Lab, 'stores'>,
  wanted: readonly SavedText[],
  retry: { signal: AbortSignal; wait: Wait },
): Promise<readonly BatchInput[]> {
  const idsIn = (place: StorageLocation) =>
    wanted.filter((text) => text.place === place).map(({ id }) => id);
  const read = await Promise.all([
    retryOnRateLimit(() => stores.server.readSeveral(idsIn('server')), retry),
    stores.device.readSeveral(idsIn('device')),
  ]);
  const byId = new Map(read.flat().map((text) => [text.id, text]));

  return wanted.flatMap(({ id }) => {
    const whole = byId.get(id);
    if (!whole || whole.text.trim() === '') return [];
    const { title, text, projectId, kind, language } = whole;
    const known = { kind, language };

    return [{ title: title || titleOf(text), text, saved: { id, projectId }, known }];
  });
}
