import { defaultLocale, locales } from '@longhand/locales';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../env.ts';

/** Serves robots.txt and sitemap.xml: the home page in every locale, and the sign-up and sign-in pages. */
export function addCrawlerRoutes(app: FastifyInstance, { PUBLIC_URL: origin }: Config): void {
  const robots = [
    'User-agent: *',
    ...['/app', '/api', '/dev'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  const alternates = [...locales, 'x-default' as const].map(
    (of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${addressOf(of)}"/>`,
  );
  const pages = [
    ...locales.map((locale) => `<url><loc>${addressOf(locale)}</loc>${alternates.join('')}</url>`),
    ...['/auth/signup', '/auth/login'].map((path) => `<url><loc>${origin}${path}</loc></url>`),
  ];
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
  ];

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(`${sitemap.join('\n')}\n`),
  );

  function addressOf(locale: (typeof locales)[number] | 'x-default'): string {
    const isDefault = locale === defaultLocale || locale === 'x-default';

    return isDefault ? `${origin}/` : `${origin}/?lang=${locale}`;
  }
}
