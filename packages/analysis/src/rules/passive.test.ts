import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';

function passives(text: string) {
  return analyze(text, { language: 'en' }).findings.filter(({ rule }) => rule === 'passive');
}

describe('passive finds', () => {
  test.each([
    ['The door was opened.', 'was opened'],
    ['The house is being built.', 'is being built'],
    ['The bread wasn’t eaten.', 'wasn’t eaten'],
    ['They were never seen again.', 'were never seen'],
    ['The plans have not been drawn yet.', 'been drawn'],
    ['The box was unlocked.', 'was unlocked'],
    ['He got fired last week.', 'got fired'],
    ['Was the letter written in haste?', 'Was the letter written'],
    ['Were they seen?', 'Were they seen'],
    ['Why was he not told?', 'was he not told'],
    ['It can be heard from here.', 'be heard'],
    ['I’m told that you left.', 'I’m told'],
    ['The work was quietly forgotten.', 'was quietly forgotten'],
    ['Two of them had been let go in spring.', 'been let go'],
    ['He was let down gently.', 'was let down'],
    ['She was let know, go or no.', 'was let'],
  ])('%s', (text, found) => {
    expect(passives(text).map((finding) => finding.text)).toEqual([found]);
  });
});

describe('passive leaves alone', () => {
  test.each([
    'He was tired.',
    'They got married in June.',
    'She was interested in birds.',
    'He was born in 1910.',
    'There was broken glass on the floor.',
    'He was the chosen one.',
    'He’s taken the book.',
    'She was in need of a red bed.',
    'The need was indeed great.',
    'We were used to it.',
    'He has walked for hours.',
    'They had eaten.',
    'She is well known.',
    'He was a hated king.',
    'The cake was untouched.',
    'She was discontented.',
  ])('%s', (text) => {
    expect(passives(text)).toEqual([]);
  });

  test('verse', () => {
    const { findings } = analyze('The door was opened.', { language: 'en', kind: 'poetry' });

    expect(findings).toEqual([]);
  });
});

describe('an agent', () => {
  test('makes a passive of a state', () => {
    const [finding] = passives('She was tired by the climb.');

    expect(finding?.reason).toEqual({ code: 'passive-with-agent', values: { verb: 'tired' } });
  });

  test.each(['The work was begun by noon.', 'It was sold by 1910.', 'It was won by cheating.'])(
    'is not what follows by in: %s',
    (text) => {
      expect(passives(text).map(({ reason }) => reason.code)).not.toContain('passive-with-agent');
    },
  );
});
