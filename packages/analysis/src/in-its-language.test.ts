import { beforeEach, expect, test, vi } from 'vitest';

const german =
  'Es war einmal ein König, der hatte eine Tochter. Die Tochter wurde von allen geliebt.';

/** The engine as a page has it: with no language loaded. */
beforeEach(() => {
  vi.resetModules();
});

test('a text is read by the rules of its language as soon as they have been fetched', async () => {
  const { analyze, applyDelta, createAnalyzer, emptyState, inItsLanguage, toAnalysis } =
    await import('./index.ts');
  const analyzer = createAnalyzer();
  let state = applyDelta(emptyState, analyzer.open('1'));
  const delta = await inItsLanguage(analyzer, () =>
    analyzer.change([{ from: 0, to: 1, insert: german }]),
  );
  state = applyDelta(state, delta);

  expect(state.language).toBe('de');
  expect(toAnalysis(state)).toEqual(analyze(german));
});

test('an analyzer says which language it lacks, and reads the text without it', async () => {
  const { createAnalyzer } = await import('./index.ts');
  const analyzer = createAnalyzer();
  analyzer.open(german);

  expect(analyzer.missing).toBe('de');
  expect(analyzer.state.language).toBe('und');
});

test('what is asked at once of a language that is not loaded is refused', async () => {
  const { analyze, tokensOf } = await import('./index.ts');

  expect(() => analyze(german)).toThrow("loadLanguage('de')");
  expect(() => tokensOf(german)).toThrow("loadLanguage('de')");
});

test('the whole analysis fetches what it needs', async () => {
  const { analyzeWhole } = await import('./whole.ts');

  expect((await analyzeWhole(german)).language).toBe('de');
});
