import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { deviceToday } from '../../../platform/clock.ts';
import { addDays } from '../../../platform/local-date.ts';
import { ProjectSelect } from '../../../projects/index.ts';
import { Filters } from '../../../ui/filters.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { InlineDate } from '../../../ui/inline-date.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { useLab } from '../../storage/lab.ts';
import { tagsQuery } from '../../storage/samples/api.ts';
import { hasTag } from '../../storage/samples/filter-and-sort.ts';
import type { SampleSort, StorageLocation } from '../../storage/samples/sample-store.ts';
import { type ChangedSince, changedPeriods, isDate, parseChangedSince } from './changed-since.ts';
import type { SampleListState, useSampleListState } from './list-url-state.ts';
import styles from './samples.module.css';

type SampleFiltersProps = {
  listState: SampleListState;
  setListState: ReturnType<typeof useSampleListState>['setListState'];
};

/** The list filters as a sentence; also the sort order, for narrow screens without all column headings. */
export function SampleFilters({ listState, setListState }: SampleFiltersProps) {
  const t = useTranslations('writing-lab');
  const words = useTranslations('samples');
  const { data: usedTags = [] } = useQuery(tagsQuery(useLab()));
  const tags =
    listState.tag === null || hasTag(usedTags, listState.tag)
      ? usedTags
      : [listState.tag, ...usedTags];

  return (
    <Filters
      search={{
        label: t('samples.search'),
        value: listState.search,
        onSearch: (search) => setListState({ search }, { replace: true }),
      }}
    >
      {words.rich('showing', {
        project: () => (
          <ProjectSelect
            label={words('project')}
            noneLabel={words('anyProject')}
            value={listState.project}
            onChange={(project) => setListState({ project })}
          />
        ),
        tag: () => (
          <InlineSelect<string>
            label={words('tag')}
            value={listState.tag ?? ''}
            options={[
              { value: '', label: words('anyTag') },
              ...tags.map((value) => ({ value, label: value })),
            ]}
            onChange={(tag) => setListState({ tag: tag === '' ? null : tag })}
          />
        ),
        kind: () => (
          <InlineSelect<DocumentKind | ''>
            label={t('samples.kind')}
            value={listState.kind ?? ''}
            options={[
              { value: '', label: t('samples.anyKind') },
              ...documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
            onChange={(kind) => setListState({ kind: kind === '' ? null : kind })}
          />
        ),
        changed: () => <ChangedFilter listState={listState} setListState={setListState} />,
        place: () => (
          <InlineSelect<StorageLocation | ''>
            label={t('samples.place')}
            value={listState.place ?? ''}
            options={[
              { value: '', label: t('samples.anyPlace') },
              { value: 'server', label: t('samples.onServer') },
              { value: 'device', label: t('samples.onDevice') },
            ]}
            onChange={(place) => setListState({ place: place === '' ? null : place })}
          />
        ),
      })}{' '}
      <SortSelect listState={listState} setListState={setListState} />
    </Filters>
  );
}

/** The filter by date of change, with a date field if a date is chosen. */
function ChangedFilter({ listState: { changed }, setListState }: SampleFiltersProps) {
  const t = useTranslations('samples.changed');
  const date = changed !== null && isDate(changed) ? changed : null;
  const changeFilter = (value: ChangedSince | 'any' | 'date') => {
    if (value === 'any') return setListState({ changed: null });

    setListState({ changed: value === 'date' ? addDays(deviceToday(), -30) : value });
  };

  return (
    <>
      <InlineSelect<ChangedSince | 'any' | 'date'>
        label={t('label')}
        value={date ? 'date' : (changed ?? 'any')}
        options={[
          { value: 'any', label: t('any') },
          ...changedPeriods.map((value) => ({ value, label: t(`spans.${value}`) })),
          { value: 'date', label: t('date') },
        ]}
        onChange={changeFilter}
      />
      {date && (
        <>
          {' '}
          <InlineDate
            label={t('dateLabel')}
            value={date}
            max={deviceToday()}
            onChange={(day) => setListState({ changed: parseChangedSince(day) })}
          />
        </>
      )}
    </>
  );
}

const sorts: readonly SampleSort[] = ['changedAt', 'title', 'words', 'findings', 'versions'];

function SortSelect({ listState: { sort, order }, setListState }: SampleFiltersProps) {
  const t = useTranslations('writing-lab.samples');
  const reversed = order === 'ascending' ? 'descending' : 'ascending';

  return (
    <span className={styles.sorted}>
      {t.rich('sortedBy', {
        sort: () => (
          <InlineSelect<SampleSort>
            label={t('sort')}
            value={sort}
            options={sorts.map((value) => ({
              value,
              label: t(`column.${value === 'changedAt' ? 'changed' : value}`),
            }))}
            onChange={(value) => setListState({ sort: value })}
          />
        ),
      })}
      <button
        type="button"
        className={styles.turn}
        aria-label={t('turnOrder')}
        onClick={() => setListState({ order: reversed })}
      >
        <Icon name={order === 'ascending' ? 'up' : 'down'} size={14} />
      </button>
    </span>
  );
}
