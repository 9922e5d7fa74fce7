import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CorpusNote } from '../evidence/corpus-note.tsx';
import type { CorpusState, CorpusText } from './corpus.ts';

type CorpusBoundaryProps = {
  corpus: CorpusState & { refresh: () => void };
  /** Other data of the content is loading. Showing it later would shift the content. */
  isLoading?: boolean;
  /** The texts of the corpus that are shown. */
  texts: readonly CorpusText[];
  /** How many texts the screen needs. */
  minTexts: number;
  empty: { title: string; text: string };
  children: ReactNode;
};

/** The analysis of up to this many texts is awaited, so that the content does not move; more are shown as they come. */
const awaitedTexts = 24;

/** Shows its children when there are enough texts, otherwise a loading, error or empty state. */
export function CorpusBoundary({
  corpus,
  isLoading = false,
  texts,
  minTexts,
  empty,
  children,
}: CorpusBoundaryProps) {
  const t = useTranslations();
  const { isAnalyzing, allTexts, failure, refresh } = corpus;
  const [wasShown, setWasShown] = useState(false);
  const hasEnough = texts.length >= minTexts;
  const isAwaited =
    isAnalyzing && corpus.texts.length < allTexts.length && allTexts.length <= awaitedTexts;
  const isShown = hasEnough && !isLoading && (wasShown || !isAwaited);
  if (isShown && !wasShown) setWasShown(true);

  if (hasEnough || isAnalyzing) {
    return (
      <>
        {isShown ? children : <LoadingState lines={6} />}
        <CorpusNote corpus={corpus} />
      </>
    );
  }
  if (failure !== null) {
    return <ErrorState title={t('lab.corpus.failed')} error={failure} onRetry={refresh} />;
  }

  return (
    <EmptyState
      title={empty.title}
      action={<TextLink to="/app/writing-lab/analyzer">{t('lab.evolution.openAnalyzer')}</TextLink>}
    >
      {empty.text}
    </EmptyState>
  );
}
