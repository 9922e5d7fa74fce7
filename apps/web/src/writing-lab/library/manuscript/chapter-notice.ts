import { createStore, type Store } from '../../../platform/store.ts';
import type { Lab } from '../../storage/lab.ts';

/** The last split or merge, shown with the chapter until the page is reloaded. */
export type ChapterNotice = {
  /** The chapter that was split, or that the next one was merged into. */
  id: string;
  /** Can be undone while the chapter has this revision. */
  revision: number;
  words: string;
  /** The title of the chapter that was merged into this one. */
  mergedTitle?: string;
  undo: () => Promise<void>;
};

const notices = new WeakMap<Lab, Store<ChapterNotice | null>>();

/** The notice of a user; kept when they leave the screen. */
export function chapterNoticeOf(lab: Lab): Store<ChapterNotice | null> {
  const known = notices.get(lab);
  if (known) return known;
  const notice = createStore<ChapterNotice | null>(null);
  notices.set(lab, notice);

  return notice;
}
