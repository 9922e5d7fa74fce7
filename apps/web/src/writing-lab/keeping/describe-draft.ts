import { measureText } from '../analysis/measure-text.ts';
import type { Draft } from '../device/database.ts';
import type { Snapshot } from './save-status.ts';

/** What a draft that no editor holds is saved with; an analysis that fails keeps no words back. */
export async function describeDraft({
  title,
  kind,
  language,
  text,
  words,
}: Draft): Promise<Snapshot> {
  const unread = {
    language: 'und' as const,
    figures: { words, characters: text.length, findings: 0 },
  };
  const read = await measureText(text, { kind, language }).catch(() => unread);

  return {
    ...{ title, kind, text, figures: read.figures },
    language: language === 'auto' ? read.language : language,
  };
}
