import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import {
  type Author,
  type AuthorSet,
  nearestSource,
  wordDifferences,
} from '@longhand/analysis/measures/style/authors';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Stat } from '../../ui/stat.tsx';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import type { AnalyzedText } from '../metrics/subject/use-analyzed-text.ts';
import { Differences } from './comparison.tsx';
import type { MetricSet } from './find-differences.ts';
import styles from './style.module.css';
import type { Authors, ComparedAuthor } from './use-authors.ts';
import { WordContrast } from './word-contrast.tsx';

type NearestProps = {
  authors: Authors;
  chosen: ComparedAuthor | null;
  onChoose: (author: ComparedAuthor) => void;
};

const mostShown = 5;

/** The authors whose use of the most common words is closest to the text's. */
export function NearestAuthors({ authors, chosen, onChoose }: NearestProps) {
  const t = useTranslations('lab.style.authors');
  const format = useFormatter();
  const { why } = useMetricLabels();
  const { set, nearest } = authors;
  if (nearest.value === null) {
    return (
      <Section title={t('nearest')} note={t('nearestNote')}>
        <p className={styles.quiet}>{why(nearest.absent)}</p>
      </Section>
    );
  }

  return (
    <Section title={t('nearest')} note={t('nearestNote')}>
      <ol className={styles.authors}>
        {nearest.value.slice(0, mostShown).map(({ author, distance }) => (
          <li key={author.key}>
            <button
              type="button"
              className={styles.author}
              aria-pressed={author === chosen}
              onClick={() => onChoose(author)}
            >
              <bdi>{author.name}</bdi>
            </button>{' '}
            <span className={styles.quiet}>{author.isOwn ? t('own') : yearsOf(author)}</span>
            <span className={styles.distance}>
              {format.number(distance, { maximumFractionDigits: 2, minimumFractionDigits: 2 })}
            </span>
          </li>
        ))}
      </ol>
      <Accuracy of={set.accuracy} />
    </Section>
  );
}

type AuthorProps = { subject: AnalyzedText; authors: Authors; author: ComparedAuthor };

/** A text compared with an author: distance, differing metrics, and common words. */
export function AuthorComparison({
  subject,
  authors,
  author,
  published,
}: AuthorProps & { published: PublishedRanges | null }) {
  const t = useTranslations('lab.style.authors');
  const workMetrics = useMemo(() => metricSetsOf(author), [author]);

  return (
    <>
      <AuthorDistance authors={authors} author={author} />
      <Differences
        subject={subject}
        others={workMetrics}
        othersName={author.name}
        published={published}
        note={t('differencesNote')}
      />
      <AuthorWords subject={subject} authors={authors} author={author} />
    </>
  );
}

/** The works of an author as metrics to compare with. */
export function metricSetsOf({ works }: Author): readonly MetricSet[] {
  return works.map(({ figures }) => ({
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, { value }]),
    ) as MetricSet['figures'], // as: Object.fromEntries widens the key type
  }));
}

/** The distance to one author, and the measures of that author. */
function AuthorDistance({ authors: { set, nearest }, author }: Omit<AuthorProps, 'subject'>) {
  const t = useTranslations('lab.style');
  const format = useFormatter();
  const { why } = useMetricLabels();
  const rank = nearest.value?.findIndex((one) => one.author === author) ?? -1;
  const distance = nearest.value?.[rank]?.distance ?? null;
  const words = author.works.reduce((sum, work) => sum + work.words, 0);

  return (
    <Section title={t('distance')} note={t('distanceNote')}>
      <Stat
        name={t('measure.cosine.name')}
        unit={t('measure.cosine.unit')}
        value={distance === null ? null : format.number(distance, { maximumFractionDigits: 2 })}
        absentReason={nearest.value === null ? why(nearest.absent) : undefined}
      >
        {rank >= 0 && <p>{t('authors.rank', { rank: rank + 1, of: set.authors.length })}</p>}
        <Accuracy of={set.accuracy} />
      </Stat>
      <p className={styles.quiet}>
        {t.rich('authors.measured', {
          count: words,
          works: () => (
            <bdi>
              {author.works
                .map(({ title, year }) => (year === null ? title : `${title} (${year})`))
                .join(' · ')}
            </bdi>
          ),
        })}
      </p>
    </Section>
  );
}

/** The common words that make the difference, with their places in the text. */
function AuthorWords({ subject, authors: { set }, author }: AuthorProps) {
  const t = useTranslations('lab.style');
  const format = useFormatter();
  const { reading, text, id } = subject;
  const apart = useMemo(
    () => wordDifferences(reading.frequencies, author, set),
    [reading, author, set],
  );
  const more = apart.filter(({ apart: by, uses }) => by > 0 && uses > 0).slice(0, 30);
  const less = apart.filter(({ apart: by }) => by < 0).slice(0, 30);

  return (
    <Section title={t('keyness')} note={t('authors.wordsNote')}>
      {more.length + less.length === 0 && <p className={styles.quiet}>{t('authors.wordsNone')}</p>}
      <WordContrast
        text={text}
        id={id}
        more={more}
        lessTitle={t('authors.less')}
        less={less.map(({ word, uses, usual }) => ({
          word,
          label: t('authors.lessWord', {
            word,
            uses,
            usual: format.number(usual, { maximumFractionDigits: 0 }),
          }),
        }))}
      />
    </Section>
  );
}

/** How often the nearest author is correct, and the citation of the measure. */
function Accuracy({ of }: { of: AuthorSet['accuracy'] }) {
  const t = useTranslations('lab.style.authors');

  return (
    <>
      <p className={styles.quiet}>{t('accuracy', of)}</p>
      <p className={styles.quiet}>
        <bdi lang="en" dir="ltr">
          {nearestSource}
        </bdi>
      </p>
    </>
  );
}

/** The years of the measured works. */
function yearsOf({ works }: Author): string {
  const years = works.flatMap(({ year }) => year ?? []);
  const first = Math.min(...years);
  const last = Math.max(...years);

  return first === last ? String(first) : `${first}–${last}`;
}
