import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { LoadingState } from '../ui/states.tsx';
import { Gather } from './batch/gather.tsx';
import { useGathered } from './batch/gathered.ts';
import { Results } from './batch/results.tsx';
import { RunLine } from './batch/run-line.tsx';
import { isWaiting } from './batch/runner.ts';
import { useRunner } from './batch/use-runner.ts';

/** Many texts read in one go, in this browser: one table to sort, compare and take away. */
export default function Batch() {
  const t = useTranslations('lab.batch');
  const { runner, state } = useRunner();
  const [isGathering, setGathering] = useState(false);
  const { texts: left } = useGathered();
  const { run, texts, isReading } = state;
  const read = texts.filter((text) => !isWaiting(text)).length;
  const isNew = run === null || isGathering;
  const isElsewhere = read < texts.length && !isReading && !run?.isStopped;

  return (
    <Page
      title={run && !isGathering ? t('read', { read, of: texts.length }) : t('title')}
      lede={t('lede')}
      action={
        run &&
        !isGathering &&
        !isReading &&
        !isElsewhere && <Button onClick={() => setGathering(true)}>{t('another')}</Button>
      }
    >
      {run === undefined && <LoadingState lines={5} />}
      {isNew && (
        <Gather
          hasRun={run != null}
          onBegin={(given, wish) => {
            setGathering(false);
            void runner.begin(given, wish);
          }}
          onBack={() => setGathering(false)}
        />
      )}
      {run && !isGathering && (
        <>
          <RunLine runner={runner} state={state} />
          {left.length > 0 && <p>{t('left', { count: left.length })}</p>}
          <Results texts={texts} />
        </>
      )}
    </Page>
  );
}
