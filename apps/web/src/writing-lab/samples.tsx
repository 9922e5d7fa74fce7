import { limits } from '@longhand/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadTexts } from '../platform/locale.ts';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { ProjectsDialog } from '../ui/projects/projects-dialog.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { useLab } from './lab.ts';
import { AddDialog } from './samples/add-dialog.tsx';
import { isFiltered, type Shown, useShown, wordsAsked } from './samples/address.ts';
import { samplesQuery, savedCountQuery } from './samples/api.ts';
import { ExportDialog } from './samples/export-dialog.tsx';
import { SampleFilters } from './samples/filters.tsx';
import { ImportDialog } from './samples/import-dialog.tsx';
import type { SavedText } from './samples/sample-store.ts';
import styles from './samples/samples.module.css';
import { SamplesTable } from './samples/samples-table.tsx';
import { SelectMore } from './samples/select-more.tsx';
import { SelectionBar } from './samples/selection-bar.tsx';
import { TextsHere } from './samples/texts-here.tsx';
import { useSelection } from './samples/use-selection.ts';

const CompareTwo = later(async () => {
  const [part] = await Promise.all([
    import('./samples/compare-two.tsx'),
    loadTexts(['lab', 'charts']),
  ]);

  return part;
});
const OwnWordsDialog = later(() => import('./own-words/own-words-dialog.tsx'));

/** The library: every saved text, on the server or only here, and the trash. */
export default function Samples() {
  const t = useTranslations('writing-lab.samples');
  const lab = useLab();
  const { shown, show, window } = useShown();
  const { page: _, ...query } = shown;
  const list = useQuery(samplesQuery(lab, { ...query, window }));
  const words = useTranslations('samples');
  const projectsWord = useTranslations('projects')('manage');
  const ownWords = useTranslations('own-words')('title');
  const wordsOf = wordsAsked(useSearch({ strict: false }));
  const [compared, setCompared] = useState<readonly SavedText[]>([]);
  const [asked, setAsked] = useState<'add' | 'import' | 'projects' | 'export' | null>(null);
  const close = () => setAsked(null);
  const { data } = list;
  const rows = data?.items ?? [];
  const isBare = data?.total === 0 && !list.isPlaceholderData && !isFiltered(shown);
  const selection = useSelection(shown, rows);

  return (
    <Page
      title={shown.trashed ? t('trashTitle') : t('title')}
      lede={data && <Lede shown={shown} total={data.total} words={data.totalWords} />}
      waits={list.isPending}
      action={
        !shown.trashed &&
        data?.total !== 0 && (
          <div className={styles.actions}>
            <Button onClick={() => setAsked('import')}>{words('import')}</Button>
            <Button variant="primary" onClick={() => setAsked('add')}>
              {t('add')}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.list}>
        {!isBare && <SampleFilters shown={shown} show={show} />}
        {list.isPending && <LoadingState lines={8} />}
        {list.isError && (
          <>
            <ErrorState
              title={t('loadFailed')}
              error={list.error}
              keepsTyped
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
            {rows.length === 0 && <TextsHere />}
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
            <TextsHere />
          </>
        )}
        {data && rows.length === 0 && (
          <Nothing
            shown={shown}
            show={show}
            onAdd={() => setAsked('add')}
            onImport={() => setAsked('import')}
          />
        )}
        {rows.length > 0 && (
          <SamplesTable
            rows={rows}
            shown={shown}
            show={show}
            selected={selection.texts}
            onSelect={selection.select}
          />
        )}
        {data && (
          <div className={styles.foot}>
            <SelectionBar
              texts={selection.texts}
              trashed={shown.trashed}
              more={<SelectMore selection={selection} shown={shown} total={data.total} />}
              onCompare={() => setCompared(selection.texts)}
              onDone={selection.clear}
            />
            <TrashLink shown={shown} trashed={data.trashed} />
            {!shown.trashed && (
              <>
                <TextButton quiet onClick={() => setAsked('projects')}>
                  {projectsWord}
                </TextButton>
                <TextLink quiet to="/app/writing-lab/samples?words=all">
                  {ownWords}
                </TextLink>
                {data.total > 0 && (
                  <TextButton quiet onClick={() => setAsked('export')}>
                    {words('exporting.all')}
                  </TextButton>
                )}
              </>
            )}
            <PlanLimit />
            {data.total > limits.pageSize && (
              <Pagination
                page={shown.page}
                size={limits.pageSize}
                total={data.total}
                onPage={(page) => show({ page })}
              />
            )}
          </div>
        )}
      </div>
      {compared.length === 2 && <CompareTwo texts={compared} onFailure={() => setCompared([])} />}
      {asked === 'add' && <AddDialog onClose={close} />}
      {asked === 'import' && <ImportDialog onClose={close} />}
      {asked === 'projects' && <ProjectsDialog onClose={close} />}
      {wordsOf !== null && (
        <OwnWordsDialog
          key={wordsOf}
          projectId={wordsOf === 'all' ? null : wordsOf}
          onClose={() => show({ page: shown.page }, { replace: true })}
        />
      )}
      {asked === 'export' && <ExportDialog onClose={close} />}
    </Page>
  );
}

function Lede({ shown, total, words }: { shown: Shown; total: number; words: number }) {
  const t = useTranslations('writing-lab.samples');
  if (shown.trashed) return t('trashLede', { count: total });

  return total === 0 ? t('ledeEmpty') : t('lede', { count: total, words });
}

type NothingProps = {
  shown: Shown;
  show: ReturnType<typeof useShown>['show'];
  onAdd: () => void;
  onImport: () => void;
};

/** An empty library teaches; an empty search leads back. */
function Nothing({ shown, show, onAdd, onImport }: NothingProps) {
  const t = useTranslations('writing-lab.samples');
  const importWord = useTranslations('samples')('import');
  const all = { search: '', kind: null, place: null, project: null, tag: null, changed: null };
  if (isFiltered(shown) || shown.page > 1) {
    return (
      <EmptyState
        title={t('none')}
        action={<TextButton onClick={() => show(all)}>{t('showEverything')}</TextButton>}
      />
    );
  }
  if (shown.trashed) return null;

  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <>
          <Button variant="primary" onClick={onAdd}>
            {t('add')}
          </Button>
          <TextButton onClick={onImport}>{importWord}</TextButton>
          <TextLink to="/app/writing-lab/analyzer">{t('openAnalyzer')}</TextLink>
        </>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

function TrashLink({ shown, trashed }: { shown: Shown; trashed: number }) {
  const t = useTranslations('writing-lab.samples');
  if (shown.trashed) {
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
