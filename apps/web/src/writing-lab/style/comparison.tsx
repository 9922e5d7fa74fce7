import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { keywords } from '@longhand/analysis/measures/style/keyness';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { FigureEvidence } from '../evidence/figure-evidence.tsx';
import { FigureRow } from '../evidence/figure-row.tsx';
import { PublishedNote } from '../evidence/published-words.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Subject } from '../subject/use-subject.ts';
import type { Against } from './against.ts';
import { Distance } from './distance.tsx';
import { differencesOf, type Measured } from './matter-most.ts';
import { mergedFrequencies } from './merge-readings.ts';
import styles from './style.module.css';
import { WordSides } from './word-sides.tsx';

type ComparisonProps = {
  subject: Subject;
  against: Against;
  references: readonly Reading[];
  published: PublishedRanges | null;
};

const mostDifferences = 8;

/** How far apart two styles are, in what, and in which words. */
export function Comparison({ subject, against, references, published }: ComparisonProps) {
  const t = useTranslations('lab.style');
  const others = useMemo(() => against.texts.map(({ reading }) => reading), [against]);
  if (others.length === 0) return <p className={styles.quiet}>{t('nothingToCompare')}</p>;

  return (
    <>
      <Distance reading={subject.reading} others={others} references={references} />
      <Differences
        subject={subject}
        others={others}
        published={published}
        note={t('differencesNote')}
      />
      <Keyness subject={subject} others={others} />
    </>
  );
}

type DifferencesProps = {
  subject: Subject;
  others: readonly Measured[];
  /** Whose texts the others are; the writer's own without it. */
  othersName?: string;
  published: PublishedRanges | null;
  note: string;
};

/** The figures that lie apart, each with the sentences that show it. */
export function Differences({ subject, others, othersName, published, note }: DifferencesProps) {
  const t = useTranslations('lab.style');
  const { write, nameOf } = useFigureWords();
  const differences = useMemo(() => differencesOf(subject.reading, others), [subject, others]);

  return (
    <Section title={t('differences')} note={note}>
      {differences.length === 0 && <p className={styles.quiet}>{t('differencesNone')}</p>}
      <ul>
        {differences.slice(0, mostDifferences).map(({ name, value, other, spread }) => (
          <li key={name}>
            <FigureRow
              name={name}
              figure={{ value }}
              spread={spread}
              spreadOf={othersName}
              published={published}
            >
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
      {differences.length > 0 && <PublishedNote ranges={published} />}
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
      <WordSides
        text={text}
        id={id}
        more={more}
        lessTitle={t('less')}
        less={less.map(({ word, otherUses }) => ({
          word,
          label: t('lessWord', { word, uses: otherUses }),
        }))}
      />
      <p className={styles.quiet}>{method('keyness')}</p>
    </Section>
  );
}
