import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { getAnalysisPool } from '../../analysis/texts/analysis-pool.ts';
import { loadUserAnalysisOptions } from '../../dictionary/user-analysis-options.ts';
import TextComparison from '../../metrics/compare/text-comparison.tsx';
import { type Lab, useLab } from '../../storage/lab.ts';
import type { SavedText } from '../../storage/samples/sample-store.ts';

type SampleComparisonProps = { texts: readonly SavedText[]; onClose: () => void };

/** The measures of two saved texts side by side. */
export default function SampleComparison({ texts, onClose }: SampleComparisonProps) {
  const t = useTranslations();
  const lab = useLab();
  const revisions = texts.map(({ id, revision }) => `${id} ${revision}`);
  const analyses = useQuery({
    queryKey: ['writing-lab', 'compare', lab.userId, ...revisions],
    networkMode: 'always',
    retry: false,
    queryFn: ({ signal }) => Promise.all(texts.map((text) => analyzeSample(lab, text, signal))),
  });
  const [one, other] = analyses.data ?? [];
  const titleOf = (at: number) => texts[at]?.title || t('writing-lab.untitled');

  return (
    <Dialog
      open
      wide
      title={t('lab.compare.title', { one: titleOf(0), other: titleOf(1) })}
      onClose={onClose}
    >
      {analyses.isPending && <LoadingState lines={6} />}
      {analyses.isError && (
        <ErrorState
          title={t('samples.compare.failed')}
          error={analyses.error}
          onRetry={() => void analyses.refetch()}
          retrying={analyses.isFetching}
        />
      )}
      {one && other && (
        <TextComparison
          one={{ title: titleOf(0), reading: one }}
          other={{ title: titleOf(1), reading: other }}
          hasHiddenTitle
        />
      )}
    </Dialog>
  );
}

/** Analyzes the newest revision of a text with the same options as the analyzer. */
async function analyzeSample({ stores, database }: Lab, saved: SavedText, signal: AbortSignal) {
  const [text, saidOf] = await Promise.all([
    stores[saved.place].read(saved.id),
    loadUserAnalysisOptions(database),
  ]);
  const { kind, language } = text;

  return getAnalysisPool().analyze(text.text, { ...(await saidOf(text)), kind, language, signal });
}
