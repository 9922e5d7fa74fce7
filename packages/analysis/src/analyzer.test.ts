import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { createAnalyzer } from './analyzer.ts';
import { type AnalysisState, applyDelta, emptyState } from './delta.ts';
import { documentKinds, languageCodes } from './options.ts';
import { toAnalysis } from './state.ts';

const textFragments = [
  'The silver lantern stood on the silver table. ',
  'Clara was carried home by Mr. Dunmore. ',
  '“Was the lantern broken?” Edmund asked softly. ',
  'It was very cold',
  'El farol de plata era de la mesa. ',
  'C’est l’homme qu’il a vu. ',
  '今天天气很好。我们去公园吧！',
  'ذهب الولد إلى المدرسة. ',
  `${'It was a cold and windy morning, and the boats were left alone\n'.repeat(8)}\n`,
  'and a line that goes on for so long that no one would have wrapped it there, or so the typist said that day\n',
  'The colour of the e-mail was grey. ',
  'Its color, in email, was gray: the Internet organised it. ',
  'We organize the internet with two boats, 3 nets and "four" oars. ',
  "It’s hers, it's his. ",
  'She looked across the silver water. ',
  'At the end of the day  he made a decision , kind of... ',
  'Er sagte, daß er es muss. ',
  ' heather and',
  ' Heather and',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '. ',
  '“',
  '”',
  ' ',
  '👩‍👩‍👧',
  '\ud800',
  '\0',
  'M',
  '— ',
];
const textFragmentList = fc.array(
  fc.oneof(fc.constantFrom(...textFragments), fc.string({ unit: 'binary' })),
  {
    maxLength: 40,
  },
);
const text = textFragmentList.map((parts) => parts.join(''));
/** Allows for a busy machine. */
const timeoutMs = 60_000;
/** Edits at paragraph boundaries are the hardest to track. */
const edit = fc.record({
  at: fc.nat(),
  atLineStart: fc.boolean(),
  length: fc.oneof(fc.constantFrom(0, 1), fc.nat(60)),
  insert: fc.oneof(text, fc.constantFrom('', ' ', '\n', ' \n', '\r', 'x', 'Heather')),
});
const options = fc.record({
  language: fc.constantFrom('auto' as const, ...languageCodes),
  kind: fc.constantFrom(...documentKinds),
});

describe('incremental analysis', { timeout: timeoutMs }, () => {
  test('equals a fresh analysis of the same text', () => {
    fc.assert(
      fc.property(text, fc.array(edit, { maxLength: 6 }), options, (start, edits, chosen) => {
        const analyzer = createAnalyzer(chosen);
        let expectedText = start;
        let state = applyDelta(emptyState, analyzer.open(start));
        for (const { at, atLineStart, length, insert } of edits) {
          const position = at % (expectedText.length + 1);
          const from = atLineStart ? expectedText.lastIndexOf('\n', position) + 1 : position;
          const to = Math.min(expectedText.length, from + length);
          expectedText = expectedText.slice(0, from) + insert + expectedText.slice(to);
          state = applyDelta(state, analyzer.applyChanges([{ from, to, insert }]));
        }

        const fresh = createAnalyzer(chosen);
        fresh.open(expectedText);

        expect(withoutIds(state)).toEqual(withoutIds(fresh.state));
        expect(toAnalysis(state)).toEqual(analyze(expectedText, chosen));
      }),
      { numRuns: 300 },
    );
  });

  test('is the same when the whole text is replaced instead of edited', () => {
    fc.assert(
      fc.property(text, text, text, options, (before, middle, after, chosen) => {
        const analyzer = createAnalyzer(chosen);
        let state = applyDelta(emptyState, analyzer.open(before + after));
        state = applyDelta(state, analyzer.open(before + middle + after));

        expect(toAnalysis(state)).toEqual(analyze(before + middle + after, chosen));
      }),
      { numRuns: 200 },
    );
  });

  test('applies several edits at once, with offsets of the text before', () => {
    const analyzer = createAnalyzer();
    analyzer.open('One lantern.\nTwo lanterns.\nThree doors.');
    analyzer.applyChanges([
      { from: 0, to: 3, insert: 'Some' },
      { from: 13, to: 16, insert: 'All' },
      { from: 27, to: 27, insert: 'Or ' },
    ]);

    expect(toAnalysis(analyzer.state)).toEqual(
      analyze('Some lantern.\nAll lanterns.\nOr Three doors.'),
    );
  });

  test('rejects an edit outside the text and keeps its state', () => {
    const analyzer = createAnalyzer();
    analyzer.open('A short text.');

    expect(() => analyzer.applyChanges([{ from: 5, to: 99, insert: '' }])).toThrow(RangeError);
    expect(analyzer.state.counts.words).toBe(3);
  });

  test('sends only the changed paragraph and those whose echoes changed', () => {
    const analyzer = createAnalyzer({ language: 'en' });
    const paragraph = 'The harbour slept under a thin grey rain, and nobody was there to see it.';
    analyzer.open(Array.from({ length: 300 }, (_, index) => `${paragraph} ${index}`).join('\n'));
    const { splices } = analyzer.applyChanges([{ from: 6000, to: 6000, insert: ' ' }]);

    expect(splices.flatMap(({ insert }) => insert).length).toBeLessThan(8);
  });

  test('sends the following paragraph when its echo disappears', () => {
    const analyzer = createAnalyzer({ language: 'en', rules: { 'wide-echo': true } });
    analyzer.open('There stood a lantern.\nNobody cared.\nThe lantern burned.');
    const { splices } = analyzer.applyChanges([{ from: 14, to: 21, insert: 'chair' }]);

    expect(splices.map(({ at, remove }) => [at, remove])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(analyzer.state.paragraphs.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('treats a word as a name everywhere once distant capitals identify it', () => {
    const analyzer = createAnalyzer({ language: 'en', rules: { 'wide-echo': true } });
    const filler = 'and so on '.repeat(50);
    const text = `The heather grew. There was heather all over.\n${filler}`;
    analyzer.open(text);
    expect(analyzer.state.paragraphs[0]?.findings).toHaveLength(1);

    const insert = 'with Heather and Heather and Heather.';
    analyzer.applyChanges([{ from: text.length, to: text.length, insert }]);
    expect(analyzer.state.paragraphs[0]?.findings).toEqual([]);
  });

  test('removes unused words from the vocabulary without changing the analysis', () => {
    const analyzer = createAnalyzer({ language: 'en' });
    let state = applyDelta(emptyState, analyzer.open('A lantern.\nThe lantern.'));
    const insert = Array.from({ length: 21_000 }, (_, index) => `w${index}`).join(' ');
    state = applyDelta(state, analyzer.applyChanges([{ from: 10, to: 10, insert }]));
    state = applyDelta(
      state,
      analyzer.applyChanges([{ from: 10, to: 10 + insert.length, insert: '' }]),
    );
    state = applyDelta(state, analyzer.applyChanges([{ from: 0, to: 1, insert: 'The' }]));

    expect(toAnalysis(state)).toEqual(analyze('The lantern.\nThe lantern.', { language: 'en' }));
  });

  test('applies another document kind', () => {
    const analyzer = createAnalyzer({ language: 'en' });
    analyzer.open('A lantern, a lantern.');
    analyzer.configure({ language: 'en', kind: 'poetry' });

    expect(analyzer.state.paragraphs[0]?.findings).toEqual([]);
  });
});

function withoutIds(state: AnalysisState) {
  return { ...state, paragraphs: state.paragraphs.map((paragraph) => ({ ...paragraph, id: 0 })) };
}

test('a dictionary result for the previous language is ignored', () => {
  const analyzer = createAnalyzer({ language: 'fr' });
  analyzer.open('The house is here.');
  analyzer.nextCheckRequest();
  analyzer.configure({ language: 'en' });
  analyzer.nextCheckRequest();
  const misspellingVerdict = (word: string) => [{ word, suggestions: ['louse'], distance: 0.5 }];
  const countSpellingFindings = () =>
    toAnalysis(analyzer.state).findings.filter(({ rule }) => rule === 'spelling').length;

  analyzer.applyCheckResults({ language: 'fr', words: misspellingVerdict('house') });
  expect(countSpellingFindings()).toBe(0);

  analyzer.applyCheckResults({ language: 'en', words: misspellingVerdict('house') });
  expect(countSpellingFindings()).toBe(1);
});
