import { defaultLocale, type Locale } from '@longhand/locales';

type HeadProps = {
  title: string;
  description: string;
  locale: Locale;
  locales: readonly Locale[];
  origin: string;
};

/** Metadata of the landing page for search engines and link previews. */
export function Head({ title, description, locale, locales, origin }: HeadProps) {
  const urlOf = (linkLocale: Locale) =>
    linkLocale === defaultLocale ? `${origin}/` : `${origin}/?lang=${linkLocale}`;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={urlOf(locale)} />
      {locales.map((linkLocale) => (
        <link key={linkLocale} rel="alternate" hrefLang={linkLocale} href={urlOf(linkLocale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Longhand" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={urlOf(locale)} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={`${origin}/card.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
