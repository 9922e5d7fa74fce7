import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Checkbox } from '../ui/checkbox.tsx';
import { Page, Section } from '../ui/page.tsx';
import type { CorpusText } from './metrics/corpus/corpus.ts';
import { countOutside, type OutsideCount } from './metrics/corpus/outside-quartiles.ts';
import { definedValues } from './metrics/corpus/quartiles.ts';
import { useCorpus } from './metrics/corpus/use-corpus.ts';
import { usePublishedRanges } from './metrics/corpus/use-published-ranges.ts';
import { CorpusNote } from './metrics/evidence/corpus-note.tsx';
import { PublishedNote } from './metrics/evidence/published-range.tsx';
import { useMetricLabels } from './metrics/metric-labels.ts';
import {
  emotionMetrics,
  indexNames,
  isTooShort,
  isUnsupportedLanguage,
  type PsychoName,
  psychoNames,
} from './metrics/metrics.ts';
import { AnalyzedTextState } from './metrics/subject/analyzed-text-state.tsx';
import { comparableTexts } from './metrics/subject/comparable-texts.ts';
import { TextChoice } from './metrics/subject/text-choice.tsx';
import { type AnalyzedText, useAnalyzedText } from './metrics/subject/use-analyzed-text.ts';
import { useListParam, useUrlParams } from './metrics/subject/use-url-params.ts';
import { IndexRows } from './psycho/index-rows.tsx';
import styles from './psycho/psycho.module.css';

/** The psycholinguistic profile of a text: published indices, each with the words behind it. It describes the text, not the author. */
export default function Psycho() {
  const t = useTranslations('lab');
  const { nameOf } = useMetricLabels();
  const { getParam, setParams } = useUrlParams();
  const { chosen, toggle } = useListParam('facets', psychoNames);
  const corpus = useCorpus();
  const id = getParam('sample');
  const subject = useAnalyzedText(id);

  return (
    <Page
      title={<Heading subject={subject.data ?? null} own={corpus.texts} />}
      lede={t('psycho.lede')}
    >
      <TextChoice id={id} corpus={corpus} onChoose={(sample) => setParams({ sample })} />
      {indexGroups.map(({ legend, names }) => (
        <fieldset key={legend} className={styles.facets}>
          <legend>{t(`psycho.${legend}`)}</legend>
          {names.map((name) => (
            <Checkbox
              key={name}
              label={nameOf(name)}
              checked={chosen.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
          ))}
        </fieldset>
      ))}
      <AnalyzedTextState subject={subject} empty={t('psycho.empty')} failed={t('text.failed')}>
        {(shown) => <Profile subject={shown} chosen={chosen} corpus={corpus} />}
      </AnalyzedTextState>
    </Page>
  );
}

const indexGroups = [
  { legend: 'show', names: indexNames },
  { legend: 'emotions', names: emotionMetrics },
] as const;

/** The heading says whether more metrics are unusual than expected by chance. It needs at least two comparable metrics. */
function Heading({ subject, own }: { subject: AnalyzedText | null; own: readonly CorpusText[] }) {
  const t = useTranslations('lab.psycho');
  const outside = useMemo(
    () => (subject ? countOutsideMetrics(subject, own) : null),
    [subject, own],
  );
  if (!outside || outside.of < 2) return t('title');

  return t(outside.isSignificant ? 'found' : 'usual', {
    outside: outside.outside,
    of: outside.of,
  });
}

function countOutsideMetrics(subject: AnalyzedText, own: readonly CorpusText[]): OutsideCount {
  const others = comparableTexts(own, subject);

  return countOutside(
    psychoNames.flatMap((name) => {
      const value = subject.reading.figures[name]?.value ?? null;
      const values = definedValues(others.map(({ reading }) => reading.figures[name]));

      return value === null ? [] : [{ value, others: values }];
    }),
  );
}

type ProfileProps = {
  subject: AnalyzedText;
  chosen: readonly PsychoName[];
  corpus: ReturnType<typeof useCorpus>;
};

function Profile({ subject, chosen, corpus }: ProfileProps) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const { nameOf } = useMetricLabels();
  const others = useMemo(() => comparableTexts(corpus.texts, subject), [corpus.texts, subject]);
  const { words, language, figures } = subject.reading;
  const published = usePublishedRanges({ language, kind: subject.kind });
  const unsupported = chosen.filter((name) => isUnsupportedLanguage(figures[name]));
  const supported = chosen.filter((name) => !unsupported.includes(name));
  const emotions = supported.filter(isEmotion);

  return (
    <Section
      title={t('psycho.indices')}
      note={t('text.about', { words, language: t(`languages.${language}`) })}
    >
      {psychoNames.some((name) => isTooShort(figures[name])) && (
        <p className={styles.short}>{t('psycho.short', { needs: 300, has: words })}</p>
      )}
      <CorpusNote corpus={corpus} compared={others.length} />
      <IndexRows
        subject={subject}
        names={supported.filter((name) => !isEmotion(name))}
        others={others}
        published={published}
      />
      {emotions.length > 0 && (
        <>
          <h3 className={styles.emotions}>{t('psycho.emotions')}</h3>
          <p className={styles.note}>{t('psycho.emotionsNote')}</p>
          <IndexRows subject={subject} names={emotions} others={others} published={published} />
        </>
      )}
      {unsupported.length > 0 && (
        <p className={styles.elsewhere}>
          {t('psycho.elsewhere', { names: format.list(unsupported.map(nameOf)) })}
        </p>
      )}
      <PublishedNote ranges={published} />
      {chosen.length === 0 && <p className={styles.short}>{t('psycho.noneChosen')}</p>}
      <p className={styles.foot}>{t('foot')}</p>
    </Section>
  );
}

function isEmotion(name: PsychoName): boolean {
  return emotionMetrics.some((one) => one === name);
}
