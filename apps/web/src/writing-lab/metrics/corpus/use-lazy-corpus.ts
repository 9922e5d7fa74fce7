import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../../platform/store.ts';
import { useSyncedOwnEntries } from '../../dictionary/own-words.ts';
import { useLab } from '../../storage/lab.ts';
import type { Corpus, CorpusState } from './corpus.ts';

export type LazyCorpus = CorpusState & { refresh: () => void };

/** Like `useCorpus`, for screens that do not wait for it: the code that analyzes the texts loads in the background. */
export function useLazyCorpus(): LazyCorpus {
  const lab = useLab();
  const [corpus, setCorpus] = useState<Corpus | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const state = useStore(corpus?.state ?? emptyCorpus);
  const words = useSyncedOwnEntries();
  useEffect(() => {
    let isWanted = true;
    import('./use-corpus.ts').then(
      ({ corpusOf }) => isWanted && setCorpus(corpusOf(lab)),
      (error: unknown) => isWanted && setFailure(error),
    );

    return () => {
      isWanted = false;
    };
  }, [lab]);
  useEffect(() => {
    if (corpus && words) void corpus.refresh(); // changed own words change the findings
  }, [corpus, words]);

  return {
    ...state,
    ...(failure !== null && { isAnalyzing: false, failure }),
    refresh: () => void corpus?.refresh(),
  };
}

const emptyCorpus = createStore<CorpusState>({
  texts: [],
  allTexts: [],
  done: 0,
  isAnalyzing: true,
  failure: null,
  serverFailure: null,
});
