import { type HomeCard, homeCards, type Preferences } from '@longhand/contract/settings';

/** All cards in the user's order; missing ones follow in the default order. */
export function orderCards({ order }: Pick<Preferences['homeCards'], 'order'>): HomeCard[] {
  const chosen = [...new Set(order)];

  return [...chosen, ...homeCards.filter((card) => !chosen.includes(card))];
}

/** Moves a card by a number of positions, stopping at the ends. */
export function moveCard(cards: readonly HomeCard[], card: HomeCard, by: number): HomeCard[] {
  const from = cards.indexOf(card);
  const to = Math.min(cards.length - 1, Math.max(0, from + by));
  const rest = cards.filter((one) => one !== card);

  return [...rest.slice(0, to), card, ...rest.slice(to)];
}
