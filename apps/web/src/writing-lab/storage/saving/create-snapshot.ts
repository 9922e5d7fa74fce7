import type { Draft } from '../device/database.ts';
import { measureText } from './measure-text.ts';
import type { Snapshot } from './save-status.ts';

/** The save request for a draft that is not open in an editor. If its analysis fails, it is saved without it. */
export async function createSnapshot({
  title,
  kind,
  language,
  text,
  words,
}: Draft): Promise<Snapshot> {
  const fallback = {
    language: 'und' as const,
    figures: { words, characters: text.length, findings: 0 },
  };
  const measured = await measureText(text, { kind, language }).catch(() => fallback);

  return {
    ...{ title, kind, text, figures: measured.figures },
    language: language === 'auto' ? measured.language : language,
  };
}
