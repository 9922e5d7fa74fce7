/** Parts that other screens with figures share. Separate from `index.ts`, which home loads. */
export { TotalsSection } from './analytics/totals-section.tsx';
export type { InsightSearch } from './period/insight-search.ts';
export { PeriodFields } from './period/period-fields.tsx';
export { useStatementText } from './statements/use-statement-text.ts';
export { useHourName } from './use-hour-name.ts';
export { useUnits } from './use-units.ts';
