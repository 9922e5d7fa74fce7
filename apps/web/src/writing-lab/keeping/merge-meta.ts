import type { Draft } from '../device/database.ts';

/** What the writer says of a text, and how many of its words were pasted. */
export type DraftMeta = Pick<Draft, 'title' | 'kind' | 'language' | 'pasted'>;

/** What two tabs say of a text: what only one of them has changed is as that one says. */
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
