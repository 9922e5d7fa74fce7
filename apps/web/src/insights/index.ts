import { loadMessages } from '../platform/locale.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/**
 * The parts of insights that other slices use: one statement, loaded with its messages. Files inside this folder import one another
 * directly.
 */
export const StatementCard = lazyComponent(
  async () => {
    const [card] = await Promise.all([
      import('./statements/statement-card.tsx'),
      loadMessages(['insights', 'lab']),
    ]);

    return card;
  },
  { quiet: true },
);
