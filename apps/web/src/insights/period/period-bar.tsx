import { type PeriodBarProps, PeriodFields } from './period-fields.tsx';
import { useInsightSearch } from './use-insight-search.ts';

/** Range, measure, filters and comparison of a screen as one sentence; the state is in the URL. */
export function PeriodBar(props: PeriodBarProps) {
  const { search, change } = useInsightSearch();

  return <PeriodFields {...props} search={search} onChange={change} />;
}
