import type { AnalysisOptions } from '@longhand/analysis';
import type { Figures, SampleStore, SavedText } from './sample-store.ts';

type Measure = (text: string, options: AnalysisOptions) => Promise<{ figures: Figures }>;

/**
 * Makes an old version the newest state of its text, as a version of its own. Words that are newer than the last
 * version become a version first, so that nothing is written over.
 */
export async function restoreVersion(
  store: SampleStore,
  { id, number }: { id: string; number: number },
  measure: Measure,
): Promise<SavedText> {
  const now = await store.read(id);
  const [last, wanted] = await Promise.all([
    store.readVersion(id, now.versions),
    store.readVersion(id, number),
  ]);
  const { kind, language, title } = now;
  const save = async (text: string, revision: number) => {
    const { figures } = await measure(text, { kind, language });

    return store.save(id, { title, kind, language, text, figures, revision, version: true });
  };

  const base = last.text === now.text ? now : await save(now.text, now.revision);

  return save(wanted.text, base.revision);
}
