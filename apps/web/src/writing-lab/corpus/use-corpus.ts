import { useEffect } from 'react';
import { useStore } from '../../platform/store.ts';
import { type Lab, useLab } from '../lab.ts';
import { useWordsSaid } from '../own-words/own-words.ts';
import { readingPool } from '../reading/reading-pool.ts';
import { type Corpus, type CorpusState, createCorpus } from './corpus.ts';

const corpora = new WeakMap<Lab, Corpus>();
const pauseMs = 5_000;

/** The writer's own texts, read anew where they changed since the last screen that asked. */
export function useCorpus(): CorpusState & { refresh: () => void } {
  const corpus = corpusOf(useLab());
  const state = useStore(corpus.state);
  const words = useWordsSaid();
  useEffect(() => {
    if (words) void corpus.refresh(); // other words mean other findings
  }, [corpus, words]);

  return { ...state, refresh: () => void corpus.refresh() };
}

/** The corpus of a person, one in this page. */
export function corpusOf(lab: Lab): Corpus {
  const known = corpora.get(lab);
  if (known) return known;
  const corpus = createCorpus({
    ...lab,
    pool: readingPool,
    pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  });
  corpora.set(lab, corpus);

  return corpus;
}
