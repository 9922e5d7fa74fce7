import { useEffect } from 'react';
import { useStore } from '../../../platform/store.ts';
import { getAnalysisPool } from '../../analysis/texts/analysis-pool.ts';
import { useSyncedOwnEntries } from '../../dictionary/own-words.ts';
import { type Lab, useLab } from '../../storage/lab.ts';
import { type Corpus, type CorpusState, createCorpus } from './corpus.ts';

const corpora = new WeakMap<Lab, Corpus>();
const retryDelayMs = 5_000;

/** The user's saved texts with their analysis. Changed texts are analyzed again when a screen opens. */
export function useCorpus(): CorpusState & { refresh: () => void } {
  const corpus = corpusOf(useLab());
  const state = useStore(corpus.state);
  const words = useSyncedOwnEntries();
  useEffect(() => {
    if (words) void corpus.refresh(); // changed own words change the findings
  }, [corpus, words]);

  return { ...state, refresh: () => void corpus.refresh() };
}

/** The corpus of a user, one per page. */
export function corpusOf(lab: Lab): Corpus {
  const known = corpora.get(lab);
  if (known) return known;
  const corpus = createCorpus({
    ...lab,
    pool: getAnalysisPool,
    waitBeforeRetry: () => new Promise((resolve) => setTimeout(resolve, retryDelayMs)),
  });
  corpora.set(lab, corpus);

  return corpus;
}
