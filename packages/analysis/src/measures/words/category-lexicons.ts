import type { LanguageCode } from '../../options.ts';
import {
  type CategoryLists,
  type CategoryLookup,
  createCategoryLookup,
} from './word-categories.ts';

/** Available category lists, each loaded on first use. */
const lexiconLoaders: Partial<Record<LanguageCode, () => Promise<{ categories: CategoryLists }>>> =
  {
    en: () => import('../../languages/en-categories.ts'),
    es: () => import('../../languages/es-categories.ts'),
    fr: () => import('../../languages/fr-categories.ts'),
    de: () => import('../../languages/de-categories.ts'),
  };

const loadedCategories = new Map<LanguageCode, Promise<CategoryLookup>>();

/** The word categories of a language; null if there is no list. */
export function loadCategoryLookup(language: LanguageCode): Promise<CategoryLookup> | null {
  const list = lexiconLoaders[language];
  if (!list) return null;
  const known =
    loadedCategories.get(language) ??
    list().then(({ categories }) => createCategoryLookup(categories));
  loadedCategories.set(language, known);

  return known;
}
