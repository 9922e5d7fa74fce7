import { expect, test } from 'vitest';
import { isSpanishForm } from './es-forms.ts';
import { isFrenchForm } from './fr-forms.ts';
import { isSince1990 } from './fr-since-1990.ts';
import { isLikelySlip } from './likely-slips.ts';
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

test('Spanish words are made small, great, female and otherwise', () => {
  const knows = knownTo(
    'palmada poco luz pata blanco príncipe elfos titilar fisión basura repulsión erupción tener rendid mantén ir congelación bardos',
  );
  const isForm = (word: string) => isSpanishForm(word, knows);

  for (const word of 'palmaditas poquito lucecita patazas blanquísimo principito elfas titilantes basural repulsor erupcionó tenés rendíos mantenlos irla descongelación bardo'.split(
    ' ',
  ))
    expect([word, isForm(word)]).toEqual([word, true]);
  for (const word of 'palmadida pocito rendios mantenlós tenes titilentes fué'.split(' '))
    expect([word, isForm(word)]).toEqual([word, false]);
});

test('French words are made where the word below keeps its spelling', () => {
  const knows = knownTo('utilisateur admirable gentille disrupter moissonner fatiguer symbole');
  const isForm = (word: string) => isFrenchForm(word, knows);

  for (const word of 'superutilisateur admirablement disrupteur symboliste'.split(' '))
    expect([word, isForm(word)]).toEqual([word, true]);
  for (const word of 'gentillement moissoneur fatiguable symbolliste'.split(' '))
    expect([word, isForm(word)]).toEqual([word, false]);
});

test('what lies far, is short, English or put together is no slip', () => {
  const slip = (word: string, near: string, cost: number) =>
    isLikelySlip(word, { word: near, cost }, 'es');

  expect(slip('reguridad', 'seguridad', 1)).toBe(true);
  expect(slip('tiempohasta', 'tiempo hasta', 1.6)).toBe(true);
  expect(slip('cortacésped', 'corta césped', 1.6)).toBe(false);
  expect(slip('rot', 'roto', 1)).toBe(false);
  expect(slip('cheese', 'chese', 0.9)).toBe(false);
  expect(slip('Haags', 'Hagas', 0.9)).toBe(false);
  expect(isLikelySlip('woses', undefined, 'es')).toBe(false);
});

test('French may be written as the rectifications of 1990 have it', () => {
  const knows = knownTo('entraînement brûlure maître préférerais ruisselle finîmes été');

  for (const word of ['entrainement', 'brulure', 'maitre', 'préfèrerais', 'ruissèle'])
    expect([word, isSince1990(word, knows)]).toEqual([word, true]);
  for (const word of ['finimes', 'entrainemant', 'ètè'])
    expect([word, isSince1990(word, knows)]).toEqual([word, false]);
});

test('sounds, vowels drawn out and small English words are nobody’s slips', () => {
  for (const word of 'hmm laaange the Uhm señorrr Ouaah He-he-he m-m-mieux'.split(' '))
    expect([word, isLooseWord(word)]).toEqual([word, true]);
  for (const word of 'dann été Wasser demi-soeur grand-mère'.split(' '))
    expect([word, isLooseWord(word)]).toEqual([word, false]);
});
