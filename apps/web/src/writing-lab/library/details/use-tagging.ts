import { limits } from '@longhand/contract/limits';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasTag } from '../../storage/samples/filter-and-sort.ts';
import type { SavedText } from '../../storage/samples/sample-store.ts';

type Tagged = Pick<SavedText, 'tags'>;

export type Tagging = {
  texts: readonly Tagged[];
  /** Tags that any of the texts will have. */
  shownTags: readonly string[];
  typed: string;
  problem: string | null;
  type: (typed: string) => void;
  /** Adds the typed tag; false if a text would exceed the limit. */
  add: () => boolean;
  remove: (tag: string) => void;
  /** The resulting tags of a text, including the typed one. */
  tagsOf: (text: Tagged) => string[];
};

/** Edits the tags of several texts: additions and removals apply to all of them. */
export function useTagging(texts: readonly Tagged[]): Tagging {
  const t = useTranslations('samples.tagging');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const limit = limits.tagsPerItemMax;

  const tagsOf = ({ tags }: Tagged, more: readonly string[] = added) => [
    ...tags.filter((tag) => !hasTag(removed, tag)),
    ...more.filter((tag) => !hasTag(tags, tag) || hasTag(removed, tag)),
  ];
  const addedWithTyped = (): readonly string[] => {
    const tag = typed.trim().replaceAll(/\s+/g, ' ').slice(0, limits.tagMax);

    return tag === '' || hasTag(added, tag) ? added : [...added, tag];
  };

  return {
    texts,
    shownTags: [...new Set(texts.flatMap((text) => tagsOf(text)))],
    typed,
    problem,
    type: setTyped,

    add() {
      const more = addedWithTyped();
      const isFull = texts.some((text) => tagsOf(text, more).length > limit);
      setProblem(isFull ? t('full', { limit }) : null);
      if (isFull) return false;
      setAdded(more);
      setTyped('');

      return true;
    },

    remove(tag) {
      setAdded(added.filter((one) => one !== tag));
      setRemoved([...removed, tag]);
    },

    tagsOf: (text) => tagsOf(text, addedWithTyped()),
  };
}

/** Enter in the tag field adds the tag; elsewhere it submits the form. */
export function addTagAtEnter(event: KeyboardEvent, tagging: Tagging): void {
  const isInField = event.target instanceof HTMLInputElement && event.target.list !== null;
  if (event.key !== 'Enter' || !isInField || tagging.typed.trim() === '') return;
  event.preventDefault();
  tagging.add();
}
