import { join } from 'node:path';
import '@longhand/analysis/every-language';
import { analyze, languageCodes, tokenize } from '@longhand/analysis';
import { loadVerseSounds, verseOf } from '@longhand/analysis/whole';
import { build, type Rolldown } from 'vite';
import { expect } from 'vitest';
import { passages } from '../packages/analysis/src/golden/passages.ts';
import { browserTest } from './testkit/browser-test.ts';

/** Returns the analysis of a text as JSON. */
type Engine = { read(text: string, language: string): Promise<string> };

browserTest('the engine gives the same results in Node and in the browser', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto('about:blank');
  await page.addScriptTag({ type: 'module', content: await bundleEngine() });
  await page.waitForFunction(() => 'engine' in globalThis);

  for (const text of [...Object.values(passages), ...hardTexts]) {
    for (const language of languageCodes) {
      const inBrowser = await page.evaluate(
        ([words, code]) => (globalThis as unknown as { engine: Engine }).engine.read(words, code), // as: set by the script above
        [text, language] as const,
      );

      expect(JSON.parse(inBrowser)).toEqual(JSON.parse(await analyzeInNode(text, language)));
    }
  }
  await page.close();
});

const hardTexts = [
  '',
  '“Don’t—” said Dr. O’Neil at 3.30 p.m.; he’d seen https://example.org/a?b=c. 👩‍👩‍👧 Cafe\u0301… ﬁn\u00adal',
  '—¿Quién? —dijo él—. Nadie…\r\n\r\nL’homme qu’il aime, aujourd’hui.\rДа, “и” ещё.',
  '他说：“走吧！”她慢慢地走了。 ذَهَبَ الولدُ، ثم عاد؟ สวัสดีครับ 元気です \ud800 \0',
];

async function analyzeInNode(
  text: string,
  language: (typeof languageCodes)[number],
): Promise<string> {
  return JSON.stringify({
    analysis: analyze(text, { language }),
    tokens: tokenize(text, { language }),
    verse: verseOf(text, language, await loadVerseSounds(language)),
  });
}

/** Bundles the engine with all languages into one script, without the tagger for long English texts. */
async function bundleEngine(): Promise<string> {
  const source = join(import.meta.dirname, '../packages/analysis/src');
  const entry = `
    import '${source}/every-language.ts';
    import { analyze, tokenize } from '${source}/index.ts';
    import { loadVerseSounds, verseOf } from '${source}/whole.ts';
    globalThis.engine = {
      async read(text, language) {
        return JSON.stringify({
          analysis: analyze(text, { language }),
          tokens: tokenize(text, { language }),
          verse: verseOf(text, language, await loadVerseSounds(language)),
        });
      },
    };`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:engine' ? id : null),
        load: (id) => (id === 'virtual:engine' ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:engine',
        external: [/^wink/],
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]; // as: build does not watch here
  const [chunk] = outputs.flatMap(({ output }) => output.filter((one) => one.type === 'chunk'));

  return chunk?.code ?? '';
}
