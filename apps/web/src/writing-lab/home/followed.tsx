import { Sparkline } from '@longhand/charts/sparkline';
import type { Aim } from '@longhand/contract/writing-lab-targets';
import { directionOf } from '@longhand/locales';
import { useLocale, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Link, TextLink } from '../../ui/text-link.tsx';
import { knownValues } from '../corpus/spread.ts';
import { useTextsInLanguage } from '../corpus/texts-in-language.tsx';
import { useCorpus } from '../corpus/use-corpus.ts';
import { metOf } from '../progress/met-of.ts';
import { useFigureWords } from '../reading/figure-words.ts';
import { figureNames } from '../reading/figures.ts';
import styles from './home.module.css';

/** As many as tell where something tends. */
const lastTexts = 12;

/** The figures that the writer has an aim for, over the last texts in the language that they write most. */
export default function Followed({ aims }: { aims: readonly Aim[] }) {
  const t = useTranslations('writing-lab.home');
  const met = useTranslations('lab.progress.state');
  const dir = directionOf(useLocale());
  const { texts } = useTextsInLanguage(useCorpus().texts, 1);
  const { nameOf, unitOf, write } = useFigureWords();
  const rows = figureNames.flatMap((name) => {
    const aim = aims.find(({ figure }) => figure === name);
    const values = knownValues(texts.map(({ reading }) => reading.figures[name])).slice(-lastTexts);
    const latest = values.at(-1);

    return aim && latest !== undefined ? [{ name, aim, latest, values }] : [];
  });
  if (rows.length === 0) return null;

  return (
    <Section
      title={t('followed')}
      note={<TextLink to="/app/writing-lab/progress">{t('allFollowed')}</TextLink>}
    >
      <ul>
        {rows.map(({ name, aim, latest, values }) => (
          <li key={name} className={styles.followed}>
            <Link className={styles.title} to={`/app/writing-lab/progress?figure=${name}`}>
              {nameOf(name)}
            </Link>{' '}
            <Sparkline
              values={values}
              dir={dir}
              label={t('followedCourse', {
                ...{ figure: nameOf(name), count: values.length },
                ...{ first: write(name, values[0] ?? latest), latest: write(name, latest) },
              })}
            />{' '}
            <b>
              {write(name, latest)} <small className={styles.quiet}>{unitOf(name)}</small>
            </b>{' '}
            <span className={styles.quiet}>
              {met(metOf(latest, aim), {
                least: aim.least === null ? '–' : write(name, aim.least),
                most: aim.most === null ? '–' : write(name, aim.most),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
