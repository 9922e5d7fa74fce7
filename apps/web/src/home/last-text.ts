import type { home } from '@longhand/contract/home';
import type * as z from 'zod';
import type { RecentDraft } from '../platform/recent-draft.ts';

type Home = z.infer<(typeof home)['read']['reply']>;
type LastSample = NonNullable<Home['lastSample']>;

/** The text to continue, saved or draft. */
export type LastText = {
  title: string;
  words: number;
  changedAt: string;
  /** Closing paragraphs except the last. */
  before: readonly string[];
  last: string;
  /** Link to open it. */
  to: string;
  isOnDevice: boolean;
};

/** The more recent of the last saved text and the draft on this device; a draft counts only with unsaved words. */
export function selectLastText(
  sample: LastSample | null,
  draft: RecentDraft | null,
): LastText | null {
  const isDraftNewer =
    draft !== null && (sample === null || (draft.isAhead && draft.changedAt > sample.changedAt));
  if (isDraftNewer) {
    return {
      ...textDetails(draft),
      to: `${analyzer}?draft=${draft.id}`,
      isOnDevice: draft.isAhead,
    };
  }
  if (sample === null) return null;

  return { ...textDetails(sample), to: `${analyzer}?sample=${sample.id}`, isOnDevice: false };
}

const analyzer = '/app/writing-lab/analyzer';

type TextSource = { title: string; words: number; changedAt: string; excerpt: string };

function textDetails({ title, words, changedAt, excerpt }: TextSource) {
  const paragraphs = excerpt.trim().split(/\s*\n\s*/);

  return {
    title: title.trim(),
    words,
    changedAt,
    before: paragraphs.slice(0, -1),
    last: paragraphs.at(-1) ?? '',
  };
}
