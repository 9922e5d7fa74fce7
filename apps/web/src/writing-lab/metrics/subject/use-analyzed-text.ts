import type { DocumentKind } from '@longhand/contract/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDefaultDocumentKind } from '../../../platform/preferences.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import { getAnalysisPool } from '../../analysis/texts/analysis-pool.ts';
import type { DetailedTextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { loadUserAnalysisOptions } from '../../dictionary/user-analysis-options.ts';
import { type Lab, useLab } from '../../storage/lab.ts';
import type { WholeText } from '../../storage/samples/sample-store.ts';

/** A text with its analysis. */
export type AnalyzedText = {
  /** The id of the saved text; null for pasted text. */
  id: string | null;
  title: string | null;
  kind: DocumentKind;
  text: string;
  reading: DetailedTextAnalysis;
};

type PastedText = { text: string; stamp: number };

/** Pasted text is shared between screens and kept in memory only. */
const pastedText = createStore<PastedText>({ text: '', stamp: 0 });

export function usePasted(): { text: string; paste: (text: string) => void } {
  const { text, stamp } = useStore(pastedText);

  return { text, paste: (next) => pastedText.set({ text: next, stamp: stamp + 1 }) };
}

/** Analyzes a saved text, or the pasted one if there is no id, in a worker. */
export function useAnalyzedText(id: string | null) {
  const lab = useLab();
  const kind = useDefaultDocumentKind();
  const { text, stamp } = useStore(pastedText);
  const isPasted = id === null;

  return useQuery({
    queryKey: ['lab-subject', lab.userId, id ?? `pasted ${stamp}`, isPasted ? kind : null],
    placeholderData: keepPreviousData,
    staleTime: isPasted ? Number.POSITIVE_INFINITY : 0,
    gcTime: 60_000,
    async queryFn({ signal }): Promise<AnalyzedText | null> {
      if (!isPasted) return analyzeSaved(lab, await readSaved(lab, id), signal);
      if (text.trim() === '') return null;
      await delay(debounceMs, signal);
      const said = await (await loadUserAnalysisOptions(lab.database))({});
      const reading = await getAnalysisPool().analyze(text, {
        ...said,
        kind,
        signal,
        isUrgent: true,
      });

      return { id: null, title: null, kind, text, reading };
    },
  });
}

async function analyzeSaved(
  lab: Lab,
  saved: WholeText,
  signal: AbortSignal,
): Promise<AnalyzedText> {
  const { id, title, kind, language, text } = saved;
  const said = await (await loadUserAnalysisOptions(lab.database))(saved);
  const reading = await getAnalysisPool().analyze(text, {
    ...said,
    kind,
    language,
    signal,
    isUrgent: true,
  });

  return { id, title, kind, text, reading };
}

/** A text stored on this device is read without the server. */
async function readSaved({ database, stores }: Lab, id: string): Promise<WholeText> {
  const here = await database()
    .then((open) => open.get('samples', id))
    .catch(() => undefined);

  return here ?? stores.server.read(id);
}

/** The debounce while typing in the paste field. */
const debounceMs = 250;

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
