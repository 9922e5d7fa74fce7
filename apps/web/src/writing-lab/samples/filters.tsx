import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { localToday } from '../../platform/clock.ts';
import { addDays } from '../../platform/local-date.ts';
import { Filters } from '../../ui/filters.tsx';
import { Icon } from '../../ui/icons.tsx';
import { InkDate } from '../../ui/ink-date.tsx';
import { InkSelect } from '../../ui/ink-field.tsx';
import { ProjectSelect } from '../../ui/projects/project-select.tsx';
import { useLab } from '../lab.ts';
import type { Shown, useShown } from './address.ts';
import { tagsQuery } from './api.ts';
import { hasTag } from './arrange.ts';
import { type ChangedSince, changedSinceFrom, changedSpans, isDate } from './changed-since.ts';
import type { Place, SampleSort } from './sample-store.ts';
import styles from './samples.module.css';

type SampleFiltersProps = { shown: Shown; show: ReturnType<typeof useShown>['show'] };

/** What is listed, as a sentence; with the order of it, where not all columns have room for a heading. */
export function SampleFilters({ shown, show }: SampleFiltersProps) {
  const t = useTranslations('writing-lab');
  const words = useTranslations('samples');
  const { data: used = [] } = useQuery(tagsQuery(useLab()));
  const tags = shown.tag === null || hasTag(used, shown.tag) ? used : [shown.tag, ...used];

  return (
    <Filters
      search={{
        label: t('samples.search'),
        value: shown.search,
        onSearch: (search) => show({ search }, { replace: true }),
      }}
    >
      {words.rich('showing', {
        project: () => (
          <ProjectSelect
            label={words('project')}
            none={words('anyProject')}
            value={shown.project}
            onChange={(project) => show({ project })}
          />
        ),
        tag: () => (
          <InkSelect<string>
            label={words('tag')}
            value={shown.tag ?? ''}
            options={[
              { value: '', label: words('anyTag') },
              ...tags.map((value) => ({ value, label: value })),
            ]}
            onChange={(tag) => show({ tag: tag === '' ? null : tag })}
          />
        ),
        kind: () => (
          <InkSelect<DocumentKind | ''>
            label={t('samples.kind')}
            value={shown.kind ?? ''}
            options={[
              { value: '', label: t('samples.anyKind') },
              ...documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
            onChange={(kind) => show({ kind: kind === '' ? null : kind })}
          />
        ),
        changed: () => <ChangedFilter shown={shown} show={show} />,
        place: () => (
          <InkSelect<Place | ''>
            label={t('samples.place')}
            value={shown.place ?? ''}
            options={[
              { value: '', label: t('samples.anyPlace') },
              { value: 'server', label: t('samples.onServer') },
              { value: 'device', label: t('samples.onDevice') },
            ]}
            onChange={(place) => show({ place: place === '' ? null : place })}
          />
        ),
      })}{' '}
      <SortedBy shown={shown} show={show} />
    </Filters>
  );
}

/** Since when the texts changed; a date is chosen beside it. */
function ChangedFilter({ shown: { changed }, show }: SampleFiltersProps) {
  const t = useTranslations('samples.changed');
  const date = changed !== null && isDate(changed) ? changed : null;
  const change = (value: ChangedSince | 'any' | 'date') => {
    if (value === 'any') return show({ changed: null });

    show({ changed: value === 'date' ? addDays(localToday(), -30) : value });
  };

  return (
    <>
      <InkSelect<ChangedSince | 'any' | 'date'>
        label={t('label')}
        value={date ? 'date' : (changed ?? 'any')}
        options={[
          { value: 'any', label: t('any') },
          ...changedSpans.map((value) => ({ value, label: t(`spans.${value}`) })),
          { value: 'date', label: t('date') },
        ]}
        onChange={change}
      />
      {date && (
        <>
          {' '}
          <InkDate
            label={t('dateLabel')}
            value={date}
            max={localToday()}
            onChange={(day) => show({ changed: changedSinceFrom(day) })}
          />
        </>
      )}
    </>
  );
}

const sorts: readonly SampleSort[] = ['changedAt', 'title', 'words', 'findings', 'versions'];

function SortedBy({ shown: { sort, order }, show }: SampleFiltersProps) {
  const t = useTranslations('writing-lab.samples');
  const turned = order === 'ascending' ? 'descending' : 'ascending';

  return (
    <span className={styles.sorted}>
      {t.rich('sortedBy', {
        sort: () => (
          <InkSelect<SampleSort>
            label={t('sort')}
            value={sort}
            options={sorts.map((value) => ({
              value,
              label: t(`column.${value === 'changedAt' ? 'changed' : value}`),
            }))}
            onChange={(value) => show({ sort: value })}
          />
        ),
      })}
      <button
        type="button"
        className={styles.turn}
        aria-label={t('turnOrder')}
        onClick={() => show({ order: turned })}
      >
        <Icon name={order === 'ascending' ? 'up' : 'down'} size={14} />
      </button>
    </span>
  );
}
