import { keywords } from '@longhand/analysis/measures/style/keyness';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { FigureEvidence } from '../evidence/figure-evidence.tsx';
import { FigureRow } from '../evidence/figure-row.tsx';
import { WordEvidence } from '../evidence/word-evidence.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Subject } from '../subject/use-subject.ts';
import type { Against } from './against.ts';
import { Distance } from './distance.tsx';
import { differencesOf, type Measured } from './matter-most.ts';
import { mergedFrequencies } from './merge-readings.ts';
import styles from './style.module.css';

type ComparisonProps = { subject: Subject; against: Against; references: readonly Reading[] };

const mostDifferences = 8;

/** How far apart two styles are, in what, and in which words. */
export function Comparison({ subject, against, references }: ComparisonProps) {
  const t = useTranslations('lab.style');
  const others = useMemo(() => against.texts.map(({ reading }) => reading), [against]);
  if (others.length === 0) return <p className={styles.quiet}>{t('nothingToCompare')}</p>;

  return (
    <>
      <Distance reading={subject.reading} others={others} references={references} />
      <Differences subject={subject} others={others} note={t('differencesNote')} />
      <Keyness subject={subject} others={others} />
    </>
  );
}

/** The figures that lie apart, each with the sentences that show it. */
export function Differences({
  subject,
  others,
  note,
}: {
  subject: Subject;
  others: readonly Measured[];
  note: string;
}) {
  const t = useTranslations('lab.style');
  const { write, nameOf } = useFigureWords();
  const differences = useMemo(() => differencesOf(subject.reading, others), [subject, others]);

  return (
    <Section title={t('differences')} note={note}>
      {differences.length === 0 && <p className={styles.quiet}>{t('differencesNone')}</p>}
      <ul>
        {differences.slice(0, mostDifferences).map(({ name, value, other, spread }) => (
          <li key={name}>
            <FigureRow name={name} figure={{ value }} spread={spread}>
              {() => (
                <>
                  <p>
                    {t('difference', {
                      figure: nameOf(name),
                      value: write(name, value),
                      other: write(name, other),
                    })}
                  </p>
                  <FigureEvidence subject={subject} name={name} />
                </>
              )}
            </FigureRow>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Words that one side uses more than chance would have it. */
function Keyness({ subject, others }: { subject: Subject; others: readonly Reading[] }) {
  const t = useTranslations('lab.style');
  const method = useTranslations('lab.method');
  const { reading, text, id } = subject;
  const found = useMemo(
    () => keywords(reading.frequencies, mergedFrequencies(others)),
    [reading, others],
  );
  const more = found.filter(({ keyness }) => keyness > 0).slice(0, 30);
  const less = found.filter(({ keyness }) => keyness < 0).slice(0, 30);

  return (
    <Section title={t('keyness')} note={t('keynessNote')}>
      {found.length === 0 && <p className={styles.quiet}>{t('keynessNone')}</p>}
      <div className={styles.sides}>
        {more.length > 0 && (
          <div className={styles.side}>
            <h3 className={styles.heading}>{t('more')}</h3>
            <WordEvidence text={text} id={id} matches={more} />
          </div>
        )}
        {less.length > 0 && (
          <div>
            <h3 className={styles.heading}>{t('less')}</h3>
            <ul className={styles.words}>
              {less.map(({ word, otherUses }) => (
                <li key={word}>{t('lessWord', { word, uses: otherUses })}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className={styles.quiet}>{method('keyness')}</p>
    </Section>
  );
}
