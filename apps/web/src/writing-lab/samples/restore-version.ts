import type { AnalysisOptions } from '@longhand/analysis';
import type { Draft } from '../device/database.ts';
import type { Figures, SampleStore, WholeText } from './sample-store.ts';

type Measure = (text: string, options: AnalysisOptions) => Promise<{ figures: Figures }>;

type Restored = {
  text: WholeText;
  /** The newest words from before, which a version has now. */
  kept: string;
};

/**
 * Makes an old version the newest state of its text, as a version of its own. Words that are newer than the last
 * version become a version first, also those that only a draft on this device has, so that nothing is written over.
 */
export async function restoreVersion(
  store: SampleStore,
  { id, number, drafts }: { id: string; number: number; drafts: readonly Draft[] },
  measure: Measure,
): Promise<Restored> {
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

  const newer = drafts.find((one) => one.isAhead && one.home?.revision === now.revision);
  const kept = newer?.text ?? now.text;
  const base = last.text === kept ? now : await save(kept, now.revision);
  const saved = await save(wanted.text, base.revision);

  return { text: { ...saved, text: wanted.text }, kept };
}
