import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { InkSelect } from '../ui/ink-field.tsx';
import { Page } from '../ui/page.tsx';
import { Sentence } from '../ui/sentence.tsx';
import type { OwnText } from './corpus/corpus.ts';
import { OwnTexts } from './corpus/own-texts.tsx';
import { knownValues } from './corpus/spread.ts';
import { LanguageSelect, useTextsInLanguage } from './corpus/texts-in-language.tsx';
import { useCorpus } from './corpus/use-corpus.ts';
import { CorpusNote } from './evidence/corpus-note.tsx';
import { axisOfTexts, courseOf } from './evolution/course.ts';
import { CourseChart } from './evolution/course-chart.tsx';
import styles from './evolution/evolution.module.css';
import { FigureSelect } from './evolution/figure-select.tsx';
import { StyleCourse } from './evolution/style-course.tsx';
import { useLab } from './lab.ts';
import { figureNames } from './reading/figures.ts';
import type { FigureName } from './reading/reading.ts';
import { useSearchState } from './subject/use-search-state.ts';

/** A course has two texts. */
const least = 2;
const reaches = ['0', '1', '2', '4'] as const;

/** Each measure over the dates of the own texts, where it changed, and the texts behind each point. */
export default function Evolution() {
  const t = useTranslations();
  const lab = useLab();
  const corpus = useCorpus();
  const { named, change } = useSearchState();
  const isAllowed = useUser()?.entitlements.evolution ?? false;
  const { texts, language, languages } = useTextsInLanguage(corpus.texts, least);
  const figures = useMemo(() => sharedFigures(texts), [texts]);
  const figure = (isAllowed && figures.find((name) => name === named('figure'))) || freeFigure;
  const reach = reaches.find((one) => one === named('smooth')) ?? '2';
  const began = t('lab.evolution.began');
  const axis = useMemo(
    () => axisOfTexts(texts, { name: began, dayOf: lab.dayOf }),
    [texts, began, lab],
  );
  const steps = useMemo(() => courseOf(texts, figure, axis), [texts, figure, axis]);

  return (
    <Page title={t('lab.evolution.title')} lede={t('lab.evolution.lede')}>
      <OwnTexts
        corpus={corpus}
        texts={texts}
        least={least}
        empty={{ title: t('lab.evolution.emptyTitle'), text: t('lab.evolution.empty') }}
      >
        <p className={styles.sentence}>
          <Sentence>
            {t.rich('lab.evolution.showing', {
              figure: () => (
                <FigureSelect
                  figure={figure}
                  figures={isAllowed ? figures : [freeFigure]}
                  onChange={(name) => change({ figure: name })}
                />
              ),
              language: () => <LanguageSelect language={language} languages={languages} />,
              smooth: () => (
                <InkSelect
                  label={t('lab.evolution.smooth')}
                  value={reach}
                  options={reaches.map((value) => ({
                    value,
                    label: t('lab.evolution.over', { count: Number(value) * 2 + 1 }),
                  }))}
                  onChange={(value) => change({ smooth: value === '2' ? null : value })}
                />
              ),
            })}
          </Sentence>
        </p>
        <CorpusNote corpus={corpus} />
        <CourseChart steps={steps} along={axis.along} figure={figure} reach={Number(reach)} />
        {isAllowed ? (
          <StyleCourse texts={texts} axis={axis} />
        ) : (
          <p className={styles.quiet}>{t('lab.evolution.plan')}</p>
        )}
      </OwnTexts>
    </Page>
  );
}

/** What every plan sees of its own data. */
const freeFigure: FigureName = 'mean-sentence-length';

/** Figures that at least two of the texts have, and that are not nothing in all of them. */
function sharedFigures(texts: readonly OwnText[]): readonly FigureName[] {
  return figureNames.filter((name) => {
    const values = knownValues(texts.map(({ reading }) => reading.figures[name]));

    return values.length > 1 && values.some((value) => value !== 0);
  });
}
