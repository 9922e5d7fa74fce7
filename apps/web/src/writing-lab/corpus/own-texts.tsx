import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CorpusState, OwnText } from './corpus.ts';

type OwnTextsProps = {
  corpus: CorpusState & { refresh: () => void };
  /** Those of the corpus that are shown. */
  texts: readonly OwnText[];
  /** How many of them the screen needs. */
  least: number;
  empty: { title: string; text: string };
  children: ReactNode;
};

/** What a screen of all own texts shows: the texts, that they are being read, that they can not be, or that they are too few. */
export function OwnTexts({ corpus, texts, least, empty, children }: OwnTextsProps) {
  const t = useTranslations();
  const { isReading, failure, refresh } = corpus;
  if (texts.length >= least) return children;
  if (isReading) return <LoadingState lines={6} />;
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
