/** The languages that a text can be said to be in, in the order shown; `und` is none of them. */
export const textLanguages = ['en', 'es', 'fr', 'de', 'ar', 'zh', 'und'] as const; // the codes
