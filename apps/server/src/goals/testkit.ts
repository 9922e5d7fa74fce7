/** A typical goal: 30,000 words in November. */
export const november = {
  title: 'The Salt Road',
  targetAmount: 30_000,
  startOn: '2026-11-01',
  endOn: '2026-11-30',
};
