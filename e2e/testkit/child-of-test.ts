/**
 * Preloaded into the server that a story runs against: it ends with the story that started it, and its
 * clock may be set ahead, for what happens after minutes or days.
 */
process.once('disconnect', () => process.exit());

const aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
if (aheadMs !== 0) {
  const { now } = Date;
  Date.now = () => now() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: [], target) =>
      Reflect.construct(date, given.length === 0 ? [Date.now()] : given, target),
    apply: (date) => new date(Date.now()).toString(),
  });
}
