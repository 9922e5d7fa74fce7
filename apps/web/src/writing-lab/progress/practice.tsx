import { useTranslations } from 'use-intl';
import { TextLink } from '../../ui/text-link.tsx';
import type { OwnText } from '../corpus/corpus.ts';
import { useTitleOf } from '../corpus/use-title-of.ts';
import { useFigureWords } from '../reading/figure-words.ts';
import { toPractise } from './changes.ts';
import styles from './progress.module.css';

/** What stands most often in the last texts, with a short exercise for it. */
export function Practice({ texts }: { texts: readonly OwnText[] }) {
  const t = useTranslations('lab');
  const { write } = useFigureWords();
  const titleOf = useTitleOf();
  const next = toPractise(texts.map(({ reading }) => reading));
  const last = texts.at(-1);
  if (!next || !last) return <p>{t('progress.practiseNone')}</p>;

  return (
    <div className={styles.practice}>
      <p>
        {t('progress.practiseWhy', {
          kind: t(`figure.find-${next.category}.name`),
          rate: write(`find-${next.category}`, next.rate),
        })}
      </p>
      <p className={styles.exercise}>{t(`progress.exercise.${next.category}`)}</p>
      <p>
        <TextLink to={`/app/writing-lab/analyzer?sample=${last.id}`}>
          {t('progress.practiseIn', { title: titleOf(last) })}
        </TextLink>
      </p>
    </div>
  );
}
