import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chapters } from './testkit/manuscripts/en.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story('what is smuggled into a page does nothing there', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/Content Security Policy|violates the following|status of 404/);

  for (const path of ['/', '/auth/login', '/app']) {
    await page.goto(path, { waitUntil: 'networkidle' });

    expect(await smuggle(page), path).toEqual({
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

story(
  'each page has a nonce of its own, and no script within',
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

story('within that policy a text is analyzed and marked', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: say('landing.live.title') });
  await field.fill(chapters[0]?.text ?? '');

  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  for (const worker of page.workers()) expect(worker.url()).toMatch(/^http/);
});

type Outcomes = Record<string, 'refused' | 'done'>;

/** Tries what somebody would who has got markup into a page, each as the page itself would do it. */
function smuggle(page: Page): Promise<Outcomes> {
  return page.evaluate(async () => {
    const said = (isDone: boolean) => (isDone ? ('done' as const) : ('refused' as const));
    const mark = (name: string) => `document.documentElement.dataset.${name} = 'yes'`;
    const has = (name: string) => document.documentElement.dataset[name] === 'yes';
    const add = (markup: string) => {
      const place = document.createElement('div');
      place.innerHTML = markup;
      document.body.append(place);

      return place;
    };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

    await pause(); // what follows is the page's, not that of whoever drives the browser
    document.head.append(Object.assign(document.createElement('script'), { text: mark('inline') }));
    add(`<img src="/nothing.png" onerror="${mark('attribute')}">`);
    setTimeout(mark('evaluated') as unknown as () => void); // text is what is tried
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

    const look = getComputedStyle(paragraph);
    return {
      inlineScript: said(has('inline')),
      eventAttribute: said(has('attribute')),
      evaluatedText: said(has('evaluated')),
      styleElement: said(look.zIndex === '77'),
      styleAttribute: said(look.position === 'fixed'),
      workerFromBlob: said(worker),
      webAssembly: said(wasm),
      base: said(document.baseURI.startsWith('https://elsewhere')),
    };
  });
}
