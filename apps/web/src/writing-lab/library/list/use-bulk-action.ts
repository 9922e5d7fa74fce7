import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { useLab } from '../../storage/lab.ts';
import { wait } from '../../storage/samples/retry-on-rate-limit.ts';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import { type BulkAction, runInBatches } from './run-in-batches.ts';

type BulkToast = { key: 'trashed' | 'restored' | 'erased'; undo?: BulkAction };

export type BulkRun = {
  /** The progress; null when idle. */
  progress: { done: number; total: number } | null;
  run: (texts: readonly SavedText[], how: BulkAction, told: BulkToast) => Promise<void>;
  stop: () => void;
};

/** Applies an action to many texts. If it stops or fails, a toast reports the progress and offers undo. */
export function useBulkAction(): BulkRun {
  const t = useTranslations('writing-lab.samples');
  const stopped = useTranslations('samples.bulk')('stopped');
  const lab = useLab();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<BulkRun['progress']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run: BulkRun['run'] = async (texts, how, { key, undo }) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const total = texts.length;
    const done: SavedText[] = [];
    setProgress({ done: 0, total });
    const undoOption = () =>
      undo && done.length > 0 ? { undo: () => void run(done, undo, { key: 'restored' }) } : {};
    try {
      await runInBatches(texts, how, {
        ...{ stores: lab.stores, signal, wait },
        onDone(some) {
          done.push(...some);
          setProgress({ done: done.length, total });
        },
      });
      showToast({ type: 'success', words: t(key, { count: total }), ...undoOption() });
    } catch (failure) {
      const reason = signal.aborted ? stopped : failureText(failure);
      const words = t('actionFailed', { done: done.length, total, reason });
      showToast({ type: signal.aborted ? 'info' : 'error', words, ...undoOption() });
    }
    setProgress(null);
    await invalidateSlices(['writing-lab', 'home']);
  };

  return { progress, run, stop: () => running.current?.abort() };
}
