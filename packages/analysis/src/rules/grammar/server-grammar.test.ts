import { expect, test } from 'vitest';
import { createAnalyzer } from '../../analyzer.ts';
import type { GrammarDiagnostic, ParagraphDiagnostics } from '../../grammar/grammar-diagnostic.ts';
import { loadLanguage } from '../../languages/languages.ts';
import type { AnalysisOptions } from '../../options.ts';
import { toAnalysis } from '../../state.ts';

const french = 'Les enfant jouent dans la cour.';
const plural: GrammarDiagnostic = {
  rule: 'language-tool',
  from: 4,
  to: 10,
  detail: 'Le nom est au pluriel.',
  checkerRule: 'ACCORD_NOMBRE',
  suggestions: ['enfants'],
};

async function openAnalyzer(text: string, options: AnalysisOptions = {}) {
  await loadLanguage('fr');
  const analyzer = createAnalyzer({ language: 'fr', ...options });
  analyzer.open(text);
  const languageToolFindings = () =>
    toAnalysis(analyzer.state).findings.filter(({ rule }) => rule.startsWith('language-tool'));
  const applyResults = (...paragraphs: ParagraphDiagnostics[]) =>
    analyzer.applyCheckResults({ language: 'fr', paragraphs });

  return { analyzer, found: languageToolFindings, applyResults: applyResults };
}

test('a server diagnostic becomes a finding with its message, its rule and its suggestions', async () => {
  const { found: languageToolFindings, applyResults } = await openAnalyzer(`Il pleut.\n${french}`);

  applyResults({ paragraph: french, diagnostics: [plural] });

  expect(languageToolFindings()).toEqual([
    expect.objectContaining({
      rule: 'language-tool',
      category: 'grammar',
      span: { from: 14, to: 20 },
      text: 'enfant',
      reason: {
        code: 'language-tool',
        values: {
          text: 'enfant',
          detail: 'Le nom est au pluriel.',
          checkerRule: 'ACCORD_NOMBRE',
        },
      },
      suggestions: ['enfants'],
    }),
  ]);
});

test('a diagnostic about punctuation is a typography finding', async () => {
  const { found: languageToolFindings, applyResults } = await openAnalyzer(french);

  applyResults({
    paragraph: french,
    diagnostics: [{ ...plural, rule: 'language-tool-marks', from: 30, to: 31 }],
  });

  expect(languageToolFindings()).toMatchObject([{ category: 'typography', text: '.' }]);
});

test('unchecked paragraphs are returned until results arrive, the last change first, up to the given length', async () => {
  const { analyzer, applyResults } = await openAnalyzer('Un chat.\nDeux chats.\n\nTrois chats.');
  expect(analyzer.uncheckedParagraphs(1_000)).toEqual({
    language: 'fr',
    paragraphs: ['Un chat.', 'Deux chats.', 'Trois chats.'],
  });
  expect(analyzer.uncheckedParagraphs(1).paragraphs).toEqual(['Un chat.']);
  expect(analyzer.uncheckedParagraphs(20).paragraphs).toEqual(['Un chat.', 'Deux chats.']);

  applyResults({ paragraph: 'Deux chats.', diagnostics: [] });
  analyzer.applyChanges([{ from: 22, to: 27, insert: 'Dix' }]);

  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual(['Dix chats.', 'Un chat.']);
});

test('a restored paragraph keeps its diagnostics and is not checked again', async () => {
  const { analyzer, found: languageToolFindings, applyResults } = await openAnalyzer(french);
  applyResults({ paragraph: french, diagnostics: [plural] });
  analyzer.applyChanges([{ from: 10, to: 10, insert: 's' }]);
  expect(languageToolFindings()).toEqual([]);

  analyzer.applyChanges([{ from: 10, to: 11, insert: '' }]);

  expect(languageToolFindings()).toHaveLength(1);
  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([]);
});

test('changing options keeps the results', async () => {
  const { analyzer, found: languageToolFindings, applyResults } = await openAnalyzer(french);
  applyResults({ paragraph: french, diagnostics: [plural] });

  analyzer.configure({ language: 'fr', kind: 'essay' });

  expect(languageToolFindings()).toHaveLength(1);
  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([]);
});

test.each<[string, AnalysisOptions]>([
  [
    'if its rules are disabled',
    { rules: { 'language-tool': false, 'language-tool-marks': false } },
  ],
  ['in a poem', { kind: 'poetry' }],
  ['in English, which is checked on the device', { language: 'en' }],
])('nothing is checked or reported %s', async (_where, options) => {
  const {
    analyzer,
    found: languageToolFindings,
    applyResults,
  } = await openAnalyzer(french, options);

  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([]);
  applyResults({ paragraph: french, diagnostics: [plural] });
  expect(languageToolFindings()).toEqual([]);
});

test('paragraphs that are too long or have no words are not checked', async () => {
  const { analyzer } = await openAnalyzer(`* * *\n${'Il pleut encore. '.repeat(700)}`);

  expect(analyzer.uncheckedParagraphs(100_000).paragraphs).toEqual([]);
});

test('words in the user’s dictionary are accepted', async () => {
  const { found: languageToolFindings, applyResults } = await openAnalyzer(french, {
    dictionary: ['enfant'],
  });

  applyResults({ paragraph: french, diagnostics: [plural] });

  expect(languageToolFindings()).toEqual([]);
});

test('a finding of the built-in rules replaces a grammar-server finding on the same words', async () => {
  const doubledText = 'Il est est parti hier soir.';
  const { analyzer, found: languageToolFindings, applyResults } = await openAnalyzer(doubledText);
  const rules = toAnalysis(analyzer.state).findings.map(({ rule }) => rule);
  expect(rules).toContain('doubled-word');

  applyResults({ paragraph: doubledText, diagnostics: [{ ...plural, from: 3, to: 10 }] });

  expect(languageToolFindings()).toEqual([]);
});

test('an own typography finding takes precedence over a server finding about punctuation', async () => {
  const spacedText = 'Il pleut , dit-elle.';
  const { analyzer, found: languageToolFindings, applyResults } = await openAnalyzer(spacedText);
  const ownFindings = () => toAnalysis(analyzer.state).findings.map(({ rule }) => rule);
  const before = ownFindings();
  expect(before).toContain('spacing');

  applyResults({
    paragraph: spacedText,
    diagnostics: [{ ...plural, rule: 'language-tool-marks', from: 8, to: 10 }],
  });

  expect(languageToolFindings()).toEqual([]);
  expect(ownFindings()).toEqual(before);
});

test('results for another language are ignored', async () => {
  const { analyzer, found: languageToolFindings } = await openAnalyzer(french);

  analyzer.applyCheckResults({
    language: 'de',
    paragraphs: [{ paragraph: french, diagnostics: [plural] }],
  });

  expect(languageToolFindings()).toEqual([]);
  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([french]);
});
