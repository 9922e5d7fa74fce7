/** One part of the start-up. */
export type Part = { name: string; run: () => unknown };

/** The network is said to be back before it answers. */
const pausesMs = [1_000, 5_000, 30_000];

/**
 * Runs the parts of the start-up one after another. One that fails is logged and passed over: a broken icon
 * must not keep a writer from the page. One that fails while there is no network is run again when it is back.
 *
 * @param pauses what is waited before each further try of what fails with a network
 */
export async function startUp(
  parts: readonly Part[],
  log: (message: string, failure: unknown) => void,
  pauses: readonly number[] = [],
): Promise<void> {
  const waiting: Part[] = [];
  const [pause, ...later] = pauses;
  for (const part of parts) {
    try {
      await part.run();
    } catch (failure) {
      if (navigator.onLine === false || pause !== undefined) waiting.push(part);
      else log(`Start-up: ${part.name} failed`, failure);
    }
  }
  if (waiting.length === 0) return;
  const again = (rest: readonly number[]) => void startUp(waiting, log, rest);
  if (navigator.onLine === false) {
    window.addEventListener('online', () => again(pausesMs), { once: true });
  } else setTimeout(() => again(pause === undefined ? pausesMs : later), pause);
}
