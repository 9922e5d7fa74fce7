import type { home } from '@longhand/contract/home';
import type * as z from 'zod';
import type { RecentDraft } from '../platform/recent-draft.ts';

type Home = z.infer<(typeof home)['read']['reply']>;
type LastSample = NonNullable<Home['lastSample']>;

/** The text to go on with, wherever it is. */
export type LastText = {
  title: string;
  words: number;
  changedAt: string;
  /** The closing paragraphs but for the last. */
  before: readonly string[];
  last: string;
  /** Where it opens. */
  to: string;
  isOnDevice: boolean;
};

/** The newer of the text saved last and the draft on this device; the draft only counts with words of its own. */
export function lastTextOf(sample: LastSample | null, draft: RecentDraft | null): LastText | null {
  const isDraftNewer =
    draft !== null && (sample === null || (draft.isAhead && draft.changedAt > sample.changedAt));
  if (isDraftNewer) {
    return { ...described(draft), to: `${analyzer}?draft=${draft.id}`, isOnDevice: draft.isAhead };
  }
  if (sample === null) return null;

  return { ...described(sample), to: `${analyzer}?sample=${sample.id}`, isOnDevice: false };
}

const analyzer = '/app/writing-lab/analyzer';

type Described = { title: string; words: number; changedAt: string; excerpt: string };

function described({ title, words, changedAt, excerpt }: Described) {
  const paragraphs = excerpt.trim().split(/\s*\n\s*/);

  return {
    title: title.trim(),
    words,
    changedAt,
    before: paragraphs.slice(0, -1),
    last: paragraphs.at(-1) ?? '',
  };
}
