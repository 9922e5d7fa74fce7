import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Checkbox } from '../ui/checkbox.tsx';
import { Page, Section } from '../ui/page.tsx';
import { countOutside, type OutsideCount } from './corpus/beyond-chance.ts';
import type { OwnText } from './corpus/corpus.ts';
import { knownValues } from './corpus/spread.ts';
import { useCorpus } from './corpus/use-corpus.ts';
import { usePublishedRanges } from './corpus/use-published-ranges.ts';
import { CorpusNote } from './evidence/corpus-note.tsx';
import { PublishedNote } from './evidence/published-words.tsx';
import { IndexRows } from './psycho/index-rows.tsx';
import styles from './psycho/psycho.module.css';
import { useFigureWords } from './reading/figure-words.ts';
import {
  emotionFigures,
  indexNames,
  isOfOtherLanguages,
  isTooShort,
  type PsychoName,
  psychoNames,
} from './reading/figures.ts';
import { comparable } from './subject/comparable.ts';
import { SubjectState } from './subject/subject-state.tsx';
import { TextChoice } from './subject/text-choice.tsx';
import { useChosen, useSearchState } from './subject/use-search-state.ts';
import { type Subject, useSubject } from './subject/use-subject.ts';

/** The psycholinguistic profile of a text: published indices, each with its words. It describes a text, not a person. */
export default function Psycho() {
  const t = useTranslations('lab');
  const { nameOf } = useFigureWords();
  const { named, change } = useSearchState();
  const { chosen, toggle } = useChosen('facets', psychoNames);
  const corpus = useCorpus();
  const id = named('sample');
  const subject = useSubject(id);

  return (
    <Page
      title={<Heading subject={subject.data ?? null} own={corpus.texts} />}
      lede={t('psycho.lede')}
    >
      <TextChoice id={id} corpus={corpus} onChoose={(sample) => change({ sample })} />
      {groups.map(({ legend, names }) => (
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
      <SubjectState subject={subject} empty={t('psycho.empty')} failed={t('text.failed')}>
        {(shown) => <Profile subject={shown} chosen={chosen} corpus={corpus} />}
      </SubjectState>
    </Page>
  );
}

const groups = [
  { legend: 'show', names: indexNames },
  { legend: 'emotions', names: emotionFigures },
] as const;

/** The heading says whether more is unusual than chance gives, once there are figures to compare with; one alone is no result. */
function Heading({ subject, own }: { subject: Subject | null; own: readonly OwnText[] }) {
  const t = useTranslations('lab.psycho');
  const outside = useMemo(() => (subject ? outsideOf(subject, own) : null), [subject, own]);
  if (!outside || outside.of < 2) return t('title');

  return t(outside.isBeyondChance ? 'found' : 'usual', {
    outside: outside.outside,
    of: outside.of,
  });
}

function outsideOf(subject: Subject, own: readonly OwnText[]): OutsideCount {
  const others = comparable(own, subject);

  return countOutside(
    psychoNames.flatMap((name) => {
      const value = subject.reading.figures[name]?.value ?? null;
      const values = knownValues(others.map(({ reading }) => reading.figures[name]));

      return value === null ? [] : [{ value, others: values }];
    }),
  );
}

type ProfileProps = {
  subject: Subject;
  chosen: readonly PsychoName[];
  corpus: ReturnType<typeof useCorpus>;
};

function Profile({ subject, chosen, corpus }: ProfileProps) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const { nameOf } = useFigureWords();
  const others = useMemo(() => comparable(corpus.texts, subject), [corpus.texts, subject]);
  const { words, language, figures } = subject.reading;
  const published = usePublishedRanges({ language, kind: subject.kind });
  const elsewhere = chosen.filter((name) => isOfOtherLanguages(figures[name]));
  const valid = chosen.filter((name) => !elsewhere.includes(name));
  const emotions = valid.filter(isEmotion);

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
        names={valid.filter((name) => !isEmotion(name))}
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
      {elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          {t('psycho.elsewhere', { names: format.list(elsewhere.map(nameOf)) })}
        </p>
      )}
      <PublishedNote ranges={published} />
      {chosen.length === 0 && <p className={styles.short}>{t('psycho.noneChosen')}</p>}
      <p className={styles.foot}>{t('foot')}</p>
    </Section>
  );
}

function isEmotion(name: PsychoName): boolean {
  return emotionFigures.some((one) => one === name);
}
