import clsx from 'clsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PrintSheet } from '../files/print-sheet.tsx';
import marks from '../panel/category-name.module.css';
import { type AnnotatedLine, annotate, type Note, type Piece } from './annotate.ts';
import styles from './annotated-copy.module.css';
import type { ToldFinding } from './told-findings.ts';
import { useFindingWords } from './use-finding-words.ts';

export type Copied = {
  title: string;
  text: string;
  language: string;
  told: readonly ToldFinding[];
};

/**
 * The text on paper, its findings marked and told in the margin. It is not shown on the screen: it lies ready, with its
 * fonts, for the print dialog of the browser, which sets every script and saves as PDF.
 */
export default function AnnotatedCopy({ copied, onDone }: { copied: Copied; onDone: () => void }) {
  const t = useTranslations('samples.annotated');
  const { title, text, language, told } = copied;
  const lines = useMemo(() => annotate(text, told), [text, told]);

  return (
    <PrintSheet className={styles.copy} onDone={onDone}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      <p className={styles.about}>{t('about', { count: told.length })}</p>
      <div lang={language === 'und' ? undefined : language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {lines.map((line) => (
          <Line key={line.from} line={line} />
        ))}
      </div>
    </PrintSheet>
  );
}

function Line({ line: { look, isApart, pieces, notes } }: { line: AnnotatedLine }) {
  return (
    <div className={clsx(notes.length > 0 && styles.noted, isApart && styles.apart)}>
      {notes.length > 0 && (
        <aside className={styles.margin} lang={document.documentElement.lang} dir={document.dir}>
          {notes.map((note) => (
            <MarginNote key={note.number} note={note} />
          ))}
        </aside>
      )}
      <p className={clsx(styles.line, styles[look])} dir="auto">
        {pieces.map((piece) => (
          <Words key={piece.from} piece={piece} />
        ))}
      </p>
    </div>
  );
}

function MarginNote({ note: { number, finding } }: { note: Note }) {
  const t = useTranslations('samples.annotated');
  const words = useFindingWords();
  const { category, rule, suggestions } = finding;

  return (
    <p className={styles.note}>
      <b className={styles.number}>{number}</b>{' '}
      <span className={clsx(marks.name, marks[category])}>{words.rule(rule)}</span>{' '}
      {words.reason(finding)}{' '}
      {suggestions.length > 0 && <i>{t('instead', { words: words.instead(suggestions) })}</i>}
    </p>
  );
}

function Words({ piece: { text, marks: worn, opens, closes, notes } }: { piece: Piece }) {
  return (
    <>
      {opens && <span className={styles.opens} />}
      <Marked text={text} worn={worn} />
      {closes && <span className={styles.closes} />}
      {notes.length > 0 && <sup className={styles.reference}>{notes.join(' ')}</sup>}
    </>
  );
}

/** Words in their marks, one about the other. */
function Marked({ text, worn: [mark, ...others] }: { text: string; worn: Piece['marks'] }) {
  if (mark === undefined) return text;

  return (
    <span className={clsx(marks.name, marks[mark])}>
      <Marked text={text} worn={others} />
    </span>
  );
}
