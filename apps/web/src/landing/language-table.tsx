import type { MeasureName } from '@longhand/analysis';
import { type Locale, localeNames, locales } from '@longhand/locales';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './language-table.module.css';
import { ask, type Held } from './reader.ts';

const rows = [
  'mean-sentence-length',
  'mattr',
  'lix',
  'flesch-reading-ease',
] as const satisfies readonly MeasureName[];

/** What holds where, as the engine itself says it. */
export function LanguageTable() {
  const t = useTranslations();
  const [held, setHeld] = useState<Held | null>(null);

  useEffect(() => {
    void ask({ kind: 'held' })
      .then((answer) => answer.kind === 'held' && setHeld(answer.held))
      .catch(() => undefined); // the table stays empty rather than promise something
  }, []);

  return (
    <section
      className={styles.frame}
      aria-label={t('landing.languages.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
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
                <td key={locale}>{held && <Cell holds={holds(held, locale, row)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ holds }: { holds: boolean }) {
  const t = useTranslations();
  if (holds) return t('landing.languages.holds');

  return <span className={styles.absent}>{t('landing.languages.absent')}</span>;
}

/** A text in Mexican Spanish is measured as Spanish. */
function holds(held: Held, locale: Locale, measure: MeasureName): boolean {
  const language = locale.split('-')[0];

  return held.some((of) => of.language === language && of.measures.includes(measure));
}
