import { loadMessages } from '../platform/locale.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

export { TotalsSection } from './analytics/totals-section.tsx';
export { useStatementText } from './statements/use-statement-text.ts';
export { useHourName } from './use-hour-name.ts';
export { useUnits } from './use-units.ts';

/** One statement, loaded with its messages. Files inside this folder import one another directly. */
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
