import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, createAnalyzer, toAnalysis } from '../../index.ts';
import { findTexts } from '../find-texts.ts';

const essay = { language: 'en', kind: 'essay' } as const;
const definition = 'The World Health Organization (WHO) was founded in 1948.';
const usage = 'The WHO met in May.';

test('reports the first use of an acronym before its definition, across paragraphs', () => {
  const text = [usage, 'Nothing else happened.', usage.replace('May', 'June'), definition].join(
    '\n\n',
  );
  const [finding, ...others] = analyze(text, essay).findings.filter(
    ({ rule }) => rule === 'acronym',
  );

  expect(finding?.span.from).toBe(4);
  expect(finding?.reason).toEqual({
    code: 'acronym-late',
    values: { acronym: 'WHO', expansion: 'World Health Organization' },
  });
  expect(others).toEqual([]);
});

test('reports the second of two definitions', () => {
  const text = `${definition}\n\nThe Women of Holy Orders (WHO) sang.`;
  const [finding] = analyze(text, essay).findings.filter(({ rule }) => rule === 'acronym');

  expect(finding?.reason).toMatchObject({
    code: 'acronym-twice',
    values: { expansion: 'Women of Holy Orders', other: 'World Health Organization' },
  });
});

test.each([
  ['it is defined first', `${definition}\n\n${usage}`],
  ['it is never defined', `${usage}\n\nThe WHO met again.`],
  ['it is in a heading', `# WHO and us\n\n${definition}`],
  ['the brackets contain something else', 'The WHO met. We heard of it (WHO else?) in May.'],
  [
    'the second definition is the plural of the first',
    'A fair trade shop (FTS) opened. Fair trade shops (FTS) closed.',
  ],
])('does not report an acronym when %s', (_, text) => {
  expect(findTexts('acronym', text, essay)).toEqual([]);
});

test('does not report an acronym from the user’s dictionary', () => {
  const text = `${usage}\n\n${definition}`;

  expect(findTexts('acronym', text, { ...essay, dictionary: ['WHO'] })).toEqual([]);
});

test('incremental analysis reports the same acronyms as a full analysis after any edits', () => {
  const paragraph = constantFrom(
    usage,
    definition,
    'The Women of Holy Orders (WHO) sang.',
    'An NGO came.',
    'A non-governmental organisation (NGO) went.',
    '',
  );
  assert(
    property(
      array(paragraph, { maxLength: 6 }),
      array(paragraph, { maxLength: 3 }),
      (first, more) => {
        const analyzer = createAnalyzer(essay);
        let text = first.join('\n');
        analyzer.open(text);
        for (const insert of more) {
          analyzer.applyChanges([{ from: 0, to: 0, insert: `${insert}\n` }]);
          text = `${insert}\n${text}`;
        }
        analyzer.applyChanges([{ from: 0, to: Math.min(20, text.length), insert: '' }]);
        text = text.slice(Math.min(20, text.length));
        const acronyms = (findings: ReturnType<typeof analyze>['findings']) =>
          findings
            .filter(({ rule }) => rule === 'acronym')
            .map(({ span, reason }) => [span, reason]);

        expect(acronyms(toAnalysis(analyzer.state).findings)).toEqual(
          acronyms(analyze(text, essay).findings),
        );
      },
    ),
    { numRuns: 150 },
  );
});
