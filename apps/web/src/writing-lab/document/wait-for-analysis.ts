import type { Store } from '../../platform/store.ts';
import { findingsField } from '../editor/findings/findings-field.ts';
import type { AnalysisSnapshot } from './analysis-snapshot.ts';
import type { Desk } from './desk.ts';

type AnalyzedDocument = Pick<Desk, 'doc' | 'meta' | 'view'> & {
  analysisSnapshot: Store<AnalysisSnapshot | null>;
};

/** Saving does not wait longer than this for the analysis. */
const maxWaitMs = 5_000;

/** Waits for the analysis of the current text where its language is detected. */
export function waitForLanguage({ meta, ...target }: AnalyzedDocument): Promise<void> {
  return meta.get().language === 'auto' ? waitForAnalysis(target) : Promise.resolve();
}

/** Waits for the analysis of the current text. */
export function waitForAnalysis(target: Omit<AnalyzedDocument, 'meta'>): Promise<void> {
  if (isAnalyzed(target)) return Promise.resolve();

  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, maxWaitMs);
    const stop = target.analysisSnapshot.subscribe(() => {
      if (isAnalyzed(target)) done();
    });
  });
}

function isAnalyzed({ doc, analysisSnapshot, view }: Omit<AnalyzedDocument, 'meta'>): boolean {
  const editor = view.get();
  if (!editor || doc().length === 0) return true;
  const { analysis, since } = editor.state.field(findingsField);

  return (
    since === null &&
    analysis.paragraphs.length > 0 &&
    analysisSnapshot.get()?.analysis === analysis
  );
}
