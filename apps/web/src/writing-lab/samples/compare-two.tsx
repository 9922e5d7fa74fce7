import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import CompareReadings from '../compare/compare-readings.tsx';
import { type Lab, useLab } from '../lab.ts';
import { readSaid } from '../own-words/said-of-text.ts';
import { readingPool } from '../reading/reading-pool.ts';
import type { SavedText } from './sample-store.ts';

/** The measures of two saved texts side by side, below the list that they were chosen in. */
export default function CompareTwo({ texts }: { texts: readonly SavedText[] }) {
  const t = useTranslations();
  const lab = useLab();
  const part = useRef<HTMLDivElement>(null);
  const named = texts.map(({ id, revision }) => `${id} ${revision}`);
  const both = useQuery({
    queryKey: ['writing-lab', 'compare', lab.userId, ...named],
    networkMode: 'always',
    retry: false,
    queryFn: ({ signal }) => Promise.all(texts.map((text) => analyze(lab, text, signal))),
  });
  const [one, other] = both.data ?? [];
  const titleOf = (at: number) => texts[at]?.title || t('writing-lab.untitled');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts are another comparison
  useEffect(() => part.current?.focus(), [named.join()]);

  return (
    <div ref={part} tabIndex={-1} aria-busy={both.isPending}>
      {both.isPending && <LoadingState lines={6} />}
      {both.isError && (
        <ErrorState
          title={t('samples.compare.failed')}
          error={both.error}
          onRetry={() => void both.refetch()}
          retrying={both.isFetching}
        />
      )}
      {one && other && (
        <CompareReadings
          one={{ title: titleOf(0), reading: one }}
          other={{ title: titleOf(1), reading: other }}
        />
      )}
    </div>
  );
}

/** Analyzes the newest state of a text as the analyzer would. */
async function analyze({ stores, database }: Lab, saved: SavedText, signal: AbortSignal) {
  const [text, saidOf] = await Promise.all([
    stores[saved.place].read(saved.id),
    readSaid(database),
  ]);
  const { kind, language } = text;

  return readingPool().read(text.text, { ...(await saidOf(text)), kind, language, signal });
}
