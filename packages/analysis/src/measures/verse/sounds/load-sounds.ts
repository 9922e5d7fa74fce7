import { loadLanguage } from '../../../languages/languages.ts';
import type { LanguageCode } from '../../../options.ts';
import type { VerseSounds } from './sounds.ts';

/** Loads the pronunciation data for verse in a language; null for languages without rhyme rules. */
export async function loadVerseSounds(language: LanguageCode): Promise<VerseSounds | null> {
  await loadLanguage(language);
  if (language === 'en') return (await import('./en.ts')).loadEnglishSounds();
  if (language === 'es') return (await import('./es.ts')).spanishSounds;
  if (language === 'fr') return (await import('./fr.ts')).frenchSounds;
  if (language === 'de') return (await import('./de.ts')).germanSounds;
  if (language === 'zh') return (await import('./zh.ts')).loadChineseSounds();
  if (language === 'ar') return (await import('./ar.ts')).arabicSounds;

  return null;
}
