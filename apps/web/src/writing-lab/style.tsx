import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../ui/inline-field.tsx';
import { Page } from '../ui/page.tsx';
import { useCorpus } from './metrics/corpus/use-corpus.ts';
import { usePublishedRanges } from './metrics/corpus/use-published-ranges.ts';
import { CorpusNote } from './metrics/evidence/corpus-note.tsx';
import { useMetricLabels } from './metrics/metric-labels.ts';
import { AnalyzedTextState } from './metrics/subject/analyzed-text-state.tsx';
import { comparableTexts } from './metrics/subject/comparable-texts.ts';
import styles from './metrics/subject/text-choice.module.css';
import { TextChoice } from './metrics/subject/text-choice.tsx';
import { type AnalyzedText, useAnalyzedText } from './metrics/subject/use-analyzed-text.ts';
import { useUrlParams } from './metrics/subject/use-url-params.ts';
import { styleTargetsQuery } from './metrics/targets-api.ts';
import { useLab } from './storage/lab.ts';
import { AuthorComparison, metricSetsOf, NearestAuthors } from './style/authors.tsx';
import { Comparison } from './style/comparison.tsx';
import { ComparisonSets } from './style/comparison-sets.tsx';
import { findComparisonTexts } from './style/comparison-texts.ts';
import { findDifferences, type MetricSet } from './style/find-differences.ts';
import { StyleTargets } from './style/style-targets.tsx';
import { useAuthors } from './style/use-authors.ts';

/** How a text differs in style from the user's other texts, from one of them, from a style target or from an author. */
export default function Style() {
  const t = useTranslations();
  const lab = useLab();
  const { getParam, setParams } = useUrlParams();
  const corpus = useCorpus();
  const targets = useQuery(styleTargetsQuery(lab));
  const id = getParam('sample');
  const comparisonKey = getParam('against') ?? '';
  const subject = useAnalyzedText(id);
  const others = useMemo(
    () => (subject.data ? comparableTexts(corpus.texts, subject.data) : []),
    [corpus.texts, subject.data],
  );
  const comparison = useMemo(
    () => findComparisonTexts(comparisonKey, { own: others, targets: targets.data ?? [] }),
    [comparisonKey, others, targets.data],
  );
  const authors = useAuthors(subject.data?.reading ?? null);
  const published = usePublishedRanges(
    subject.data ? { language: subject.data.reading.language, kind: subject.data.kind } : null,
  );
  const author = authors?.set.authors.find(({ key }) => key === comparisonKey) ?? null;
  const metricSets = useMemo(
    () => (author ? metricSetsOf(author) : comparison.texts.map(({ reading }) => reading)),
    [author, comparison],
  );

  return (
    <Page
      title={<Heading subject={subject.data ?? null} others={metricSets} />}
      lede={t('lab.style.lede')}
    >
      <TextChoice id={id} corpus={corpus} onChoose={(sample) => setParams({ sample })} />
      <p className={styles.sentence}>
        {t.rich('lab.style.heldAgainst', {
          against: () => (
            <InlineSelect
              label={t('lab.style.against')}
              dir="auto"
              value={comparisonKey}
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
              onChange={(against) => setParams({ against: against === '' ? null : against })}
            />
          ),
        })}
      </p>
      <AnalyzedTextState
        subject={subject}
        empty={t('lab.style.empty')}
        failed={t('lab.text.failed')}
      >
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
                <CorpusNote corpus={corpus} compared={comparison.texts.length} />
                <Comparison
                  subject={shown}
                  comparisonTexts={comparison}
                  references={others.map(({ reading }) => reading)}
                  published={published}
                />
              </>
            )}
            {authors && (
              <NearestAuthors
                authors={authors}
                chosen={author}
                onChoose={({ key }) => setParams({ against: key })}
              />
            )}
          </>
        )}
      </AnalyzedTextState>
      <StyleTargets texts={corpus.texts} targets={targets} />
      <ComparisonSets language={subject.data?.reading.language ?? null} />
    </Page>
  );
}

/** The heading names the largest difference. */
function Heading({
  subject,
  others,
}: {
  subject: AnalyzedText | null;
  others: readonly MetricSet[];
}) {
  const t = useTranslations('lab.style');
  const { nameOf } = useMetricLabels();
  const [first] = subject ? findDifferences(subject.reading, others) : [];
  if (!first) return t('title');
  if (first.size < 1) return t('alike');

  return t('apart', { figure: nameOf(first.name) });
}
