import type { LanguageCode } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import type { TableState } from '../../../ui/data-table/table-url-state.ts';
import type { SetTableState } from '../../../ui/data-table/use-table-url-state.ts';
import { Filters } from '../../../ui/filters.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { useMetricLabels } from '../../metrics/metric-labels.ts';
import styles from '../batch.module.css';
import { sortKeys } from './visible-rows.ts';

type ResultFiltersProps = {
  shown: TableState;
  show: SetTableState;
  /** The languages of the analyzed texts. */
  languages: readonly LanguageCode[];
};

/** Filters for the analyzed texts, written as a sentence, and a search in their titles. */
export function ResultFilters({ shown, show, languages }: ResultFiltersProps) {
  const t = useTranslations('lab');
  const { language = '', unusual = '' } = shown.filters;
  const filter = (name: string, value: string) => {
    const { [name]: _, ...others } = shown.filters;
    show({ filters: value === '' ? others : { ...others, [name]: value } });
  };

  return (
    <Filters
      search={{
        label: t('batch.search'),
        value: shown.search,
        onSearch: (search) => show({ search }, { replace: true }),
      }}
    >
      {t.rich('batch.showing', {
        which: () => (
          <InlineSelect<string>
            label={t('batch.which')}
            value={unusual}
            options={[
              { value: '', label: t('batch.every') },
              { value: 'only', label: t('batch.unusual') },
            ]}
            onChange={(value) => filter('unusual', value)}
          />
        ),
        language: () => (
          <InlineSelect<string>
            label={t('batch.language')}
            value={language}
            options={[
              { value: '', label: t('batch.anyLanguage') },
              ...languages.map((code) => ({ value: code, label: t(`languages.${code}`) })),
            ]}
            onChange={(value) => filter('language', value)}
          />
        ),
      })}{' '}
      <SortSelect shown={shown} show={show} />
    </Filters>
  );
}

/** Sort order, for narrow screens where not every column has a header. */
function SortSelect({ shown: { sort, order }, show }: Pick<ResultFiltersProps, 'shown' | 'show'>) {
  const t = useTranslations();
  const { nameOf } = useMetricLabels();
  const labelOf = (value: (typeof sortKeys)[number]) => {
    if (value === 'number') return t('lab.batch.asGiven');
    if (value === 'title' || value === 'words' || value === 'language') {
      return t(`lab.batch.column.${value}`);
    }

    return nameOf(value);
  };

  return (
    <span className={styles.sorted}>
      {t.rich('writing-lab.samples.sortedBy', {
        sort: () => (
          <InlineSelect<string>
            label={t('writing-lab.samples.sort')}
            value={sort}
            options={sortKeys.map((value) => ({ value, label: labelOf(value) }))}
            onChange={(value) => show({ sort: value })}
          />
        ),
      })}
      <button
        type="button"
        className={styles.turn}
        aria-label={t('writing-lab.samples.turnOrder')}
        onClick={() => show({ order: order === 'ascending' ? 'descending' : 'ascending' })}
      >
        <Icon name={order === 'ascending' ? 'up' : 'down'} size={14} />
      </button>
    </span>
  );
}
