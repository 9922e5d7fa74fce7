import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { isFiltered, type SampleListState, type useSampleListState } from './list-url-state.ts';

export function Lede({
  shown: listState,
  total,
  words,
}: {
  shown: SampleListState;
  total: number;
  words: number;
}) {
  const t = useTranslations('writing-lab.samples');
  if (listState.trashed) return t('trashLede', { count: total });

  return total === 0 ? t('ledeEmpty') : t('lede', { count: total, words });
}

export type EmptyListProps = {
  listState: SampleListState;
  setListState: ReturnType<typeof useSampleListState>['setListState'];
  onAdd: () => void;
  onImport: () => void;
};

/** An empty library explains how to add texts; an empty search offers to clear the filters. */
export function EmptyList({ listState, setListState, onAdd, onImport }: EmptyListProps) {
  const t = useTranslations('writing-lab.samples');
  const importWord = useTranslations('samples')('import');
  const noFilters = {
    search: '',
    kind: null,
    place: null,
    project: null,
    tag: null,
    changed: null,
  };
  if (isFiltered(listState) || listState.page > 1) {
    return (
      <EmptyState
        title={t('none')}
        action={
          <TextButton onClick={() => setListState(noFilters)}>{t('showEverything')}</TextButton>
        }
      />
    );
  }
  if (listState.trashed) return null;

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
