import type { Draft } from '../device/database.ts';

/** The details of a text set by the user, and its pasted word count. */
export type DraftMeta = Pick<Draft, 'title' | 'kind' | 'language' | 'pasted'>;

/** Three-way merge: a field changed in only one tab takes that tab's value. */
export function mergeMeta({
  before,
  mine,
  theirs,
}: Record<'before' | 'mine' | 'theirs', DraftMeta>): DraftMeta {
  return {
    title: mine.title === before.title ? theirs.title : mine.title,
    kind: mine.kind === before.kind ? theirs.kind : mine.kind,
    language: mine.language === before.language ? theirs.language : mine.language,
    pasted: Math.max(0, mine.pasted + theirs.pasted - before.pasted),
  };
}
