import type { AnalysisOptions } from '@longhand/analysis';
import type { Draft } from '../../storage/device/database.ts';
import type { SampleStore, TextCounts, WholeText } from '../../storage/samples/sample-store.ts';

type MeasureText = (text: string, options: AnalysisOptions) => Promise<{ figures: TextCounts }>;

type RestoreResult = {
  text: WholeText;
  /** The newest text before restoring, now stored as a version. */
  previousText: string;
};

/**
 * Restores an old version as a new version. Text newer than the last version is stored as a version first, even if only a draft on this
 * device has it, so that nothing is overwritten.
 */
export async function restoreVersion(
  store: SampleStore,
  { id, number, drafts }: { id: string; number: number; drafts: readonly Draft[] },
  measure: MeasureText,
): Promise<RestoreResult> {
  const current = await store.read(id);
  const [last, wanted] = await Promise.all([
    store.readVersion(id, current.versions),
    store.readVersion(id, number),
  ]);
  const { kind, language, title } = current;
  const save = async (text: string, revision: number) => {
    const { figures } = await measure(text, { kind, language });

    return store.save(id, { title, kind, language, text, figures, revision, version: true });
  };

  const newerDraft = drafts.find((one) => one.isAhead && one.home?.revision === current.revision);
  const previousText = newerDraft?.text ?? current.text;
  const base = last.text === previousText ? current : await save(previousText, current.revision);
  const saved = await save(wanted.text, base.revision);

  return { text: { ...saved, text: wanted.text }, previousText };
}
