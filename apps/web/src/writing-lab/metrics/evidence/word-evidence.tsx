import type { Span } from '@longhand/analysis';
import type { WordMatch } from '@longhand/analysis/measures/words/word-profile';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { findWords } from './find-words.ts';
import { OccurrenceList } from './occurrence-list.tsx';
import styles from './word-evidence.module.css';

type WordEvidenceProps = { text: string; id: string | null; matches: readonly WordMatch[] };

/** The words that counted, most used first; selecting one shows its occurrences. */
export function WordEvidence({ text, id, matches }: WordEvidenceProps) {
  const t = useTranslations('lab.places');
  const format = useFormatter();
  const [chosen, setChosen] = useState<string | null>(null);
  const places = useMemo(
    () =>
      occurrencesOf(
        text,
        chosen === null ? matches : matches.filter(({ word }) => word === chosen),
      ),
    [text, chosen, matches],
  );
  if (matches.length === 0) return <p className={styles.none}>{t('none')}</p>;

  return (
    <>
      <ul className={styles.words} aria-label={t('words')}>
        {matches.map(({ word, uses }) => (
          <li key={word}>
            <button
              type="button"
              className={styles.word}
              aria-pressed={word === chosen}
              onClick={() => setChosen(word === chosen ? null : word)}
            >
              <bdi>{word}</bdi> <span className={styles.uses}>{format.number(uses)}</span>
            </button>
          </li>
        ))}
      </ul>
      <OccurrenceList key={chosen} text={text} occurrences={places} id={id} />
    </>
  );
}

/** For words without recorded occurrences every occurrence in the text counts. */
function occurrencesOf(text: string, matches: readonly WordMatch[]): readonly Span[] {
  const unplaced = matches.filter(({ places }) => places === undefined);
  const found = findWords(
    text,
    unplaced.map(({ word }) => word),
  );

  return [...matches.flatMap(({ places = [] }) => places), ...found].toSorted(
    (one, other) => one.from - other.from,
  );
}
