import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { createAnalyzer } from './analyzer.ts';
import { type AnalysisState, applyDelta, emptyState } from './delta.ts';
import { documentKinds, languageCodes } from './options.ts';
import { toAnalysis } from './state.ts';

const pieces = [
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
const prose = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), {
  maxLength: 40,
});
const text = prose.map((parts) => parts.join(''));
/** Milliseconds a property may take on a machine that is busy with much else. */
const patience = 60_000;
/** Where paragraphs meet is where edits are hardest to follow. */
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

describe('an analyzer that follows edits', { timeout: patience }, () => {
  test('says what a fresh analysis of the same text says', () => {
    fc.assert(
      fc.property(text, fc.array(edit, { maxLength: 6 }), options, (start, edits, chosen) => {
        const analyzer = createAnalyzer(chosen);
        let held = start;
        let state = applyDelta(emptyState, analyzer.open(start));
        for (const { at, atLineStart, length, insert } of edits) {
          const near = at % (held.length + 1);
          const from = atLineStart ? held.lastIndexOf('\n', near) + 1 : near;
          const to = Math.min(held.length, from + length);
          held = held.slice(0, from) + insert + held.slice(to);
          state = applyDelta(state, analyzer.change([{ from, to, insert }]));
        }

        const fresh = createAnalyzer(chosen);
        fresh.open(held);

        expect(withoutIds(state)).toEqual(withoutIds(fresh.state));
        expect(toAnalysis(state)).toEqual(analyze(held, chosen));
      }),
      { numRuns: 300 },
    );
  });

  test('says the same when it is given the whole text instead of the edit', () => {
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

  test('takes several edits at once, all counted in the text before', () => {
    const analyzer = createAnalyzer();
    analyzer.open('One lantern.\nTwo lanterns.\nThree doors.');
    analyzer.change([
      { from: 0, to: 3, insert: 'Some' },
      { from: 13, to: 16, insert: 'All' },
      { from: 27, to: 27, insert: 'Or ' },
    ]);

    expect(toAnalysis(analyzer.state)).toEqual(
      analyze('Some lantern.\nAll lanterns.\nOr Three doors.'),
    );
  });

  test('refuses an edit outside of the text, and keeps what it held', () => {
    const analyzer = createAnalyzer();
    analyzer.open('A short text.');

    expect(() => analyzer.change([{ from: 5, to: 99, insert: '' }])).toThrow(RangeError);
    expect(analyzer.state.counts.words).toBe(3);
  });

  test('sends the paragraph that a key changed, and those whose echoes moved with it', () => {
    const analyzer = createAnalyzer({ language: 'en' });
    const paragraph = 'The harbour slept under a thin grey rain, and nobody was there to see it.';
    analyzer.open(Array.from({ length: 300 }, (_, index) => `${paragraph} ${index}`).join('\n'));
    const { splices } = analyzer.change([{ from: 6000, to: 6000, insert: ' ' }]);

    expect(splices.flatMap(({ insert }) => insert).length).toBeLessThan(8);
  });

  test('sends the paragraph behind when its echo goes', () => {
    const analyzer = createAnalyzer({ language: 'en', rules: { 'wide-echo': true } });
    analyzer.open('There stood a lantern.\nNobody cared.\nThe lantern burned.');
    const { splices } = analyzer.change([{ from: 14, to: 21, insert: 'chair' }]);

    expect(splices.map(({ at, remove }) => [at, remove])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(analyzer.state.paragraphs.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('takes a word for a name everywhere once capitals far away tell so', () => {
    const analyzer = createAnalyzer({ language: 'en', rules: { 'wide-echo': true } });
    const far = 'and so on '.repeat(50);
    const text = `The heather grew. There was heather all over.\n${far}`;
    analyzer.open(text);
    expect(analyzer.state.paragraphs[0]?.findings).toHaveLength(1);

    const insert = 'with Heather and Heather and Heather.';
    analyzer.change([{ from: text.length, to: text.length, insert }]);
    expect(analyzer.state.paragraphs[0]?.findings).toEqual([]);
  });

  test('forgets words long gone, and says the same after that', () => {
    const analyzer = createAnalyzer({ language: 'en' });
    let state = applyDelta(emptyState, analyzer.open('A lantern.\nThe lantern.'));
    const insert = Array.from({ length: 21_000 }, (_, index) => `w${index}`).join(' ');
    state = applyDelta(state, analyzer.change([{ from: 10, to: 10, insert }]));
    state = applyDelta(state, analyzer.change([{ from: 10, to: 10 + insert.length, insert: '' }]));
    state = applyDelta(state, analyzer.change([{ from: 0, to: 1, insert: 'The' }]));

    expect(toAnalysis(state)).toEqual(analyze('The lantern.\nThe lantern.', { language: 'en' }));
  });

  test('follows another kind of document', () => {
    const analyzer = createAnalyzer({ language: 'en' });
    analyzer.open('A lantern, a lantern.');
    analyzer.configure({ language: 'en', kind: 'poetry' });

    expect(analyzer.state.paragraphs[0]?.findings).toEqual([]);
  });
});

function withoutIds(state: AnalysisState) {
  return { ...state, paragraphs: state.paragraphs.map((paragraph) => ({ ...paragraph, id: 0 })) };
}

test('what a dictionary of the former language says of a word is not heard', () => {
  const analyzer = createAnalyzer({ language: 'fr' });
  analyzer.open('The house is here.');
  analyzer.questions();
  analyzer.configure({ language: 'en' });
  analyzer.questions();
  const misspelt = (word: string) => [{ word, suggestions: ['louse'], distance: 0.5 }];
  const found = () =>
    toAnalysis(analyzer.state).findings.filter(({ rule }) => rule === 'spelling').length;

  analyzer.tell({ language: 'fr', words: misspelt('house') });
  expect(found()).toBe(0);

  analyzer.tell({ language: 'en', words: misspelt('house') });
  expect(found()).toBe(1);
});
