import { type Locale, localeNames, locales } from '@longhand/locales';
import { useTranslations } from 'use-intl';
import { easeFormulas, languageSupport, type SupportRow } from './language-support.ts';
import styles from './language-table.module.css';

const rows = Object.keys(languageSupport) as SupportRow[]; // the keys of this table

/** Metrics and findings by supported language. */
export function LanguageTable() {
  const t = useTranslations();

  return (
    <section
      className={styles.frame}
      aria-label={t('landing.languages.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.unseen}>{t('landing.languages.measure')}</span>
            </th>
            {locales.map((locale) => (
              <th key={locale} scope="col" lang={locale}>
                {localeNames[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`landing.languages.rows.${row}`)}</th>
              {locales.map((locale) => (
                <Cell key={locale} holds={isSupported(locale, row)} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('landing.languages.ease')}</th>
            {locales.map((locale) => (
              <td key={locale}>{easeFormulas[languageOf(locale)].source}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Cell({ holds: isSupported }: { holds: boolean }) {
  const t = useTranslations();

  return isSupported ? (
    <td>{t('landing.languages.holds')}</td>
  ) : (
    <td className={styles.absent}>{t('landing.languages.absent')}</td>
  );
}

function isSupported(locale: Locale, row: SupportRow): boolean {
  return languageSupport[row].some((language) => language === languageOf(locale));
}

/** Regional variants use the analysis of their base language. */
function languageOf(locale: Locale) {
  if (locale === 'zh-CN') return 'zh';

  return locale === 'es-MX' ? 'es' : locale;
}
