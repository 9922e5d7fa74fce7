import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { analyze } from './analyze.ts';
import { documentKinds, languageCodes } from './options.ts';
import { tokenize } from './tokenize.ts';

/** Allows for a busy machine. */
const timeoutMs = 60_000;

describe('analysis of arbitrary text', { timeout: timeoutMs }, () => {
  const arbitraryText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({ maxLength: 400 }),
  );
  const options = fc.record({
    language: fc.constantFrom('auto' as const, ...languageCodes),
    kind: fc.constantFrom(...documentKinds),
  });

  test('never throws, is deterministic, and keeps its spans inside the text', () => {
    fc.assert(
      fc.property(arbitraryText, options, (text, chosen) => {
        const analysis = analyze(text, chosen);

        expectSpansInsideText(text, analysis);
        expect(analyze(text, chosen)).toEqual(analysis);
      }),
      { numRuns: 400 },
    );
  });

  test('counts of two texts add up to those of their concatenation', () => {
    const languageCode = fc.constantFrom('en', 'es', 'fr', 'de', 'ar', 'zh', 'und');
    fc.assert(
      fc.property(arbitraryText, arbitraryText, languageCode, (one, other, language) => {
        const count = (text: string) => analyze(text, { language, kind: 'poetry' }).counts;
        const [first, second, both] = [count(one), count(other), count(`${one}\n${other}`)];
        for (const name of [
          'characters',
          'letters',
          'words',
          'sentences',
          'paragraphs',
          'lines',
        ] as const) {
          expect([name, both[name]]).toEqual([name, first[name] + second[name]]);
        }
        expect(both.syllables ?? 0).toBe((first.syllables ?? 0) + (second.syllables ?? 0));
        expect(both.uniqueWords).toBeLessThanOrEqual(first.uniqueWords + second.uniqueWords);
      }),
      { numRuns: 300 },
    );
  });

  test('words are in order and each lies within its sentence', () => {
    fc.assert(
      fc.property(arbitraryText, options, (text, chosen) => {
        const { sentences } = analyze(text, chosen);
        let before = 0;
        for (const { span, sentence } of tokenize(text, chosen)) {
          expect(span.from).toBeGreaterThanOrEqual(before);
          expect(span.to).toBeGreaterThan(span.from);
          expect(span.from).toBeGreaterThanOrEqual(sentences[sentence]?.span.from ?? Number.NaN);
          expect(span.to).toBeLessThanOrEqual(sentences[sentence]?.span.to ?? Number.NaN);
          before = span.to;
        }
      }),
      { numRuns: 300 },
    );
  });

  test('an empty text has no words and no measures', () => {
    const { counts, measures, sentences, findings } = analyze('');

    expect(counts).toMatchObject({ characters: 0, words: 0, paragraphs: 0, lines: 0 });
    expect([sentences, findings]).toEqual([[], []]);
    expect(measures.every(({ value }) => value === null)).toBe(true);
  });

  test.each([
    ['one emoji', '😀', 1],
    ['a family of three', '👩‍👩‍👧', 1],
    ['a flag and a wave', '🇩🇪👋🏽', 2],
    ['an accent on its own', 'e\u0301', 1],
    ['three spaces', '   ', 3],
    ['a lone surrogate', '\ud83d', 1],
    ['a NUL', '\0', 1],
    ['a line break', '\r\n', 0],
  ])('counts the characters of %s', (_, text, characters) => {
    expect(analyze(text).counts.characters).toBe(characters);
  });

  test('counts a megabyte without spaces or line breaks as one word', () => {
    const { counts, language } = analyze('x'.repeat(1_000_000), { language: 'en' });

    expect(counts).toMatchObject({ words: 1, sentences: 1, paragraphs: 1, characters: 1_000_000 });
    expect(language).toBe('en');
  });

  test.each([
    'a b ',
    '“',
    "'",
    '.',
    'é.',
    '中',
    '👩‍👩‍👧',
    'قال ',
    'z.b.',
    '\r',
    'a\n',
    'no. ',
    ', ‘',
  ])('handles a megabyte of %j', (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));

    expect(analyze(text).counts.characters).toBeGreaterThanOrEqual(0);
  });

  test('keeps spans correct in mixed left-to-right and right-to-left text', () => {
    const text = 'He said «قال الولد: أين المدرسة؟» and left. The word «مدرسة» was written twice.';
    const analysis = analyze(text, { language: 'en' });

    expectSpansInsideText(text, analysis);
    expect(analysis.findings.map((finding) => finding.text)).toContain('was written');
  });
});

function expectSpansInsideText(text: string, { findings, sentences, measures }: Analysis): void {
  let before = 0;
  for (const { span } of sentences) {
    expect(span.from).toBeGreaterThanOrEqual(before);
    expect(span.to).toBeGreaterThan(span.from);
    before = span.to;
  }
  expect(before).toBeLessThanOrEqual(text.length);
  for (const { span, related, text: found } of findings) {
    expect(text.slice(span.from, span.to)).toBe(found);
    for (const place of related) expect(place.to).toBeLessThanOrEqual(span.from);
  }
  expect(findings.map(({ span }) => span.from)).toEqual(
    findings.map(({ span }) => span.from).toSorted((one, other) => one - other),
  );
  for (const measure of measures) {
    if (measure.value === null) continue;
    expect(measure.value).not.toBeNaN();
    for (const { place } of measure.evidence) expect(place.to).toBeLessThanOrEqual(text.length);
  }
}

test('one line that repeats a word two hundred thousand times is analyzed completely', () => {
  const { counts, findings } = analyze('tide '.repeat(200_000), { language: 'en' });

  expect(counts.words).toBe(200_000);
  expect(findings.length).toBeGreaterThan(199_000);
});
