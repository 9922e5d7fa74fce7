import type { Place, SampleStore, SavedText, WholeText } from '../samples/sample-store.ts';

/** So many are asked for at once: few enough to be held, many enough not to hurry the server. */
export const atOnce = 20;

type With = {
  stores: Record<Place, SampleStore>;
  /** Waits before asking again where the server wants a pause. */
  pause: () => Promise<void>;
};

/** Saved texts with their words, in parts. Those that are gone are left out; the words of a part that cannot be had are its failure. */
export async function* loadTexts(
  wanted: readonly SavedText[],
  parts: With,
): AsyncGenerator<{ asked: number; texts: readonly WholeText[]; failure: unknown }> {
  let next = load(wanted.slice(0, atOnce), parts);
  for (let from = 0; from < wanted.length; from += atOnce) {
    const part = await next;
    next = load(wanted.slice(from + atOnce, from + 2 * atOnce), parts);
    yield { ...part, asked: Math.min(atOnce, wanted.length - from) };
  }
}

async function load(wanted: readonly SavedText[], { stores, pause }: With) {
  const idsIn = (place: Place) => wanted.filter((text) => text.place === place).map(({ id }) => id);
  try {
    const [server, device] = await Promise.all([
      patiently(() => stores.server.readSeveral(idsIn('server')), pause),
      stores.device.readSeveral(idsIn('device')),
    ]);

    return { texts: [...server, ...device], failure: null };
  } catch (failure) {
    return { texts: [], failure };
  }
}

const tries = 12;

/** The server may want a pause from who reads a whole library at once. */
async function patiently<Got>(get: () => Promise<Got>, pause: () => Promise<void>): Promise<Got> {
  for (let left = tries; ; left--) {
    try {
      return await get();
    } catch (error) {
      const isBusy = error instanceof Error && 'status' in error && error.status === 429;
      if (!isBusy || left <= 1) throw error;
      await pause();
    }
  }
}
