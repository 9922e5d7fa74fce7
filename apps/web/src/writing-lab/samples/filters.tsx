import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Filters } from '../../ui/filters.tsx';
import { Icon } from '../../ui/icons.tsx';
import { InkSelect } from '../../ui/ink-field.tsx';
import { ProjectSelect } from '../../ui/projects/project-select.tsx';
import { useLab } from '../lab.ts';
import type { Shown, useShown } from './address.ts';
import { tagsQuery } from './api.ts';
import { hasTag } from './arrange.ts';
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
