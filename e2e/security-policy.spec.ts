import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest('injected code does not run', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/Content Security Policy|violates the following|status of 404/);

  for (const path of ['/', '/auth/login', '/app']) {
    await page.goto(path, { waitUntil: 'networkidle' });

    expect(await injectCode(page), path).toEqual({
      inlineScript: 'refused',
      eventAttribute: 'refused',
      evaluatedText: 'refused',
      styleElement: 'refused',
      styleAttribute: 'refused',
      workerFromBlob: 'refused',
      webAssembly: 'refused',
      base: 'refused',
    });
  }
});

browserTest(
  'each page has its own nonce and no inline script',
  async ({ newVisitor, newWriter }) => {
    const { page: member } = await newWriter();
    const { page: visitor } = await newVisitor();
    const nonces = new Set<string>();

    for (const [page, path] of [
      [visitor, '/'],
      [visitor, '/auth/login'],
      [member, '/app'],
      [member, '/app/writing-lab/analyzer'],
    ] as const) {
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      const body = (await response?.text()) ?? '';
      const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];

      expect(policy, path).toContain("default-src 'self'; script-src 'self';");
      expect(policy, path).not.toMatch(/unsafe|\*|https:|worker-src [^;]*blob:/);
      expect(body.match(/<script(?![^>]* src=)[^>]*>/g), path).toEqual([
        '<script type="application/json" id="initial-state">',
      ]);
      expect(body, path).not.toMatch(/<[^>]+\s(on\w+|style)="/);
      expect(nonce, path).not.toBe('');
      nonces.add(nonce);
    }

    expect(nonces.size).toBe(4);
  },
);

browserTest('the analysis works under the policy', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: t('landing.live.title') });
  await field.fill(chapters[0]?.text ?? '');

  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  for (const worker of page.workers()) expect(worker.url()).toMatch(/^http/);
});

type Outcomes = Record<string, 'refused' | 'done'>;

/** Runs injection attempts as markup in the page would. */
function injectCode(page: Page): Promise<Outcomes> {
  return page.evaluate(async () => {
    const outcome = (isDone: boolean) => (isDone ? ('done' as const) : ('refused' as const));
    const markScript = (name: string) => `document.documentElement.dataset.${name} = 'yes'`;
    const isMarked = (name: string) => document.documentElement.dataset[name] === 'yes';
    const add = (markup: string) => {
      const place = document.createElement('div');
      place.innerHTML = markup;
      document.body.append(place);

      return place;
    };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

    await pause(); // the following runs as the page, not as the test runner
    document.head.append(
      Object.assign(document.createElement('script'), { text: markScript('inline') }),
    );
    add(`<img src="/nothing.png" onerror="${markScript('attribute')}">`);
    setTimeout(markScript('evaluated') as unknown as () => void); // tests a string argument on purpose
    const styled = add('<p style="position: fixed">x</p><style>p { z-index: 77 }</style>');
    const paragraph = styled.querySelector('p') ?? styled;
    const worker = await new Promise<boolean>((resolve) => {
      try {
        const url = URL.createObjectURL(new Blob(['postMessage(1)']));
        const made = new Worker(url);
        made.onmessage = () => resolve(true);
        made.onerror = () => resolve(false);
      } catch {
        resolve(false);
      }
    });
    const wasm = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    );
    document.head.append(
      Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
    );
    await pause();

    const computedStyle = getComputedStyle(paragraph);
    return {
      inlineScript: outcome(isMarked('inline')),
      eventAttribute: outcome(isMarked('attribute')),
      evaluatedText: outcome(isMarked('evaluated')),
      styleElement: outcome(computedStyle.zIndex === '77'),
      styleAttribute: outcome(computedStyle.position === 'fixed'),
      workerFromBlob: outcome(worker),
      webAssembly: outcome(wasm),
      base: outcome(document.baseURI.startsWith('https://elsewhere')),
    };
  });
}
