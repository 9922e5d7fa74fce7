import { Fragment, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { deviceDayOf, deviceToday } from '../../../platform/clock.ts';
import { useProjects } from '../../../projects/index.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { Link, TextButton } from '../../../ui/text-link.tsx';
import { findingsPerThousand } from '../../storage/samples/filter-and-sort.ts';
import type { FoundText, SampleSort, SavedText } from '../../storage/samples/sample-store.ts';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import type { SampleListState, useSampleListState } from './list-url-state.ts';
import { usePublished } from './published.ts';
import styles from './samples.module.css';

type SamplesTableProps = {
  rows: readonly FoundText[];
  listState: SampleListState;
  setListState: ReturnType<typeof useSampleListState>['setListState'];
  selected: readonly SavedText[];
  onSelect: (texts: readonly SavedText[]) => void;
};

/** The saved texts with the counts of their newest revision. */
export function SamplesTable({
  rows,
  listState,
  setListState,
  selected,
  onSelect,
}: SamplesTableProps) {
  const t = useTranslations('writing-lab');
  const [versionsOf, setVersionsOf] = useState<SavedText | null>(null);
  const columns = useColumns({ trashed: listState.trashed, onVersions: setVersionsOf });
  const title = (text: SavedText) => text.title || t('untitled');
  const selectedOnOtherPages = selected.filter(({ id }) => !rows.some((row) => row.id === id));

  return (
    <>
      <Table
        label={listState.trashed ? t('samples.trashTitle') : t('samples.title')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        sort={{
          key: listState.sort,
          order: listState.order,
          onSort: (key, order) => setListState({ sort: key as SampleSort, order }), // as: the keys are those of the columns below
        }}
        selection={{
          isSelected: ({ id }) => selected.some((text) => text.id === id),
          onToggle: (row, isOn) =>
            onSelect(isOn ? [...selected, row] : selected.filter(({ id }) => id !== row.id)),
          onToggleAll: (isOn) => onSelect([...selectedOnOtherPages, ...(isOn ? rows : [])]),
          labelOf: (row) => t('samples.select', { title: title(row) }),
          allLabel: t('samples.selectAll'),
        }}
      />
      {versionsOf && (
        <VersionsDialog key={versionsOf.id} text={versionsOf} onClose={() => setVersionsOf(null)} />
      )}
    </>
  );
}

type ColumnOptions = { trashed: boolean; onVersions: (text: SavedText) => void };

function useColumns({ trashed, onVersions }: ColumnOptions): Column<FoundText>[] {
  const t = useTranslations('writing-lab');
  const words = useTranslations('samples');
  const { ids: published } = usePublished();
  const { data: projects = [] } = useProjects();
  const titles = new Map<string | null, string>(projects.map(({ id, title }) => [id, title]));
  const format = useFormatter();
  const today = deviceToday();
  const changed = (at: Date) =>
    deviceDayOf(at) === today
      ? format.dateTime(at, { hour: 'numeric', minute: '2-digit' })
      : format.dateTime(at, {
          day: 'numeric',
          month: 'long',
          ...(deviceDayOf(at).slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
        });

  return [
    {
      key: 'title',
      title: t('samples.column.title'),
      sortable: true,
      fillsWidth: true,
      cell: (text) => (
        <>
          {trashed ? (
            <span className={styles.title} dir="auto">
              {text.title || t('untitled')}
            </span>
          ) : (
            <Link className={styles.title} to={`/app/writing-lab/analyzer?sample=${text.id}`}>
              <bdi>{text.title || t('untitled')}</bdi>
            </Link>
          )}{' '}
          <Tags tags={text.tags} />{' '}
          {published.has(text.id) && (
            <span className={styles.mark}>{words('publishing.mark')}</span>
          )}{' '}
          {text.place === 'device' && (
            <span className={styles.mark}>{t('samples.deviceMark')}</span>
          )}{' '}
          <TextButton quiet className={styles.narrowVersions} onClick={() => onVersions(text)}>
            {t('samples.versionCount', { count: text.versions })}
          </TextButton>
          {text.excerpt && (
            <p className={styles.excerpt} dir="auto">
              {text.excerpt.before}
              <mark>{text.excerpt.match}</mark>
              {text.excerpt.after}
            </p>
          )}
        </>
      ),
    },
    {
      key: 'project',
      title: words('project'),
      deskOnly: true,
      cell: ({ projectId }) => <bdi className={styles.oneLine}>{titles.get(projectId)}</bdi>,
    },
    {
      key: 'kind',
      title: t('samples.column.kind'),
      muted: true,
      deskOnly: true,
      cell: ({ kind }) => <span className={styles.oneLine}>{t(`kinds.${kind}`)}</span>,
    },
    {
      key: 'words',
      title: t('samples.column.words'),
      isNumeric: true,
      sortable: true,
      cell: (text) => format.number(text.words),
    },
    {
      key: 'findings',
      title: t('samples.column.findings'),
      isNumeric: true,
      sortable: true,
      deskOnly: true,
      cell: (text) => <FindingRate text={text} />,
    },
    {
      key: 'versions',
      title: t('samples.column.versions'),
      isNumeric: true,
      sortable: true,
      wideOnly: true,
      cell: (text) => (
        <TextButton
          quiet
          aria-label={t('samples.versionsOf', {
            count: text.versions,
            title: text.title || t('untitled'),
          })}
          onClick={() => onVersions(text)}
        >
          {format.number(text.versions)}
        </TextButton>
      ),
    },
    {
      key: 'changedAt',
      title: t('samples.column.changed'),
      isNumeric: true,
      sortable: true,
      cell: ({ changedAt }) => <time dateTime={changedAt}>{changed(new Date(changedAt))}</time>,
    },
  ];
}

/** The tags of a text, after its title. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;

  return (
    <span className={styles.tags}>
      {tags.map((tag, at) => (
        <Fragment key={tag}>
          {at > 0 && ', '}
          <bdi>{tag}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

/** The finding rate with a bar, if the text is long enough. */
function FindingRate({ text }: { text: SavedText }) {
  const t = useTranslations('writing-lab.samples');
  const format = useFormatter();
  const rate = findingsPerThousand(text);
  if (rate === null) {
    return (
      <span className={styles.rate}>
        {t('noRate')} <small>{t('tooShort')}</small>
      </span>
    );
  }

  return (
    <span className={styles.rate}>
      {format.number(rate, { maximumFractionDigits: 0 })}
      <i style={{ inlineSize: Math.min(64, Math.max(2, rate)) }} />
    </span>
  );
}
