import type { AnalysisOptions } from '@longhand/analysis';
import type { Arranged, Description, Figures, SampleStore } from './sample-store.ts';

type Measure = (text: string, options: AnalysisOptions) => Promise<{ figures: Figures }>;

/**
 * Says anew what a saved text is called, what it is, where it belongs and when it was begun; its words stay as they are, and no version is
 * made. Another kind or language finds other things, so its figures are counted again.
 */
export async function describeText(
  store: SampleStore,
  { id, ...wanted }: Arranged & Description,
  measure: Measure,
): Promise<void> {
  const { title, kind, language, projectId, tags, createdAt } = wanted;
  const now = await store.read(id);
  const isSame = now.title === title && now.kind === kind && now.language === language;
  if (!isSame) {
    const { text, revision } = now;
    const { figures } = await measure(text, { kind, language });
    await store.save(id, { title, kind, language, text, figures, revision, version: false });
  }
  await store.arrange([{ id, projectId, tags, createdAt }]);
}
