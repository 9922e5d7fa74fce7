import { type Locale, locale as localeSchema } from '@longhand/contract/values';
import type { FastifyRequest } from 'fastify';

/** The first supported language of `Accept-Language`, in the order listed; quality values are ignored. */
export function negotiateLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const languages = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  for (const one of languages) {
    const tag = one.split(';')[0]?.trim() ?? '';
    const [language = ''] = tag.split('-');
    const found = [tag, language, language === 'zh' ? 'zh-CN' : ''].find(
      (name) => localeSchema.safeParse(name).success,
    );
    if (found !== undefined) return localeSchema.parse(found);
  }

  return 'en';
}
