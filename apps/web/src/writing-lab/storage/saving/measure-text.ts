import {
  type AnalysisOptions,
  applyDelta,
  emptyState,
  type LanguageCode,
  type WorkerResponse,
} from '@longhand/analysis';
import { startAnalysisWorker } from '../../analysis/live/start-analysis-worker.ts';
import type { TextCounts } from '../samples/sample-store.ts';

/** Measures a text that is not open in an editor, in a worker of its own. */
export function measureText(
  text: string,
  options: AnalysisOptions,
): Promise<{ figures: TextCounts; language: LanguageCode }> {
  return new Promise((resolve, reject) => {
    const { port, stop } = startAnalysisWorker({
      failed: (message) => reject(new Error(message)),
    });
    port.listen((answer) => {
      if (answer.kind === 'news' || answer.kind === 'complete') return;
      stop();
      if (answer.kind === 'failed') reject(new Error(answer.message));
      else resolve(figuresOf(answer));
    });
    port.send({ kind: 'open', revision: 1, text, options });
  });
}

function figuresOf({ delta }: Extract<WorkerResponse, { kind: 'delta' }>) {
  const { counts, paragraphs, language } = applyDelta(emptyState, delta);
  const findings = paragraphs.reduce((sum, paragraph) => sum + paragraph.findings.length, 0);

  return { language, figures: { words: counts.words, characters: counts.characters, findings } };
}
