import { useFormatter, useTranslations } from 'use-intl';
import { type FindingWords, findingColumns } from './findings-csv.ts';

/** How findings are told away from the screen. */
export function useFindingWords(): FindingWords {
  const t = useTranslations('writing-lab');
  const columns = useTranslations('samples.annotated');
  const format = useFormatter();

  return {
    columns: Object.fromEntries(
      findingColumns.map((key) => [key, columns(`column.${key}`)]),
    ) as FindingWords['columns'], // every key is given
    category: (category) => t(`findings.category.${category}`),
    rule: (rule) => t(`note.name.${rule}`),
    reason: ({ reason }) => t(`note.reason.${reason.code}`, reason.values),
    instead: (suggestions) =>
      format.list(
        suggestions.slice(0, 3).map((word) => (word === '' ? t('note.leaveOut') : word)),
        { type: 'disjunction' },
      ),
  };
}
