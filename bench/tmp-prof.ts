import { newContext } from '../e2e/testkit/context.ts';
import { onStage } from '../e2e/testkit/stage.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { novel } from './texts.ts';

const words = Number(process.argv[2] ?? 1000);
const at = Number(process.argv[3] ?? 1);
const mode = process.argv[4] ?? 'grammar';
const traced = process.argv[5] === 'trace';
await onStage(async ({ browser, server, mailbox }) => {
  const account = await signUp(server.origin, mailbox);
  const proofreading = { spelling: mode !== 'analysis', grammar: mode === 'grammar', english: 'any', spanish: 'any' } as const;
  await account.api.settings.changePreferences({ body: { proofreading } });
  const text = novel(words);
  const all: Record<string, number[]> = { real: [], bare: [] };
  for (let round = 0; round < Number(process.argv[6] ?? 2); round++)
    for (const kind of ['real', 'bare'] as const) {
      const { id } = await account.api.writingLab.createSample({
        body: { id: crypto.randomUUID(), title: 'A book', kind: 'fiction', language: 'en', text },
      });
      const context = await newContext(browser, server.origin, {}, account);
      if (kind === 'bare') await context.addInitScript(neverAnswer);
      const page = await context.newPage();
      const isTraced = traced;
      if (isTraced)
        await browser.startTracing(page, {
          path: `/tmp/nov-trace-${kind}.json`,
          categories: (process.argv[7] ?? 'devtools.timeline,v8.execute,blink.user_timing,toplevel,v8,v8.wasm').split(','),
        });
      await page.goto(`/app/writing-lab/analyzer?sample=${id}`);
      await page.locator('.cm-content').waitFor();
      const opened = performance.now();
      await page.locator('.cm-scroller').evaluate((element) => {
        const scrolled = element.scrollHeight > element.clientHeight ? element : document.scrollingElement;
        scrolled?.scrollTo({ top: scrolled.scrollHeight / 2 });
      });
      await page.locator('.cm-line').nth(5).click();
      await page.keyboard.press('End');
      await page.waitForTimeout(Math.max(0, opened + at * 1000 - performance.now()));
      await page.evaluate(timeKeys);
      await page.keyboard.type('again and then '.repeat(4), { delay: 60 });
      const times = (await page.evaluate(() => (window as any).keyTimes)) as number[];
      if (isTraced) await browser.stopTracing();
      await context.close();
      all[kind].push(...times);
      console.log(kind, times.map((t) => Math.round(t)).join(' '));
    }
  const q = (l: number[], p: number) => [...l].sort((a, b) => a - b)[Math.floor(l.length * p)] ?? 0;
  for (const p of [0.5, 0.95]) console.log(p, q(all.real, p).toFixed(1), q(all.bare, p).toFixed(1), (q(all.real, p) / q(all.bare, p)).toFixed(2));
});
function timeKeys() {
  const times: number[] = [];
  (window as any).keyTimes = times;
  const { port1, port2 } = new MessageChannel();
  let began: number | undefined;
  port1.onmessage = () => {
    if (began !== undefined) { times.push(performance.now() - began); performance.measure('KEY', { start: began, end: performance.now() }); }
    began = undefined;
  };
  window.addEventListener('keydown', (event) => {
    began ??= event.timeStamp;
    requestAnimationFrame(() => port2.postMessage(null));
  }, true);
}
function neverAnswer() {
  (window as any).Worker = class extends EventTarget {
    onmessage = null; onmessageerror = null; onerror = null;
    postMessage() {}
    terminate() {}
  };
}
