import type { AnalysisOptions } from '@longhand/analysis';
import type {
  ArrangementUpdate,
  Description,
  SampleStore,
  TextCounts,
} from '../../storage/samples/sample-store.ts';

type MeasureText = (text: string, options: AnalysisOptions) => Promise<{ figures: TextCounts }>;

/**
 * Changes the title, kind, language, project, tags and creation date of a saved text without making a version. Another kind or language has
 * other findings, so the text is measured again.
 */
export async function updateDescription(
  store: SampleStore,
  { id, ...next }: ArrangementUpdate & Description,
  measure: MeasureText,
): Promise<void> {
  const { title, kind, language, projectId, tags, createdAt } = next;
  const current = await store.read(id);
  const isUnchanged =
    current.title === title && current.kind === kind && current.language === language;
  if (!isUnchanged) {
    const { text, revision } = current;
    const { figures } = await measure(text, { kind, language });
    await store.save(id, { title, kind, language, text, figures, revision, version: false });
  }
  await store.arrange([{ id, projectId, tags, createdAt }]);
}
