import { expect, test } from 'vitest';
import { createAnalyzer } from '../analyzer.ts';
import type { GrammarDiagnostic, ParagraphDiagnostics } from '../grammar/grammar-diagnostic.ts';
import { loadLanguage } from '../languages/languages.ts';
import type { AnalysisOptions } from '../options.ts';
import { toAnalysis } from '../state.ts';

const french = 'Les enfant jouent dans la cour.';
const plural: GrammarDiagnostic = {
  rule: 'language-tool',
  from: 4,
  to: 10,
  detail: 'Le nom est au pluriel.',
  checkerRule: 'ACCORD_NOMBRE',
  suggestions: ['enfants'],
};

async function open(text: string, options: AnalysisOptions = {}) {
  await loadLanguage('fr');
  const analyzer = createAnalyzer({ language: 'fr', ...options });
  analyzer.open(text);
  const found = () =>
    toAnalysis(analyzer.state).findings.filter(({ rule }) => rule.startsWith('language-tool'));
  const tell = (...paragraphs: ParagraphDiagnostics[]) =>
    analyzer.applyCheckResults({ language: 'fr', paragraphs });

  return { analyzer, found, tell };
}

test('what a server says of a paragraph is a finding with its own words, its rule and what could stand there', async () => {
  const { found, tell } = await open(`Il pleut.\n${french}`);

  tell({ paragraph: french, diagnostics: [plural] });

  expect(found()).toEqual([
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

test('what it says of marks is typography', async () => {
  const { found, tell } = await open(french);

  tell({
    paragraph: french,
    diagnostics: [{ ...plural, rule: 'language-tool-marks', from: 30, to: 31 }],
  });

  expect(found()).toMatchObject([{ category: 'typography', text: '.' }]);
});

test('paragraphs are given out until they are told of, the last change first, as many as there is room for', async () => {
  const { analyzer, tell } = await open('Un chat.\nDeux chats.\n\nTrois chats.');
  expect(analyzer.uncheckedParagraphs(1_000)).toEqual({
    language: 'fr',
    paragraphs: ['Un chat.', 'Deux chats.', 'Trois chats.'],
  });
  expect(analyzer.uncheckedParagraphs(1).paragraphs).toEqual(['Un chat.']);
  expect(analyzer.uncheckedParagraphs(20).paragraphs).toEqual(['Un chat.', 'Deux chats.']);

  tell({ paragraph: 'Deux chats.', diagnostics: [] });
  analyzer.applyChanges([{ from: 22, to: 27, insert: 'Dix' }]);

  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual(['Dix chats.', 'Un chat.']);
});

test('a paragraph that comes back as it was keeps its remarks and is not given out again', async () => {
  const { analyzer, found, tell } = await open(french);
  tell({ paragraph: french, diagnostics: [plural] });
  analyzer.applyChanges([{ from: 10, to: 10, insert: 's' }]);
  expect(found()).toEqual([]);

  analyzer.applyChanges([{ from: 10, to: 11, insert: '' }]);

  expect(found()).toHaveLength(1);
  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([]);
});

test('other options keep what was told', async () => {
  const { analyzer, found, tell } = await open(french);
  tell({ paragraph: french, diagnostics: [plural] });

  analyzer.configure({ language: 'fr', kind: 'essay' });

  expect(found()).toHaveLength(1);
  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([]);
});

test.each<[string, AnalysisOptions]>([
  ['where its rules are off', { rules: { 'language-tool': false, 'language-tool-marks': false } }],
  ['in a poem', { kind: 'poetry' }],
  ['in English, which is read on the device', { language: 'en' }],
])('nothing is given out and nothing said %s', async (_where, options) => {
  const { analyzer, found, tell } = await open(french, options);

  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([]);
  tell({ paragraph: french, diagnostics: [plural] });
  expect(found()).toEqual([]);
});

test('a paragraph as long as a book is not given out, nor one without words', async () => {
  const { analyzer } = await open(`* * *\n${'Il pleut encore. '.repeat(700)}`);

  expect(analyzer.uncheckedParagraphs(100_000).paragraphs).toEqual([]);
});

test('words of the writer’s dictionary are right', async () => {
  const { found, tell } = await open(french, { dictionary: ['enfant'] });

  tell({ paragraph: french, diagnostics: [plural] });

  expect(found()).toEqual([]);
});

test('it gives way where a rule of ours speaks of the same words', async () => {
  const doubled = 'Il est est parti hier soir.';
  const { analyzer, found, tell } = await open(doubled);
  const rules = toAnalysis(analyzer.state).findings.map(({ rule }) => rule);
  expect(rules).toContain('doubled-word');

  tell({ paragraph: doubled, diagnostics: [{ ...plural, from: 3, to: 10 }] });

  expect(found()).toEqual([]);
});

test('its remarks on marks give way to our own typography, not the other way round', async () => {
  const spaced = 'Il pleut , dit-elle.';
  const { analyzer, found, tell } = await open(spaced);
  const own = () => toAnalysis(analyzer.state).findings.map(({ rule }) => rule);
  const before = own();
  expect(before).toContain('spacing');

  tell({
    paragraph: spaced,
    diagnostics: [{ ...plural, rule: 'language-tool-marks', from: 8, to: 10 }],
  });

  expect(found()).toEqual([]);
  expect(own()).toEqual(before);
});

test('answers for a text that is in another language by now are not heard', async () => {
  const { analyzer, found } = await open(french);

  analyzer.applyCheckResults({
    language: 'de',
    paragraphs: [{ paragraph: french, diagnostics: [plural] }],
  });

  expect(found()).toEqual([]);
  expect(analyzer.uncheckedParagraphs(1_000).paragraphs).toEqual([french]);
});
