import { homeCards } from '@longhand/contract/settings';
import { expect, test } from 'vitest';
import { moveCard, orderCards } from './cards.ts';

test('cards missing from the order follow in the default order', () => {
  expect(orderCards({ order: [] })).toEqual([...homeCards]);
  expect(orderCards({ order: ['log', 'text', 'log'] })).toEqual([
    'log',
    'text',
    ...homeCards.filter((card) => card !== 'log' && card !== 'text'),
  ]);
});

test('a card moves by positions and stops at the ends', () => {
  const cards = ['text', 'goals', 'log'] as const;

  expect(moveCard(cards, 'log', -1)).toEqual(['text', 'log', 'goals']);
  expect(moveCard(cards, 'text', 1)).toEqual(['goals', 'text', 'log']);
  expect(moveCard(cards, 'text', -1)).toEqual(['text', 'goals', 'log']);
  expect(moveCard(cards, 'log', 9)).toEqual(['text', 'goals', 'log']);
});
