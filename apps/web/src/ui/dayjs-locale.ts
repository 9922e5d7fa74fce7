/** Month and day names for the calendar, one small chunk per language. */
const dayjsLocales: Record<string, { name: string; load: () => Promise<unknown> }> = {
  ar: { name: 'ar', load: () => import('dayjs/locale/ar') },
  de: { name: 'de', load: () => import('dayjs/locale/de') },
  es: { name: 'es', load: () => import('dayjs/locale/es') },
  'es-MX': { name: 'es-mx', load: () => import('dayjs/locale/es-mx') },
  fr: { name: 'fr', load: () => import('dayjs/locale/fr') },
  'zh-CN': { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
};

/** Loads the dayjs locale of a language and returns its name. English is built in. */
export async function loadDayjsLocale(locale: string): Promise<string> {
  const found = dayjsLocales[locale];
  if (found === undefined) return 'en';
  await found.load();

  return found.name;
}
