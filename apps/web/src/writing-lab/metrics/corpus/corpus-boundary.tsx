import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { CorpusState, CorpusText } from './corpus.ts';

type CorpusBoundaryProps = {
  corpus: CorpusState & { refresh: () => void };
  /** The texts of the corpus that are shown. */
  texts: readonly CorpusText[];
  /** How many texts the screen needs. */
  minTexts: number;
  empty: { title: string; text: string };
  children: ReactNode;
};

/** Shows its children when there are enough texts, otherwise a loading, error or empty state. */
export function CorpusBoundary({ corpus, texts, minTexts, empty, children }: CorpusBoundaryProps) {
  const t = useTranslations();
  const { isAnalyzing, failure, refresh } = corpus;
  if (texts.length >= minTexts) return children;
  if (isAnalyzing) return <LoadingState lines={6} />;
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
