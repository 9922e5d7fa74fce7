import { type HomeCard, homeCards, type Preferences } from '@longhand/contract/settings';

/** All cards in the writer's order; those that it does not name follow in the usual one. */
export function inOrder({ order }: Pick<Preferences['homeCards'], 'order'>): HomeCard[] {
  const chosen = [...new Set(order)];

  return [...chosen, ...homeCards.filter((card) => !chosen.includes(card))];
}

/** The order after one card was moved by so many places; it stops at the ends. */
export function moved(cards: readonly HomeCard[], card: HomeCard, by: number): HomeCard[] {
  const from = cards.indexOf(card);
  const to = Math.min(cards.length - 1, Math.max(0, from + by));
  const rest = cards.filter((one) => one !== card);

  return [...rest.slice(0, to), card, ...rest.slice(to)];
}
