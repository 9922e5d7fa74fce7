import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, createAnalyzer, toAnalysis } from '../index.ts';
import { found } from './found.ts';

const essay = { language: 'en', kind: 'essay' } as const;
const explained = 'The World Health Organization (WHO) was founded in 1948.';
const used = 'The WHO met in May.';

test('an acronym is marked where it is first used before it is explained, paragraphs apart', () => {
  const text = [used, 'Nothing else happened.', used.replace('May', 'June'), explained].join(
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

test('the second of two explanations is marked', () => {
  const text = `${explained}\n\nThe Women of Holy Orders (WHO) sang.`;
  const [finding] = analyze(text, essay).findings.filter(({ rule }) => rule === 'acronym');

  expect(finding?.reason).toMatchObject({
    code: 'acronym-twice',
    values: { expansion: 'Women of Holy Orders', other: 'World Health Organization' },
  });
});

test.each([
  ['it is explained first', `${explained}\n\n${used}`],
  ['nobody explains it', `${used}\n\nThe WHO met again.`],
  ['it stands in a heading', `# WHO and us\n\n${explained}`],
  ['what is in brackets is something else', 'The WHO met. We heard of it (WHO else?) in May.'],
  [
    'it is explained again, in the plural',
    'A fair trade shop (FTS) opened. Fair trade shops (FTS) closed.',
  ],
])('an acronym is left alone where %s', (_, text) => {
  expect(found('acronym', text, essay)).toEqual([]);
});

test('an acronym of the writer’s dictionary is left alone', () => {
  const text = `${used}\n\n${explained}`;

  expect(found('acronym', text, { ...essay, dictionary: ['WHO'] })).toEqual([]);
});

test('after any edits the acronyms are those of the text read whole', () => {
  const paragraph = constantFrom(
    used,
    explained,
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
