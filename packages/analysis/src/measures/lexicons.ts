import type { LanguageCode } from '../options.ts';
import { type CategoryBits, type CategoryLists, categoriesFrom } from './word-categories.ts';

/** The lists there are, each a file that is fetched when it is first wanted. */
const lists: Partial<Record<LanguageCode, () => Promise<{ categories: CategoryLists }>>> = {
  en: () => import('../languages/en-categories.ts'),
  es: () => import('../languages/es-categories.ts'),
  fr: () => import('../languages/fr-categories.ts'),
  de: () => import('../languages/de-categories.ts'),
};

const loaded = new Map<LanguageCode, Promise<CategoryBits>>();

/** The kinds of words of a language; null where there is no list. */
export function loadCategories(language: LanguageCode): Promise<CategoryBits> | null {
  const list = lists[language];
  if (!list) return null;
  const known = loaded.get(language) ?? list().then(({ categories }) => categoriesFrom(categories));
  loaded.set(language, known);

  return known;
}
