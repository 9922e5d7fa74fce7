import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { LoadingState } from '../ui/states.tsx';
import { BatchProgress } from './batch/batch-progress.tsx';
import { isPending } from './batch/batch-runner.ts';
import { BatchInputForm } from './batch/input/batch-input-form.tsx';
import { useBatchInputs } from './batch/input/batch-inputs.ts';
import { Results } from './batch/results/results.tsx';
import { useBatchRunner } from './batch/use-batch-runner.ts';

/** Analyzes many texts in this browser and lists them in one table to sort, compare and export. */
export default function Batch() {
  const t = useTranslations('lab.batch');
  const { runner, state } = useBatchRunner();
  const [isGathering, setGathering] = useState(false);
  const { texts: remaining } = useBatchInputs();
  const { run, texts, isAnalyzing } = state;
  const analyzedCount = texts.filter((text) => !isPending(text)).length;
  const isNew = run === null || isGathering;
  const isRunningElsewhere = analyzedCount < texts.length && !isAnalyzing && !run?.isStopped;

  return (
    <Page
      title={
        run && !isGathering ? t('read', { read: analyzedCount, of: texts.length }) : t('title')
      }
      lede={t('lede')}
      action={
        run &&
        !isGathering &&
        !isAnalyzing &&
        !isRunningElsewhere && <Button onClick={() => setGathering(true)}>{t('another')}</Button>
      }
    >
      {run === undefined && <LoadingState lines={5} />}
      {isNew && (
        <BatchInputForm
          hasRun={run != null}
          onStart={(given, wish) => {
            setGathering(false);
            void runner.start(given, wish);
          }}
          onBack={() => setGathering(false)}
        />
      )}
      {run && !isGathering && (
        <>
          <BatchProgress runner={runner} state={state} />
          {remaining.length > 0 && <p>{t('left', { count: remaining.length })}</p>}
          <Results texts={texts} />
        </>
      )}
    </Page>
  );
}
