import { Text } from '@codemirror/state';
import type { OverusedWord } from '@longhand/analysis/measures/words/overused';
import { useContext, useId, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PrintContext } from '../../ui/chart.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../document/desk.ts';
import { excerptInContext } from '../findings/excerpt.ts';
import row from '../findings/panel.module.css';
import styles from './overused-view.module.css';
import { SpanList } from './span-list.tsx';
import type { ViewProps } from './use-document-analysis.ts';

/** Overused words; each opens to its places in the text. */
export function OverusedView({ desk, documentAnalysis: { reading, text } }: ViewProps) {
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
            <OverusedWordRow desk={desk} doc={doc} overused={word} />
          </li>
        ))}
      </ul>
    </>
  );
}

const initiallyShown = 5;
const maxShown = 100;
/** Higher ratios are shown as "over 20": the norm cannot support an exact ratio. */
const maxRatio = 20;

function OverusedWordRow({
  desk,
  doc,
  overused,
}: {
  desk: Desk;
  doc: Text;
  overused: OverusedWord;
}) {
  const t = useTranslations('desk.views.overused');
  const format = useFormatter();
  const isOnPaper = useContext(PrintContext);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(initiallyShown);
  const id = useId();
  const { word, uses, expected, isRare, ratio, places } = overused;
  const formatNumber = (figure: number, roundingMode: 'ceil' | 'floor' | 'halfExpand') =>
    format.number(figure, { maximumSignificantDigits: figure < 100 ? 2 : 3, roundingMode });

  const head = (
    <>
      <bdi className={`${row.name} ${styles.word}`}>{word}</bdi>{' '}
      {!isOnPaper && <span className={row.chevron} aria-hidden="true" />}
      <span className={row.value}>
        {isRare || ratio > maxRatio ? (
          t('ratioOver', { ratio: formatNumber(Math.min(maxRatio, ratio), 'floor') })
        ) : (
          <bdi dir="ltr">{t('ratio', { ratio: formatNumber(ratio, 'halfExpand') })}</bdi>
        )}
      </span>{' '}
      <span className={`${row.unit} ${styles.uses}`}>
        {isRare
          ? t('usesRare', { uses, most: formatNumber(expected, 'ceil') })
          : t('uses', { uses, expected: formatNumber(expected, 'halfExpand') })}
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
          <SpanList
            desk={desk}
            places={places.slice(0, shown).map((span) => {
              const { before, words, after } = excerptInContext(doc, span);

              return { ...span, words, context: { before, after: trimCutWord(after) } };
            })}
          />
        )}
        {places.length > shown && shown < maxShown && (
          <TextButton quiet onClick={() => setShown(maxShown)}>
            {t('more', { count: Math.min(maxShown, places.length) - shown })}
          </TextButton>
        )}
      </div>
    </>
  );
}

/** Drops a word that was cut off at the end. */
function trimCutWord(after: string): string {
  return after.length < 40 ? after : after.replace(/\s\S*$/, ' …');
}
