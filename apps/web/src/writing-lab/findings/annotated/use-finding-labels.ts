import { useFormatter, useTranslations } from 'use-intl';
import { type FindingLabels, findingColumns } from './findings-csv.ts';

/** The texts that describe a finding in downloads and reports. */
export function useFindingLabels(): FindingLabels {
  const t = useTranslations('writing-lab');
  const columns = useTranslations('samples.annotated');
  const format = useFormatter();

  return {
    columns: Object.fromEntries(
      findingColumns.map((key) => [key, columns(`column.${key}`)]),
    ) as FindingLabels['columns'], // every key is present
    category: (category) => t(`findings.category.${category}`),
    rule: (rule) => t(`note.name.${rule}`),
    reason: ({ reason }) => t(`note.reason.${reason.code}`, reason.values),
    suggestionList: (suggestions) =>
      format.list(
        suggestions.slice(0, 3).map((word) => (word === '' ? t('note.leaveOut') : word)),
        { type: 'disjunction' },
      ),
  };
}
