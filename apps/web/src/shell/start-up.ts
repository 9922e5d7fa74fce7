/** One part of the start-up. */
export type Part = { name: string; run: () => unknown };

/**
 * Runs the parts of the start-up one after another. One that fails is logged and passed over: a broken icon
 * must not keep a writer from the page.
 */
export async function startUp(
  parts: readonly Part[],
  log: (message: string, failure: unknown) => void,
): Promise<void> {
  for (const { name, run } of parts) {
    try {
      await run();
    } catch (failure) {
      log(`Start-up: ${name} failed`, failure);
    }
  }
}
