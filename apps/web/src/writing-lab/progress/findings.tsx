import { multiples } from '@longhand/charts/kinds/multiples';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import type { OwnText } from '../corpus/corpus.ts';
import { axisOfTexts, courseOf } from '../evolution/course.ts';
import styles from '../evolution/evolution.module.css';
import { useLab } from '../lab.ts';
import { useFigureWords } from '../reading/figure-words.ts';
import { ChangeList } from './change-list.tsx';
import { changesOf, comparedCategories, improvedOf, risenOf } from './changes.ts';

/** Findings per 1,000 words over time, kind by kind, and which of them became fewer. */
export function Findings({ texts }: { texts: readonly OwnText[] }) {
  const t = useTranslations('lab.progress');
  const lab = useLab();
  const { nameOf, write } = useFigureWords();
  const changes = useMemo(() => changesOf(texts.map(({ reading }) => reading)), [texts]);
  const begun = t('begun');
  const axis = useMemo(
    () => axisOfTexts(texts, { name: begun, dayOf: lab.dayOf }),
    [texts, begun, lab],
  );
  const courses = useMemo(
    () =>
      comparedCategories
        .map((category) => `find-${category}` as const)
        .map((name) => ({ name, steps: courseOf(texts, name, axis) }))
        .filter(({ steps }) => steps.length > 1 && steps.some(({ value }) => value !== 0)),
    [texts, axis],
  );
  const improved = improvedOf(changes);
  const risen = risenOf(changes);

  return (
    <>
      <Section title={t('improved')} note={t('lastFive')}>
        {changes.length === 0 && <p className={styles.quiet}>{t('fewTexts')}</p>}
        {changes.length > 0 && improved.length === 0 && <p>{t('improvedNone')}</p>}
        <ChangeList changes={improved} />
        {risen.length > 0 && (
          <>
            <p>{t('risen')}</p>
            <ChangeList changes={risen} />
          </>
        )}
      </Section>
      <ChartSection
        kind={multiples}
        data={{
          along: axis.along,
          value: { name: t('perThousand'), number: { maximumFractionDigits: 1 } },
          panels: courses.map(({ name, steps }) => ({
            name: nameOf(name),
            points: steps.map(({ at, value }) => ({ at, value })),
            latest: write(name, steps.at(-1)?.value ?? 0),
          })),
        }}
        title={t('findings')}
        summary={t('findingsSay')}
        empty={t('findingsNone')}
        file="longhand-findings"
      />
    </>
  );
}
