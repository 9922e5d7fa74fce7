/** One part of the start-up. */
export type StartUpPart = { name: string; run: () => unknown };

/** The browser reports online before requests succeed. */
const retryDelaysMs = [1_000, 5_000, 30_000];

/**
 * Runs the start-up parts in order. A failing part is logged and skipped: a broken icon must not keep the user from the page. A part that
 * fails offline runs again when the network returns.
 *
 * @param retryDelays delays before each retry of parts that fail online
 */
export async function startUp(
  parts: readonly StartUpPart[],
  log: (message: string, failure: unknown) => void,
  retryDelays: readonly number[] = [],
): Promise<void> {
  const failedParts: StartUpPart[] = [];
  const [delay, ...laterDelays] = retryDelays;
  for (const part of parts) {
    try {
      await part.run();
    } catch (failure) {
      if (navigator.onLine === false || delay !== undefined) failedParts.push(part);
      else log(`Start-up: ${part.name} failed`, failure);
    }
  }
  if (failedParts.length === 0) return;
  const retry = (delays: readonly number[]) => void startUp(failedParts, log, delays);
  if (navigator.onLine === false) {
    window.addEventListener('online', () => retry(retryDelaysMs), { once: true });
  } else setTimeout(() => retry(delay === undefined ? retryDelaysMs : laterDelays), delay);
}
