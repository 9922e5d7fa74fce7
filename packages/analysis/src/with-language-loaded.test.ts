import { beforeEach, expect, test, vi } from 'vitest';

const germanText =
  'Es war einmal ein König, der hatte eine Tochter. Die Tochter wurde von allen geliebt.';

/** The page starts with no language loaded. */
beforeEach(() => {
  vi.resetModules();
});

test('a text is analyzed with the rules of its language once they are loaded', async () => {
  const { analyze, applyDelta, createAnalyzer, emptyState, withLanguageLoaded, toAnalysis } =
    await import('./index.ts');
  const analyzer = createAnalyzer();
  let state = applyDelta(emptyState, analyzer.open('1'));
  const delta = await withLanguageLoaded(analyzer, () =>
    analyzer.applyChanges([{ from: 0, to: 1, insert: germanText }]),
  );
  state = applyDelta(state, delta);

  expect(state.language).toBe('de');
  expect(toAnalysis(state)).toEqual(analyze(germanText));
});

test('an analyzer reports the missing language and analyzes the text without it', async () => {
  const { createAnalyzer } = await import('./index.ts');
  const analyzer = createAnalyzer();
  analyzer.open(germanText);

  expect(analyzer.missingLanguage).toBe('de');
  expect(analyzer.state.language).toBe('und');
});

test('synchronous calls throw if the language is not loaded', async () => {
  const { analyze, tokenize } = await import('./index.ts');

  expect(() => analyze(germanText)).toThrow("loadLanguage('de')");
  expect(() => tokenize(germanText)).toThrow("loadLanguage('de')");
});

test('analysis with a profile loads the language', async () => {
  const { analyzeWithProfile } = await import('./whole.ts');

  expect((await analyzeWithProfile(germanText)).language).toBe('de');
});
