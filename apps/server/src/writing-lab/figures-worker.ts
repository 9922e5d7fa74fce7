import { parentPort } from 'node:worker_threads';
import { analyze } from '@longhand/analysis';
import type { FromFigures, ToFigures } from './figures.ts';

parentPort?.on('message', ({ id, text, language, kind }: ToFigures) => {
  const { counts, findings } = analyze(text, { language, kind });
  const { words, characters } = counts;

  parentPort?.postMessage({
    id,
    figures: { words, characters, findings: findings.length },
  } satisfies FromFigures);
});
