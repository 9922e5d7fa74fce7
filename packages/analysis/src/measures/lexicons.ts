import type { LanguageCode } from '../options.ts';
import { type CategoryBits, categoriesFrom } from './word-categories.ts';

/** The kinds of words of a language, fetched when they are first wanted; null where there is no list. */
export async function loadCategories(language: LanguageCode): Promise<CategoryBits | null> {
  if (language === 'en')
    return categoriesFrom((await import('../languages/en-categories.ts')).categories);
  if (language === 'es')
    return categoriesFrom((await import('../languages/es-categories.ts')).categories);
  if (language === 'fr')
    return categoriesFrom((await import('../languages/fr-categories.ts')).categories);
  if (language === 'de')
    return categoriesFrom((await import('../languages/de-categories.ts')).categories);

  return null;
}
