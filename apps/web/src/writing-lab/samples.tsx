import { limits } from '@longhand/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadMessages } from '../platform/locale.ts';
import { useUser } from '../platform/session.ts';
import { ProjectsDialog } from '../projects/index.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page } from '../ui/page.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { AddDialog } from './library/details/add-dialog.tsx';
import { ExportDialog } from './library/import-export/export-dialog.tsx';
import { ImportDialog } from './library/import-export/import-dialog.tsx';
import { EmptyList, Lede } from './library/list/empty-list.tsx';
import {
  isFiltered,
  parseOwnWordsScope,
  type SampleListState,
  useSampleListState,
} from './library/list/list-url-state.ts';
import { LocalCopies } from './library/list/local-copies.tsx';
import { SampleFilters } from './library/list/sample-filters.tsx';
import styles from './library/list/samples.module.css';
import { SamplesTable } from './library/list/samples-table.tsx';
import { SelectMore } from './library/list/select-more.tsx';
import { SelectionBar } from './library/list/selection-bar.tsx';
import { useSelection } from './library/list/use-selection.ts';
import { useLab } from './storage/lab.ts';
import { samplesQuery, savedCountQuery } from './storage/samples/api.ts';
import type { SavedText } from './storage/samples/sample-store.ts';

const SampleComparison = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('./library/list/sample-comparison.tsx'),
    loadMessages(['lab', 'charts']),
  ]);

  return part;
});
const OwnWordsDialog = lazyComponent(() => import('./dictionary/dialog/own-words-dialog.tsx'));

/** The library: every saved text, on the server or on this device, and the trash. */
export default function Samples() {
  const t = useTranslations('writing-lab.samples');
  const lab = useLab();
  const { listState, setListState, window } = useSampleListState();
  const { page: _, ...query } = listState;
  const list = useQuery(samplesQuery(lab, { ...query, window }));
  const words = useTranslations('samples');
  const projectsWord = useTranslations('projects')('manage');
  const ownWords = useTranslations('own-words')('title');
  const ownWordsScope = parseOwnWordsScope(useSearch({ strict: false }));
  const [comparedTexts, setComparedTexts] = useState<readonly SavedText[]>([]);
  const [openDialog, setOpenDialog] = useState<'add' | 'import' | 'projects' | 'export' | null>(
    null,
  );
  const close = () => setOpenDialog(null);
  const closeComparison = useCallback(() => setComparedTexts([]), []);
  const { data } = list;
  const rows = data?.items ?? [];
  const isLibraryEmpty = data?.total === 0 && !list.isPlaceholderData && !isFiltered(listState);
  const selection = useSelection(listState, rows);

  return (
    <Page
      title={listState.trashed ? t('trashTitle') : t('title')}
      lede={data && <Lede shown={listState} total={data.total} words={data.totalWords} />}
      reservesLede={list.isPending && 'long'}
      action={
        !listState.trashed &&
        data?.total !== 0 && (
          <div className={styles.actions}>
            <Button onClick={() => setOpenDialog('import')}>{words('import')}</Button>
            <Button variant="primary" onClick={() => setOpenDialog('add')}>
              {t('add')}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.list}>
        {!isLibraryEmpty && <SampleFilters listState={listState} setListState={setListState} />}
        {list.isPending && <LoadingState lines={8} />}
        {list.isError && (
          <>
            <ErrorState
              title={t('loadFailed')}
              error={list.error}
              keepsInput
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
            {rows.length === 0 && <LocalCopies />}
          </>
        )}
        {data?.failure != null && (
          <>
            <p className={styles.failure} role="alert">
              {t('serverFailed')}{' '}
              <TextButton onClick={() => void list.refetch()}>
                <TryAgain />
              </TextButton>
            </p>
            <LocalCopies />
          </>
        )}
        {data && rows.length === 0 && (
          <EmptyList
            listState={listState}
            setListState={setListState}
            onAdd={() => setOpenDialog('add')}
            onImport={() => setOpenDialog('import')}
          />
        )}
        {rows.length > 0 && (
          <SamplesTable
            rows={rows}
            listState={listState}
            setListState={setListState}
            selected={selection.texts}
            onSelect={selection.select}
          />
        )}
        {data && (
          <div className={styles.foot}>
            <SelectionBar
              texts={selection.texts}
              trashed={listState.trashed}
              more={<SelectMore selection={selection} listState={listState} total={data.total} />}
              onCompare={() => setComparedTexts(selection.texts)}
              onDone={selection.clear}
            />
            <TrashLink shown={listState} trashed={data.trashed} />
            {!listState.trashed && (
              <>
                <TextButton quiet onClick={() => setOpenDialog('projects')}>
                  {projectsWord}
                </TextButton>
                <TextLink quiet to="/app/writing-lab/samples?words=all">
                  {ownWords}
                </TextLink>
                {data.total > 0 && (
                  <TextButton quiet onClick={() => setOpenDialog('export')}>
                    {words('exporting.all')}
                  </TextButton>
                )}
              </>
            )}
            <PlanLimit />
            {data.total > limits.pageSize && (
              <Pagination
                page={listState.page}
                size={limits.pageSize}
                total={data.total}
                onPage={(page) => setListState({ page })}
              />
            )}
          </div>
        )}
      </div>
      {comparedTexts.length === 2 && (
        <SampleComparison
          texts={comparedTexts}
          onClose={closeComparison}
          onFailure={closeComparison}
        />
      )}
      {openDialog === 'add' && <AddDialog onClose={close} />}
      {openDialog === 'import' && <ImportDialog onClose={close} />}
      {openDialog === 'projects' && <ProjectsDialog onClose={close} />}
      {ownWordsScope !== null && (
        <OwnWordsDialog
          key={ownWordsScope}
          projectId={ownWordsScope === 'all' ? null : ownWordsScope}
          onClose={() => setListState({ page: listState.page }, { replace: true })}
        />
      )}
      {openDialog === 'export' && <ExportDialog onClose={close} />}
    </Page>
  );
}

function TrashLink({ shown: listState, trashed }: { shown: SampleListState; trashed: number }) {
  const t = useTranslations('writing-lab.samples');
  if (listState.trashed) {
    return <TextLink to="/app/writing-lab/samples">{t('backToSamples')}</TextLink>;
  }
  if (trashed === 0) return null;

  return (
    <TextLink quiet to="/app/writing-lab/samples?trash=yes">
      {t('toTrash', { count: trashed })}
    </TextLink>
  );
}

function PlanLimit() {
  const t = useTranslations('writing-lab.samples');
  const lab = useLab();
  const limit = useUser()?.entitlements.savedSamples ?? null;
  const { data: used } = useQuery({ ...savedCountQuery(lab), enabled: limit !== null });
  if (limit === null || used === undefined) return null;

  return <span className={styles.limit}>{t('limit', { used, limit })}</span>;
}

function TryAgain() {
  return useTranslations('ui')('tryAgain');
}
