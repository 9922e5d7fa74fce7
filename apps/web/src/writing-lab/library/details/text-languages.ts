/** The languages that a text can have, in display order; `und` stands for any other language. */
export const textLanguages = ['en', 'es', 'fr', 'de', 'ar', 'zh', 'und'] as const; // the literal codes
