import { limits } from '@longhand/contract/limits';
import { type OwnWordKind, ownWordKinds } from '@longhand/contract/own-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProjects } from '../../platform/projects.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Filters } from '../../ui/filters.tsx';
import { InkSelect } from '../../ui/ink-field.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { OwnEntry } from '../device/database.ts';
import { useLab } from '../lab.ts';
import styles from './own-words.module.css';
import { useOwnEntries, useOwnWords, useSyncedWords } from './own-words.ts';
import { ScopeSelect } from './scope-select.tsx';
import { type Asked, shownWords } from './shown-words.ts';
import { WordRow } from './word-row.tsx';

const step = 50;

type WordListProps = {
  asked: Asked;
  onAsk: (change: Partial<Asked>) => void;
  onEdit: (entry: OwnEntry) => void;
  onAdd: () => void;
  onImport: () => void;
  onExport: () => void;
};

/** The words as a list to search, each to be changed and taken out with a way back. */
export function WordList({ asked, onAsk, onEdit, onAdd, onImport, onExport }: WordListProps) {
  const t = useTranslations('own-words');
  const lab = useLab();
  const { data: entries } = useOwnEntries();
  const { data: projects } = useProjects();
  const disk = useQuery({
    queryKey: ['lab-database', lab.userId],
    queryFn: () => lab.database().then(() => true),
    retry: false,
  });
  const own = useOwnWords();
  const [most, setMost] = useState(step);
  if (disk.isError) {
    return (
      <ErrorState
        title={t('forbidden')}
        error={disk.error}
        onRetry={() => void disk.refetch()}
        retrying={disk.isFetching}
      />
    );
  }
  if (entries === undefined || disk.isPending) return <LoadingState lines={5} />;

  const shown = shownWords(entries, asked, projects);
  const isEmpty = !entries.some(({ kind }) => kind === asked.kind);
  const told = () => showToast({ type: 'error', words: t('forbidden') });
  const remove = async (entry: OwnEntry, words: string) => {
    await own.remove([entry.id]);
    const again = { ...entry, id: lab.newId() };
    const undo = () => void own.add([again]).catch(told);
    showToast({ type: 'info', words: t('removed', { word: words }), undo });
  };

  return (
    <div className={styles.part}>
      <Filters
        search={{
          label: t('search'),
          value: asked.search,
          onSearch: (search) => onAsk({ search }),
        }}
      >
        {t.rich('shown', {
          kind: () => (
            <InkSelect<OwnWordKind>
              label={t('kind')}
              value={asked.kind}
              options={ownWordKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(kind) => {
                setMost(step);
                onAsk({ kind });
              }}
            />
          ),
          scope: () => <ScopeSelect scope={asked.scope} onChange={(scope) => onAsk({ scope })} />,
        })}
      </Filters>
      <p className={styles.quiet}>{t(`about.${asked.kind}`)}</p>
      <SyncLine entries={entries} />
      {shown.length === 0 ? (
        <EmptyState
          title={t(isEmpty ? `empty.${asked.kind}` : 'none')}
          action={
            !isEmpty && (
              <TextButton onClick={() => onAsk({ scope: 'all', search: '' })}>
                {t('showAll')}
              </TextButton>
            )
          }
        />
      ) : (
        <ul className={styles.words} aria-label={t(`kinds.${asked.kind}`)}>
          {shown.slice(0, most).map((entry) => (
            <WordRow
              key={entry.id}
              entry={entry}
              project={projects?.find(({ id }) => id === entry.projectId)?.title}
              onEdit={() => onEdit(entry)}
              onRemove={(words) => void remove(entry, words).catch(told)}
            />
          ))}
        </ul>
      )}
      {shown.length > most && (
        <p>
          <TextButton onClick={() => setMost(most + step)}>
            {t('more', { count: Math.min(step, shown.length - most) })}
          </TextButton>
        </p>
      )}
      <p className={styles.actions}>
        {asked.kind !== 'ignore' && <TextButton onClick={onImport}>{t('import.open')}</TextButton>}
        {asked.kind !== 'ignore' && shown.length > 0 && (
          <TextButton onClick={onExport}>{t('export.open')}</TextButton>
        )}
        <Button variant="primary" onClick={onAdd}>
          {t(`add.${asked.kind}`)}
        </Button>
      </p>
    </div>
  );
}

/** How the words of this device stand with those of the account, where there is something to say. */
function SyncLine({ entries }: { entries: readonly OwnEntry[] }) {
  const t = useTranslations('own-words');
  const { data: synced } = useSyncedWords();
  const { release } = useOwnWords();
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
