/** Preloaded into a server to set its clock ahead, to test what happens after minutes or days. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
const { now } = Date;

Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (date, given: [], target) =>
    Reflect.construct(date, given.length === 0 ? [Date.now()] : given, target),
  apply: (date) => new date(Date.now()).toString(),
});
