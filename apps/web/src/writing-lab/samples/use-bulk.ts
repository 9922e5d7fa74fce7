import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refresh } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useLab } from '../lab.ts';
import { wait } from './patiently.ts';
import type { SavedText } from './sample-store.ts';
import { type Act, workThrough } from './work-through.ts';

type Told = { key: 'trashed' | 'restored' | 'erased'; undo?: Act };

export type Bulk = {
  /** How far it is; null when nothing is being done. */
  progress: { done: number; total: number } | null;
  run: (texts: readonly SavedText[], how: Act, told: Told) => Promise<void>;
  stop: () => void;
};

/** Does something to many texts; stopped or failed, it says how far it came, and that can be undone. */
export function useBulk(): Bulk {
  const t = useTranslations('writing-lab.samples');
  const stopped = useTranslations('samples.bulk')('stopped');
  const lab = useLab();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<Bulk['progress']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run: Bulk['run'] = async (texts, how, { key, undo }) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const total = texts.length;
    const done: SavedText[] = [];
    setProgress({ done: 0, total });
    const takeBack = () =>
      undo && done.length > 0 ? { undo: () => void run(done, undo, { key: 'restored' }) } : {};
    try {
      await workThrough(texts, how, {
        ...{ stores: lab.stores, signal, wait },
        onDone(some) {
          done.push(...some);
          setProgress({ done: done.length, total });
        },
      });
      showToast({ type: 'success', words: t(key, { count: total }), ...takeBack() });
    } catch (failure) {
      const reason = signal.aborted ? stopped : failureText(failure);
      const words = t('actionFailed', { done: done.length, total, reason });
      showToast({ type: signal.aborted ? 'info' : 'error', words, ...takeBack() });
    }
    setProgress(null);
    await refresh(['writing-lab', 'home']);
  };

  return { progress, run, stop: () => running.current?.abort() };
}
