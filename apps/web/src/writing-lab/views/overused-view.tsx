import { Text } from '@codemirror/state';
import type { OverusedWord } from '@longhand/analysis/measures/overused';
import { useContext, useId, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { OnPaper } from '../../ui/chart.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import { inContext } from '../panel/excerpt.ts';
import row from '../panel/panel.module.css';
import styles from './overused-view.module.css';
import { ViewPlaces } from './places.tsx';
import type { ViewProps } from './views.tsx';

/** The words that slip in unasked; each opens into its places. */
export function OverusedView({ desk, whole: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.overused');
  const doc = useMemo(() => Text.of(text.split('\n')), [text]);
  const { overused } = reading.details;
  if (overused.value === null) {
    const { absent } = overused;
    if (absent.code === 'verse') return <p>{t('verse')}</p>;

    return (
      <p>
        {absent.code === 'too-short'
          ? t('short', { needs: absent.needs, has: absent.has })
          : t('language')}
      </p>
    );
  }
  const { value } = overused;
  if (value.length === 0) return <p>{t('none')}</p>;

  return (
    <>
      <h2 className={styles.summary}>{t('summary', { count: value.length })}</h2>
      <ul className={styles.words}>
        {value.map((word) => (
          <li key={word.word} className={row.score}>
            <Row desk={desk} doc={doc} overused={word} />
          </li>
        ))}
      </ul>
    </>
  );
}

const atFirst = 5;
const most = 100;
/** Beyond it the norm does not carry a figure. */
const mostRatio = 20;

function Row({ desk, doc, overused }: { desk: Desk; doc: Text; overused: OverusedWord }) {
  const t = useTranslations('desk.views.overused');
  const format = useFormatter();
  const isOnPaper = useContext(OnPaper);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(atFirst);
  const id = useId();
  const { word, uses, expected, isRare, ratio, places } = overused;
  const written = (figure: number, roundingMode: 'ceil' | 'floor' | 'halfExpand') =>
    format.number(figure, { maximumSignificantDigits: figure < 100 ? 2 : 3, roundingMode });

  const head = (
    <>
      <bdi className={`${row.name} ${styles.word}`}>{word}</bdi>{' '}
      {!isOnPaper && <span className={row.chevron} aria-hidden="true" />}
      <span className={row.value}>
        {isRare || ratio > mostRatio ? (
          t('ratioOver', { ratio: written(Math.min(mostRatio, ratio), 'floor') })
        ) : (
          <bdi dir="ltr">{t('ratio', { ratio: written(ratio, 'halfExpand') })}</bdi>
        )}
      </span>{' '}
      <span className={`${row.unit} ${styles.uses}`}>
        {isRare
          ? t('usesRare', { uses, most: written(expected, 'ceil') })
          : t('uses', { uses, expected: written(expected, 'halfExpand') })}
      </span>
    </>
  );
  if (isOnPaper) return <p className={`${row.row} ${styles.row}`}>{head}</p>;

  return (
    <>
      <button
        type="button"
        className={`${row.row} ${styles.row}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {head}
      </button>
      <div id={id} hidden={!isOpen} className={row.evidence}>
        {isOpen && (
          <ViewPlaces
            desk={desk}
            places={places.slice(0, shown).map((span) => {
              const { before, words, after } = inContext(doc, span);

              return { ...span, words, around: { before, after: wholeWords(after) } };
            })}
          />
        )}
        {places.length > shown && shown < most && (
          <TextButton quiet onClick={() => setShown(most)}>
            {t('more', { count: Math.min(most, places.length) - shown })}
          </TextButton>
        )}
      </div>
    </>
  );
}

/** What was cut within a word ends before it. */
function wholeWords(after: string): string {
  return after.length < 40 ? after : after.replace(/\s\S*$/, ' …');
}
