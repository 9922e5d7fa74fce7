import { expect, test } from 'vitest';
import { isSpanishForm } from './es-forms.ts';
import { isSince1990 } from './fr-since-1990.ts';
import { isLooseWord } from './loose-words.ts';

const knownTo = (words: string) => {
  const all = new Set(words.split(' '));

  return (word: string) => all.has(word);
};

test('Spanish verbs take their pronouns, with the accent where it belongs', () => {
  const knows = knownTo('convenza flanquead quemando saquemos ver deslizar transportar importante');
  const isForm = (word: string) => isSpanishForm(word, knows);

  for (const word of 'convénzalo flanqueadlos quemándolo saquémosles verlo deslizador teletransportar importantemente'.split(
    ' ',
  ))
    expect([word, isForm(word)]).toEqual([word, true]);
  for (const word of 'convenzalo quemandolo saquemosles vérlo importantamente'.split(' '))
    expect([word, isForm(word)]).toEqual([word, false]);
});

test('French may be written as the rectifications of 1990 have it', () => {
  const knows = knownTo('entraînement brûlure maître préférerais ruisselle finîmes été');

  for (const word of ['entrainement', 'brulure', 'maitre', 'préfèrerais', 'ruissèle'])
    expect([word, isSince1990(word, knows)]).toEqual([word, true]);
  for (const word of ['finimes', 'entrainemant', 'ètè'])
    expect([word, isSince1990(word, knows)]).toEqual([word, false]);
});

test('sounds, vowels drawn out and small English words are nobody’s slips', () => {
  expect(['hmm', 'laaange', 'the', 'Uhm'].map(isLooseWord)).toEqual([true, true, true, true]);
  expect(['dann', 'été', 'Wasser'].map(isLooseWord)).toEqual([false, false, false]);
});
