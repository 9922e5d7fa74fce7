/** The names of months and days for the calendar, a small chunk for each language. */
const words: Record<string, { name: string; load: () => Promise<unknown> }> = {
  ar: { name: 'ar', load: () => import('dayjs/locale/ar') },
  de: { name: 'de', load: () => import('dayjs/locale/de') },
  es: { name: 'es', load: () => import('dayjs/locale/es') },
  'es-MX': { name: 'es-mx', load: () => import('dayjs/locale/es-mx') },
  fr: { name: 'fr', load: () => import('dayjs/locale/fr') },
  'zh-CN': { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
};

/** Loads the words of a language and returns their name; English is always there. */
export async function loadCalendarWords(locale: string): Promise<string> {
  const found = words[locale];
  if (found === undefined) return 'en';
  await found.load();

  return found.name;
}
