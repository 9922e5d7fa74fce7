import { useEffect, useState } from 'react';
import { useStore } from '../../platform/store.ts';
import { getAnalysisPool } from '../analysis/texts/analysis-pool.ts';
import type { DetailedTextAnalysis } from '../analysis/texts/text-analysis.ts';
import type { Desk } from '../document/desk.ts';

/** The analysis of the whole text with the text it was made from, which may be older than the document. */
export type DocumentAnalysis = { reading: DetailedTextAnalysis; text: string };

export type DocumentAnalysisState = {
  documentAnalysis: DocumentAnalysis | null;
  isAnalyzing: boolean;
  hasFailed: boolean;
};

const debounceMs = 700;

/** Analyzes the whole text in a worker after a pause in typing; the previous result stays until then. */
export function useDocumentAnalysis(desk: Desk): DocumentAnalysisState {
  const snapshot = useStore(desk.analysisSnapshot);
  const { kind, language } = useStore(desk.meta);
  const ignored = snapshot?.ignored;
  const [state, setState] = useState<DocumentAnalysisState>({
    documentAnalysis: null,
    isAnalyzing: true,
    hasFailed: false,
  });
  const analysis = snapshot?.analysis;

  useEffect(() => {
    if (!analysis) return; // another analysis means another text
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const text = desk.doc().toString();
      setState((before) => ({ ...before, isAnalyzing: true, hasFailed: false }));
      getAnalysisPool()
        .analyze(text, {
          ...desk.options(),
          kind,
          language,
          ignored,
          signal: controller.signal,
          isUrgent: true,
        })
        .then(
          (reading) =>
            setState({ documentAnalysis: { reading, text }, isAnalyzing: false, hasFailed: false }),
          () => {
            if (controller.signal.aborted) return;
            setState((before) => ({ ...before, isAnalyzing: false, hasFailed: true }));
          },
        );
    }, debounceMs);

    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [desk, analysis, ignored, kind, language]);

  return state;
}

export type ViewProps = { desk: Desk; documentAnalysis: DocumentAnalysis };
