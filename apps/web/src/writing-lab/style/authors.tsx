import {
  type Author,
  type AuthorSet,
  nearestAuthors,
  nearestSource,
  wordsApart,
} from '@longhand/analysis/measures/style/authors';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Stat } from '../../ui/stat.tsx';
import { WordEvidence } from '../evidence/word-evidence.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Subject } from '../subject/use-subject.ts';
import { Differences } from './comparison.tsx';
import type { Measured } from './matter-most.ts';
import styles from './style.module.css';

type NearestProps = {
  reading: Reading;
  set: AuthorSet;
  chosen: Author | null;
  onChoose: (author: Author) => void;
};

const mostShown = 5;

/** The authors whose use of the commonest words is most like the text's. */
export function NearestAuthors({ reading, set, chosen, onChoose }: NearestProps) {
  const t = useTranslations('lab.style.authors');
  const format = useFormatter();
  const { why } = useFigureWords();
  const nearest = useMemo(() => nearestAuthors(reading.frequencies, set), [reading, set]);
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
          <li key={author.name}>
            <button
              type="button"
              className={styles.author}
              aria-pressed={author === chosen}
              onClick={() => onChoose(author)}
            >
              <bdi>{author.name}</bdi>
            </button>{' '}
            <span className={styles.quiet}>{yearsOf(author)}</span>
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

type AuthorProps = { subject: Subject; set: AuthorSet; author: Author };

/** A text beside an author: how far apart, in which figures, in which common words. */
export function AuthorComparison({ subject, set, author }: AuthorProps) {
  const t = useTranslations('lab.style.authors');
  const works = useMemo(() => measuredOf(author), [author]);

  return (
    <>
      <AuthorDistance reading={subject.reading} set={set} author={author} />
      <Differences subject={subject} others={works} note={t('differencesNote')} />
      <AuthorWords subject={subject} set={set} author={author} />
    </>
  );
}

/** The works of an author as texts to be held against. */
export function measuredOf({ works }: Author): readonly Measured[] {
  return works.map(({ figures }) => ({
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, { value }]),
    ) as Measured['figures'], // as: fromEntries forgets the names
  }));
}

/** How far the text is from one author, and what was measured of that author. */
function AuthorDistance({
  reading,
  set,
  author,
}: {
  reading: Reading;
  set: AuthorSet;
  author: Author;
}) {
  const t = useTranslations('lab.style');
  const format = useFormatter();
  const { why } = useFigureWords();
  const nearest = useMemo(() => nearestAuthors(reading.frequencies, set), [reading, set]);
  const rank = nearest.value?.findIndex((one) => one.author === author) ?? -1;
  const distance = nearest.value?.[rank]?.distance ?? null;
  const words = author.works.reduce((sum, work) => sum + work.words, 0);

  return (
    <Section title={t('distance')} note={t('distanceNote')}>
      <Stat
        name={t('measure.cosine.name')}
        unit={t('measure.cosine.unit')}
        value={distance === null ? null : format.number(distance, { maximumFractionDigits: 2 })}
        why={nearest.value === null ? why(nearest.absent) : undefined}
      >
        <p>{t('authors.rank', { rank: rank + 1, of: set.authors.length })}</p>
        <Accuracy of={set.accuracy} />
      </Stat>
      <p className={styles.quiet}>
        {t.rich('authors.measured', {
          count: words,
          works: () => (
            <bdi>{author.works.map(({ title, year }) => `${title} (${year})`).join(' · ')}</bdi>
          ),
        })}
      </p>
    </Section>
  );
}

/** The common words that make the difference, with the text's own places. */
function AuthorWords({ subject, set, author }: AuthorProps) {
  const t = useTranslations('lab.style');
  const format = useFormatter();
  const { reading, text, id } = subject;
  const apart = useMemo(() => wordsApart(reading.frequencies, author, set), [reading, author, set]);
  const more = apart.filter(({ apart: by, uses }) => by > 0 && uses > 0).slice(0, 30);
  const less = apart.filter(({ apart: by }) => by < 0).slice(0, 30);

  return (
    <Section title={t('keyness')} note={t('authors.wordsNote')}>
      {more.length + less.length === 0 && <p className={styles.quiet}>{t('authors.wordsNone')}</p>}
      <div className={styles.sides}>
        {more.length > 0 && (
          <div className={styles.side}>
            <h3 className={styles.heading}>{t('more')}</h3>
            <WordEvidence text={text} id={id} matches={more} />
          </div>
        )}
        {less.length > 0 && (
          <div>
            <h3 className={styles.heading}>{t('authors.less')}</h3>
            <ul className={styles.words}>
              {less.map(({ word, uses, usual }) => (
                <li key={word}>
                  {t('authors.lessWord', {
                    word,
                    uses,
                    usual: format.number(usual, { maximumFractionDigits: 0 }),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

/** How often the nearest author is right, and who published the measure. */
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

/** When an author wrote: the years of the measured works. */
function yearsOf({ works }: Author): string {
  const years = works.map(({ year }) => year);
  const first = Math.min(...years);
  const last = Math.max(...years);

  return first === last ? String(first) : `${first}–${last}`;
}
