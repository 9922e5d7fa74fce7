import { localeNames, locales } from '@longhand/locales';
import { useTranslations } from 'use-intl';
import { changeLocale, localeState } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import styles from './language-links.module.css';

/** A link to this page in each language, with its own URL. With scripts the language changes in place. */
export function LanguageLinks() {
  const t = useTranslations();
  const { locale: current } = useStore(localeState);

  return (
    <nav aria-label={t('ui.language.label')}>
      <ul className={styles.links}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={`/?lang=${locale}`}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current || undefined}
              onClick={(event) => {
                event.preventDefault();
                void changeLocale(locale);
              }}
            >
              {localeNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
