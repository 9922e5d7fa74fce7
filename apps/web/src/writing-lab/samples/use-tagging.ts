import { limits } from '@longhand/contract/limits';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasTag } from './arrange.ts';
import type { SavedText } from './sample-store.ts';

type Tagged = Pick<SavedText, 'tags'>;

export type Tagging = {
  texts: readonly Tagged[];
  /** Those that all or some of the texts will have. */
  all: readonly string[];
  typed: string;
  problem: string | null;
  type: (typed: string) => void;
  /** Takes what is typed; false when a text would have too many. */
  add: () => boolean;
  remove: (tag: string) => void;
  /** The tags of a text as they will be, with what is typed. */
  tagsOf: (text: Tagged) => string[];
};

/** The tags of some texts while they are changed: what is added goes to all of them, what is removed from all. */
export function useTagging(texts: readonly Tagged[]): Tagging {
  const t = useTranslations('samples.tagging');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const limit = limits.tagsOfOne;

  const tagsOf = ({ tags }: Tagged, more: readonly string[] = added) => [
    ...tags.filter((tag) => !hasTag(removed, tag)),
    ...more.filter((tag) => !hasTag(tags, tag) || hasTag(removed, tag)),
  ];
  const withTyped = (): readonly string[] => {
    const tag = typed.trim().replaceAll(/\s+/g, ' ').slice(0, limits.tagMax);

    return tag === '' || hasTag(added, tag) ? added : [...added, tag];
  };

  return {
    texts,
    all: [...new Set(texts.flatMap((text) => tagsOf(text)))],
    typed,
    problem,
    type: setTyped,

    add() {
      const more = withTyped();
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

    tagsOf: (text) => tagsOf(text, withTyped()),
  };
}

/** Enter in the field of a tag adds it and leaves the form as it is; elsewhere it saves. */
export function addTagAtEnter(event: KeyboardEvent, tagging: Tagging): void {
  const isInField = event.target instanceof HTMLInputElement && event.target.list !== null;
  if (event.key !== 'Enter' || !isInField || tagging.typed.trim() === '') return;
  event.preventDefault();
  tagging.add();
}
