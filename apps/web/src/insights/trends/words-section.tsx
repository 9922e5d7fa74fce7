import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import type { TrendFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { isEnough, useSampleText } from '../sample-text.tsx';

type WordTrends = TrendFigures['words'][number];

/** Words that became more or less frequent, with log-likelihood and effect size. */
export function WordsSection({ figures: { words } }: { figures: TrendFigures }) {
  const t = useTranslations('insight-screens.trends');
  if (words.length === 0) {
    return (
      <Section title={t('words')}>
        <p className={styles.muted}>{t('noWords')}</p>
      </Section>
    );
  }

  return words.map((one) => <LanguageWords key={one.language} words={one} />);
}

function LanguageWords({ words }: { words: WordTrends }) {
  const t = useTranslations('insight-screens.trends');
  const sampleText = useSampleText();
  const locale = useLocale();
  const format = useFormatter();
  const { language, sample, sampleBefore, rising, falling } = words;
  const languageName = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  const missing = [sample, sampleBefore].find((one) => !isEnough(one));

  return (
    <Section title={t('wordsIn', { language: languageName })}>
      {missing !== undefined ? (
        <p className={styles.muted}>{sampleText(missing)}</p>
      ) : (
        <>
          <p className={styles.muted}>
            {t('wordsSummary', { words: words.words, before: words.wordsBefore })}
          </p>
          <div className={styles.pair}>
            {(
              [
                ['rising', rising],
                ['falling', falling],
              ] as const
            ).map(
              (
                [key, items], // literals
              ) => (
                <div key={key}>
                  <h3 className={styles.statement}>{t(key)}</h3>
                  {items.length === 0 ? (
                    <p className={styles.muted}>{t('noWordTrend')}</p>
                  ) : (
                    <Table
                      dense
                      label={`${t(key)}, ${languageName}`}
                      rows={items}
                      keyOf={({ word }) => word}
                      columns={[
                        {
                          key: 'word',
                          title: t('word'),
                          cell: ({ word }) => <bdi lang={language}>{word}</bdi>,
                          fillsWidth: true,
                        },
                        {
                          key: 'uses',
                          title: t('uses'),
                          cell: ({ uses, usesBefore }) =>
                            t('usesBefore', { uses, before: usesBefore }),
                          isNumeric: true,
                        },
                        {
                          key: 'ratio',
                          title: t('ratio'),
                          cell: ({ logRatio }) =>
                            format.number(logRatio, {
                              maximumFractionDigits: 1,
                              signDisplay: 'exceptZero',
                            }),
                          isNumeric: true,
                        },
                        {
                          key: 'keyness',
                          title: t('keyness'),
                          cell: ({ keyness }) =>
                            format.number(keyness, { maximumFractionDigits: 1 }),
                          isNumeric: true,
                          wideOnly: true,
                        },
                      ]}
                    />
                  )}
                </div>
              ),
            )}
          </div>
        </>
      )}
    </Section>
  );
}
