import { limits } from '@longhand/contract/limits';
import { type OwnWordKind, ownWordKinds } from '@longhand/contract/own-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../platform/toasts.ts';
import { useProjects } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { OwnEntry } from '../../storage/device/own-entry.ts';
import { useLab } from '../../storage/lab.ts';
import { useOwnEntries, useOwnWordActions, useOwnWordSync } from '../own-words.ts';
import { filterOwnWords, type OwnWordFilter } from './filter-own-words.ts';
import styles from './own-words.module.css';
import { ScopeSelect } from './scope-select.tsx';
import { WordRow } from './word-row.tsx';

const pageSize = 50;

type WordListProps = {
  filter: OwnWordFilter;
  onFilterChange: (change: Partial<OwnWordFilter>) => void;
  onEdit: (entry: OwnEntry) => void;
  onAdd: () => void;
  onImport: () => void;
  onExport: () => void;
};

/** The searchable word list; each word can be edited and removed with undo. */
export function WordList({
  filter,
  onFilterChange,
  onEdit,
  onAdd,
  onImport,
  onExport,
}: WordListProps) {
  const t = useTranslations('own-words');
  const lab = useLab();
  const { data: entries } = useOwnEntries();
  const { data: projects } = useProjects();
  const storage = useQuery({
    queryKey: ['lab-database', lab.userId],
    queryFn: () => lab.database().then(() => true),
    retry: false,
  });
  const own = useOwnWordActions();
  const [shownCount, setShownCount] = useState(pageSize);
  if (storage.isError) {
    return (
      <ErrorState
        title={t('forbidden')}
        error={storage.error}
        onRetry={() => void storage.refetch()}
        retrying={storage.isFetching}
      />
    );
  }
  if (entries === undefined || storage.isPending) return <LoadingState lines={5} />;

  const shown = filterOwnWords(entries, filter, projects);
  const isEmpty = !entries.some(({ kind }) => kind === filter.kind);
  const showError = () => showToast({ type: 'error', words: t('forbidden') });
  const remove = async (entry: OwnEntry, words: string) => {
    await own.remove([entry.id]);
    const again = { ...entry, id: lab.newId() };
    const undo = () => void own.add([again]).catch(showError);
    showToast({ type: 'info', words: t('removed', { word: words }), undo });
  };

  return (
    <div className={styles.part}>
      <Filters
        search={{
          label: t('search'),
          value: filter.search,
          onSearch: (search) => onFilterChange({ search }),
        }}
      >
        {t.rich('shown', {
          kind: () => (
            <InlineSelect<OwnWordKind>
              label={t('kind')}
              value={filter.kind}
              options={ownWordKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(kind) => {
                setShownCount(pageSize);
                onFilterChange({ kind });
              }}
            />
          ),
          scope: () => (
            <ScopeSelect scope={filter.scope} onChange={(scope) => onFilterChange({ scope })} />
          ),
        })}
      </Filters>
      <p className={styles.quiet}>{t(`about.${filter.kind}`)}</p>
      <SyncStatus entries={entries} />
      {shown.length === 0 ? (
        <EmptyState
          title={t(isEmpty ? `empty.${filter.kind}` : 'none')}
          action={
            !isEmpty && (
              <TextButton onClick={() => onFilterChange({ scope: 'all', search: '' })}>
                {t('showAll')}
              </TextButton>
            )
          }
        />
      ) : (
        <ul className={styles.words} aria-label={t(`kinds.${filter.kind}`)}>
          {shown.slice(0, shownCount).map((entry) => (
            <WordRow
              key={entry.id}
              entry={entry}
              project={projects?.find(({ id }) => id === entry.projectId)?.title}
              onEdit={() => onEdit(entry)}
              onRemove={(words) => void remove(entry, words).catch(showError)}
            />
          ))}
        </ul>
      )}
      {shown.length > shownCount && (
        <p>
          <TextButton onClick={() => setShownCount(shownCount + pageSize)}>
            {t('more', { count: Math.min(pageSize, shown.length - shownCount) })}
          </TextButton>
        </p>
      )}
      <p className={styles.actions}>
        {filter.kind !== 'ignore' && <TextButton onClick={onImport}>{t('import.open')}</TextButton>}
        {filter.kind !== 'ignore' && shown.length > 0 && (
          <TextButton onClick={onExport}>{t('export.open')}</TextButton>
        )}
        <Button variant="primary" onClick={onAdd}>
          {t(`add.${filter.kind}`)}
        </Button>
      </p>
    </div>
  );
}

/** The sync state of own words, if there is something to report. */
function SyncStatus({ entries }: { entries: readonly OwnEntry[] }) {
  const t = useTranslations('own-words');
  const { data: synced } = useOwnWordSync();
  const { release } = useOwnWordActions();
  const held = entries.filter((entry) => entry.held !== null).length;

  return (
    <>
      {synced === 'away' && (
        <p className={styles.quiet} role="status">
          {t('away')}
        </p>
      )}
      {synced === 'full' && <p role="alert">{t('full', { limit: limits.ownWordsMax })}</p>}
      {held > 0 && (
        <p className={styles.quiet}>
          {t('held', { count: held })}{' '}
          <TextButton onClick={() => void release(null).catch(() => undefined)}>
            {t('release')}
          </TextButton>
        </p>
      )}
    </>
  );
}
