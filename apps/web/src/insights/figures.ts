/** What other screens with figures of writing show in the same way. It is apart from `index.ts`, which home loads. */
export { TotalsSection } from './analytics/totals-section.tsx';
export type { InsightSearch } from './period/insight-search.ts';
export { PeriodFields } from './period/period-fields.tsx';
export { useStatementText } from './statements/use-statement-text.ts';
export { useHourName } from './use-hour-name.ts';
export { useUnits } from './use-units.ts';
