/** Loads all languages at once: for servers, commands and tests, where the bundle size does not matter. */
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { registerLanguage } from './languages/languages.ts';
import { zh } from './languages/zh.ts';

for (const language of [en, es, fr, de, ar, zh]) registerLanguage(language);
