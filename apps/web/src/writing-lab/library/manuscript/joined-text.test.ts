import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { toTextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { figuresByChapter, joinChapters, spansByChapter } from './joined-text.ts';

const part = (text: string, language: 'en' | 'de' = 'en') => ({
  ...{ id: text.slice(0, 3), title: '', text, words: text.split(' ').length },
  ...({ kind: 'fiction', language } as const),
});

test('chapters are joined in order, and each span finds its chapter', () => {
  const whole = joinChapters([part('One more.'), part('Zwei.', 'de'), part('Three and four.')]);

  expect(whole).toMatchObject({ text: 'One more.\n\nZwei.\n\nThree and four.', language: 'en' });
  expect(whole?.chapters.map(({ from, to }) => whole.text.slice(from, to))).toEqual([
    'One more.',
    'Zwei.',
    'Three and four.',
  ]);
  expect(joinChapters([part(''), part(' \n')])).toBeNull();
});

test('findings are assigned to their chapter, with offsets in its own text', async () => {
  const texts = [
    'The gate was closed by Ann. He left.',
    '',
    'She sat. The door was opened by Ann.',
  ];
  const whole = joinChapters(texts.map((text) => part(text)));
  if (!whole) throw new Error('There are chapters');
  const { details } = toTextAnalysis(
    await new ProfileAnalyzer().analyze(whole.text, { language: 'en' }),
  );
  const passives = spansByChapter(whole, details.findingSpans.passive ?? []);

  expect(
    passives.map((spans, at) => spans.map(({ from, to }) => texts[at]?.slice(from, to))),
  ).toEqual([['was closed'], [], ['was opened']]);
  expect(figuresByChapter(whole, details).map(({ sentenceLength }) => sentenceLength)).toEqual([
    4,
    null,
    4,
  ]);
});
