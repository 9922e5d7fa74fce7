import { useTranslations } from 'use-intl';
import { FigureSource } from '../reading/figure-source.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import { cardOf } from '../reading/figures.ts';
import type { FigureName } from '../reading/reading.ts';
import styles from './source-list.module.css';

/** What a figure says and does not say, where it holds, and who published it. */
export function About({ name, says, limits }: { name: FigureName; says: string; limits: string }) {
  const t = useTranslations('lab');
  const card = cardOf(name);
  const { nameOf } = useFigureWords();

  return (
    <dl className={styles.about} aria-label={nameOf(name)}>
      <dt>{t('about.says')}</dt>
      <dd>{says}</dd>
      <dt>{t('about.limits')}</dt>
      <dd>{limits}</dd>
      {card && (
        <>
          <dt>{t('about.valid')}</dt>
          <dd>
            {t('about.languages', {
              languages: card.languages
                .filter((code) => code !== 'und')
                .map((code) => t(`languages.${code as 'en'}`)) // one of those that have a name
                .join(t('about.comma')),
            })}
            {card.needs.unit === 'words' && t('about.needs', { least: card.needs.least })}
          </dd>
          <dt>{t('about.source')}</dt>
          <dd>
            <FigureSource name={name} />
          </dd>
        </>
      )}
    </dl>
  );
}
