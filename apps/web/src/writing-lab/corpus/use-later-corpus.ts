import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../platform/store.ts';
import { useLab } from '../lab.ts';
import { useWordsSaid } from '../own-words/own-words.ts';
import type { Corpus, CorpusState } from './corpus.ts';

export type LaterCorpus = CorpusState & { refresh: () => void };

/** As `useCorpus`, for a screen that has to be there without it: what reads the texts is fetched behind the screen. */
export function useLaterCorpus(): LaterCorpus {
  const lab = useLab();
  const [corpus, setCorpus] = useState<Corpus | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const state = useStore(corpus?.state ?? notYet);
  const words = useWordsSaid();
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
    if (corpus && words) void corpus.refresh(); // other words mean other findings
  }, [corpus, words]);

  return {
    ...state,
    ...(failure !== null && { isReading: false, failure }),
    refresh: () => void corpus?.refresh(),
  };
}

const notYet = createStore<CorpusState>({
  texts: [],
  all: [],
  done: 0,
  isReading: true,
  failure: null,
  serverFailure: null,
});
