import type { LanguageCode } from '../options.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Language } from './language.ts';
import { und } from './und.ts';
import { zh } from './zh.ts';

export const languages: Readonly<Record<LanguageCode, Language>> = { en, es, fr, de, ar, zh, und };
