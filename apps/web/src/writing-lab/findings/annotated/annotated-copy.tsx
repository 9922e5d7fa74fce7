import clsx from 'clsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PrintSheet } from '../../files/download/print-sheet.tsx';
import marks from '../category-name.module.css';
import { type AnnotatedLine, annotate, type Note, type Piece } from './annotate.ts';
import styles from './annotated-copy.module.css';
import type { FindingInContext } from './findings-in-context.ts';
import { useFindingLabels } from './use-finding-labels.ts';

export type AnnotatedText = {
  title: string;
  text: string;
  language: string;
  findings: readonly FindingInContext[];
};

/**
 * A print version of the text with its findings marked and explained in the margin. It is not visible on screen: the browser's print dialog
 * renders it with all fonts and saves it as PDF.
 */
export default function AnnotatedCopy({
  copied: annotated,
  onDone,
}: {
  copied: AnnotatedText;
  onDone: () => void;
}) {
  const t = useTranslations('samples.annotated');
  const { title, text, language, findings } = annotated;
  const lines = useMemo(() => annotate(text, findings), [text, findings]);

  return (
    <PrintSheet className={styles.copy} onDone={onDone}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      <p className={styles.about}>{t('about', { count: findings.length })}</p>
      <div lang={language === 'und' ? undefined : language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {lines.map((line) => (
          <Line key={line.from} line={line} />
        ))}
      </div>
    </PrintSheet>
  );
}

function Line({ line: { look, hasGapBefore, pieces, notes } }: { line: AnnotatedLine }) {
  return (
    <div className={clsx(notes.length > 0 && styles.noted, hasGapBefore && styles.apart)}>
      {notes.length > 0 && (
        <aside className={styles.margin} lang={document.documentElement.lang} dir={document.dir}>
          {notes.map((note) => (
            <MarginNote key={note.number} note={note} />
          ))}
        </aside>
      )}
      <p className={clsx(styles.line, styles[look])} dir="auto">
        {pieces.map((piece) => (
          <AnnotatedPiece key={piece.from} piece={piece} />
        ))}
      </p>
    </div>
  );
}

function MarginNote({ note: { number, finding } }: { note: Note }) {
  const t = useTranslations('samples.annotated');
  const words = useFindingLabels();
  const { category, rule, suggestions } = finding;

  return (
    <p className={styles.note}>
      <b className={styles.number}>{number}</b>{' '}
      <span className={clsx(marks.name, marks[category])}>{words.rule(rule)}</span>{' '}
      {words.reason(finding)}{' '}
      {suggestions.length > 0 && (
        <i>{t('instead', { words: words.suggestionList(suggestions) })}</i>
      )}
    </p>
  );
}

function AnnotatedPiece({ piece: { text, marks: worn, opens, closes, notes } }: { piece: Piece }) {
  return (
    <>
      {opens && <span className={styles.opens} />}
      <NestedMarks text={text} worn={worn} />
      {closes && <span className={styles.closes} />}
      {notes.length > 0 && <sup className={styles.reference}>{notes.join(' ')}</sup>}
    </>
  );
}

/** Words wrapped in all their marks. */
function NestedMarks({ text, worn: [mark, ...others] }: { text: string; worn: Piece['marks'] }) {
  if (mark === undefined) return text;

  return (
    <span className={clsx(marks.name, marks[mark])}>
      <NestedMarks text={text} worn={others} />
    </span>
  );
}
