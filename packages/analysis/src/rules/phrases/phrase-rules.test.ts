import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import { findTexts } from '../find-texts.ts';

const en = { language: 'en' } as const;
const essay = { language: 'en', kind: 'essay' } as const;

describe('clichés', () => {
  test.each([
    ['At the end of the day it rained.', 'At the end of the day'],
    ['He bit the bullet and left.', 'bit the bullet'],
    ['It was, last but not least, a cold house.', 'last but not least'],
    ['She was as cold as ice.', 'as cold as ice'],
    ['A shiver ran down her spine.', 'shiver ran down her spine'],
    ['He vanished into thin air.', 'vanished into thin air'],
  ])('are reported: %s', (text, words) => {
    expect(findTexts('cliche', text, en)).toEqual([words]);
  });

  test.each([
    'At the end of the street it rained.',
    'The bullet bit the wall.',
    '“At the end of the day we all die,” he said.',
    'They read At The End Of The Day aloud.',
    'The ice was as cold as the sea.',
    'At the end, of the day nothing was left.',
  ])('none in: %s', (text) => {
    expect(findTexts('cliche', text, en)).toEqual([]);
  });
});

describe('redundancies', () => {
  test.each([
    ['It was completely surrounded.', 'completely surrounded', 'surrounded'],
    ['Each and every house was dark.', 'Each and every', 'Each'],
    ['She shrugged her shoulders.', 'shrugged her shoulders', 'shrugged'],
    ['It rained due to the fact that it was autumn.', 'due to the fact that', 'because'],
    ['He returned back home.', 'returned back', 'returned'],
  ])('are reported with a shorter phrase: %s', (text, words, shorter) => {
    const [finding] = analyze(text, en).findings.filter(({ rule }) => rule === 'redundancy');

    expect([finding?.text, finding?.suggestions[0]]).toEqual([words, shorter]);
  });

  test.each([
    'It was surrounded by walls.',
    'Each house, and every door, was dark.',
    'She shrugged off her coat.',
    'The fact that it rained was due to autumn.',
    'Return the back door key.',
  ])('none in: %s', (text) => {
    expect(findTexts('redundancy', text, en)).toEqual([]);
  });
});

describe('weak words', () => {
  test.each([
    ['It was kind of odd.', 'kind of'],
    ['She began to cry.', 'began to'],
    ['Rain started to fall.', 'started to'],
    ['All of a sudden the door opened.', 'All of a sudden'],
  ])('are reported: %s', (text, words) => {
    expect(findTexts('weak-word', text, en)).toEqual([words]);
  });

  test.each([
    'It was a kind of bread.',
    'What sort of man was he?',
    'The day began, to her surprise, with rain.',
    '“It’s kind of odd,” he said.',
  ])('none in: %s', (text) => {
    expect(findTexts('weak-word', text, en)).toEqual([]);
  });
});

describe('filter words', () => {
  test.each([
    ['She could see the river.', 'She could see'],
    ['He heard a dog barking.', 'He heard'],
    ['I noticed that the lamp was out.', 'I noticed that'],
    ['They felt the ground shaking.', 'They felt'],
  ])('are reported: %s', (text, words) => {
    expect(findTexts('filter-word', text, en)).toEqual([words]);
  });

  test.each([
    'She saw him.',
    'If he heard a dog barking he ran.',
    'The dog that I saw was old.',
    'He heard the bell.',
    'They could see.',
  ])('none in: %s', (text) => {
    expect(findTexts('filter-word', text, en)).toEqual([]);
  });

  test('applies only in fiction', () => {
    expect(findTexts('filter-word', 'She could see the river.', essay)).toEqual([]);
  });
});

describe('hidden verbs', () => {
  test.each([
    ['The board made a decision.', 'made a decision', 'decided'],
    ['They conduct an analysis of the data.', 'conduct an analysis of', 'analyse'],
    ['It gives consideration to cost.', 'gives consideration to', 'considers'],
    ['She came to the conclusion that it failed.', 'came to the conclusion that', 'concluded that'],
  ])('are reported with the verb: %s', (text, words, verb) => {
    const [finding] = analyze(text, essay).findings.filter(({ rule }) => rule === 'nominalisation');

    expect([finding?.text, finding?.suggestions[0]]).toEqual([words, verb]);
  });

  test.each([
    'The decision was made.',
    'The analysis is sound.',
    'They made a cake.',
    'She came to the river.',
  ])('none in: %s', (text) => {
    expect(findTexts('nominalisation', text, essay)).toEqual([]);
  });
});

describe('connectives', () => {
  test('reports the second of two sentences in a row that open with a connective', () => {
    const text = 'However, it rained. Moreover, it was cold. The sun stayed away.';

    expect(findTexts('transition', text, essay)).toEqual(['Moreover']);
  });

  test.each([
    'However, it rained. The day was cold. Moreover, the sun stayed away.',
    'It rained, however. It was, moreover, cold.',
    'However, it rained.',
  ])('none in: %s', (text) => {
    expect(findTexts('transition', text, essay)).toEqual([]);
  });
});

test('reports vague words in factual texts but not in fiction', () => {
  const text = 'There were various reasons.';

  expect(findTexts('vague-word', text, essay)).toEqual(['various']);
  expect(findTexts('vague-word', text, en)).toEqual([]);
});

test('reports sensory words and non-inclusive wording only on request', () => {
  const text = 'The policeman saw a crimson light.';
  const rules = { sensory: true, inclusive: true } as const;

  expect(analyze(text, essay).findings).toEqual([]);
  expect(findTexts('inclusive', text, { ...essay, rules })).toEqual(['policeman']);
  expect(findTexts('sensory', text, { ...essay, rules })).toEqual(['saw', 'crimson']);
});

test('a disabled rule reports nothing', () => {
  expect(
    findTexts('cliche', 'At the end of the day.', { ...en, rules: { cliche: false } }),
  ).toEqual([]);
});
