import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../ui/ink-field.tsx';
import { Page } from '../ui/page.tsx';
import { useCorpus } from './corpus/use-corpus.ts';
import { usePublishedRanges } from './corpus/use-published-ranges.ts';
import { CorpusNote } from './evidence/corpus-note.tsx';
import { useLab } from './lab.ts';
import { useFigureWords } from './reading/figure-words.ts';
import { againstTexts } from './style/against.ts';
import { AuthorComparison, measuredOf, NearestAuthors } from './style/authors.tsx';
import { Comparison } from './style/comparison.tsx';
import { ComparisonSets } from './style/comparison-sets.tsx';
import { differencesOf, type Measured } from './style/matter-most.ts';
import { StyleTargets } from './style/style-targets.tsx';
import { useAuthors } from './style/use-authors.ts';
import { comparable } from './subject/comparable.ts';
import { SubjectState } from './subject/subject-state.tsx';
import styles from './subject/text-choice.module.css';
import { TextChoice } from './subject/text-choice.tsx';
import { useSearchState } from './subject/use-search-state.ts';
import { type Subject, useSubject } from './subject/use-subject.ts';
import { styleTargetsQuery } from './targets/api.ts';

/** The fingerprint of a text: what sets it apart from one's own writing, from one own text, from a style target or from an author. */
export default function Style() {
  const t = useTranslations();
  const lab = useLab();
  const { named, change } = useSearchState();
  const corpus = useCorpus();
  const targets = useQuery(styleTargetsQuery(lab));
  const id = named('sample');
  const wanted = named('against') ?? '';
  const subject = useSubject(id);
  const others = useMemo(
    () => (subject.data ? comparable(corpus.texts, subject.data) : []),
    [corpus.texts, subject.data],
  );
  const chosen = useMemo(
    () => againstTexts(wanted, { own: others, targets: targets.data ?? [] }),
    [wanted, others, targets.data],
  );
  const authors = useAuthors(subject.data?.reading ?? null);
  const published = usePublishedRanges(
    subject.data ? { language: subject.data.reading.language, kind: subject.data.kind } : null,
  );
  const author = authors?.set.authors.find(({ key }) => key === wanted) ?? null;
  const measured = useMemo(
    () => (author ? measuredOf(author) : chosen.texts.map(({ reading }) => reading)),
    [author, chosen],
  );

  return (
    <Page
      title={<Heading subject={subject.data ?? null} others={measured} />}
      lede={t('lab.style.lede')}
    >
      <TextChoice id={id} corpus={corpus} onChoose={(sample) => change({ sample })} />
      <p className={styles.sentence}>
        {t.rich('lab.style.heldAgainst', {
          against: () => (
            <InkSelect
              label={t('lab.style.against')}
              dir="auto"
              value={wanted}
              options={[
                { value: '', label: t('lab.style.ownWriting') },
                ...(targets.data ?? []).map((target) => ({
                  value: `target.${target.id}`,
                  label: t('lab.style.targetNamed', { name: target.name }),
                })),
                ...others.toReversed().map((text) => ({
                  value: `text.${text.id}`,
                  label: text.title || t('writing-lab.untitled'),
                })),
                ...(authors?.set.authors ?? []).map(({ key, name, isOwn }) => ({
                  value: key,
                  label: t(isOwn ? 'lab.style.sets.named' : 'lab.style.authors.named', { name }),
                })),
              ]}
              onChange={(against) => change({ against: against === '' ? null : against })}
            />
          ),
        })}
      </p>
      <SubjectState subject={subject} empty={t('lab.style.empty')} failed={t('lab.text.failed')}>
        {(shown) => (
          <>
            {author && authors ? (
              <AuthorComparison
                subject={shown}
                authors={authors}
                author={author}
                published={published}
              />
            ) : (
              <>
                <CorpusNote corpus={corpus} compared={chosen.texts.length} />
                <Comparison
                  subject={shown}
                  against={chosen}
                  references={others.map(({ reading }) => reading)}
                  published={published}
                />
              </>
            )}
            {authors && (
              <NearestAuthors
                authors={authors}
                chosen={author}
                onChoose={({ key }) => change({ against: key })}
              />
            )}
          </>
        )}
      </SubjectState>
      <StyleTargets texts={corpus.texts} targets={targets} />
      <ComparisonSets language={subject.data?.reading.language ?? null} />
    </Page>
  );
}

/** The heading names what sets the text apart most. */
function Heading({ subject, others }: { subject: Subject | null; others: readonly Measured[] }) {
  const t = useTranslations('lab.style');
  const { nameOf } = useFigureWords();
  const [first] = subject ? differencesOf(subject.reading, others) : [];
  if (!first) return t('title');
  if (first.size < 1) return t('alike');

  return t('apart', { figure: nameOf(first.name) });
}
