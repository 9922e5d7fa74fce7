import { type Block, type InlineSpan, mergeAdjacentSpans } from '@longhand/text-files/blocks';
import { type Book, type BookSection, sectionsOf } from '@longhand/text-files/book';
import { isSceneBreak, runningHead } from '@longhand/text-files/manuscript';
import { Fragment, useEffect, useMemo } from 'react';
import { type ExportDetails, type ExportSource, toBook } from './export-file.ts';
import { PrintSheet } from './print-sheet.tsx';
import styles from './printable-manuscript.module.css';

export type PrintedManuscript = { source: ExportSource; details: ExportDetails };
type PrintableManuscriptProps = { printed: PrintedManuscript; onDone: () => void };

/**
 * A manuscript in standard format for paper, hidden on screen. The browser's print dialog lays it out in any script and can save it as PDF.
 */
export default function PrintableManuscript({ printed, onDone }: PrintableManuscriptProps) {
  const { source, details } = printed;
  const book = useMemo(() => toBook(source, details.author), [source, details]);
  const sections = useMemo(() => sectionsOf(book), [book]);
  useRunningHead(book);
  const isRtl = book.language === 'ar';

  return (
    <PrintSheet
      className={styles.copy}
      onDone={onDone}
      lang={book.language === 'und' ? undefined : book.language}
      dir={isRtl ? 'rtl' : 'ltr'}
    >
      <ManuscriptTitlePage book={book} details={details} />
      {withKeys(sections).map(({ key, one }) => (
        <Section key={key} section={one} title={one.title ?? (key === '0' ? book.title : '')} />
      ))}
    </PrintSheet>
  );
}

/**
 * Surname, title and page number at the top of every page but the first. CSS page margins cannot take content from elements, hence the
 * generated rules.
 */
function useRunningHead(book: Book): void {
  useEffect(() => {
    const rules = new CSSStyleSheet();
    const words = `${runningHead(book)} / `
      .replaceAll(/[\\"]/g, '\\$&')
      .replaceAll(/\p{Cc}/gu, ' ');
    const side = book.language === 'ar' ? 'left' : 'right';
    rules.replaceSync(`
      @page manuscript {
        margin: 1in;
        @top-${side} { content: "${words}" counter(page); font: 12pt "Times New Roman", Times, serif; }
      }
      @page manuscript-title { margin: 1in; }
    `);
    document.adoptedStyleSheets.push(rules);

    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [book]);
}

function ManuscriptTitlePage({ book, details }: { book: Book; details: ExportDetails }) {
  const { contact, wordCount, by } = details.titlePage;

  return (
    <header className={styles.titlePage}>
      <div className={styles.top}>
        <p>
          {contact.map((line) => (
            <Fragment key={line}>
              <bdi>{line}</bdi>
              <br />
            </Fragment>
          ))}
        </p>
        <p>{wordCount}</p>
      </div>
      <h1 className={styles.title} dir="auto">
        {book.title}
      </h1>
      {book.author !== '' && (
        <p className={styles.author}>
          {by}
          <br />
          <bdi>{book.author}</bdi>
        </p>
      )}
    </header>
  );
}

function Section({ section, title }: { section: BookSection; title: string }) {
  const { blocks, notes, isVerse } = section;

  return (
    <section className={isVerse ? styles.verse : undefined}>
      <h2 className={styles.chapter} dir="auto">
        {title}
      </h2>
      {withKeys<Block>([...blocks, ...notes]).map(({ key, one }) => (
        <BlockContent key={key} block={one} />
      ))}
    </section>
  );
}

/** The list never changes, so the index can be the key. */
function withKeys<Item>(items: readonly Item[]): { key: string; one: Item }[] {
  return items.map((one, at) => ({ key: `${at}`, one }));
}

function BlockContent({ block }: { block: Block }) {
  if (isSceneBreak(block)) return <p className={styles.break}>#</p>;
  if (block.kind === 'blank' || block.kind === 'rule') return null;
  const words = <SpanText spans={block.spans} />;
  if (block.kind === 'heading') {
    return (
      <h3 className={styles.heading} dir="auto">
        {words}
      </h3>
    );
  }
  if (block.kind === 'item' || block.kind === 'note') {
    return (
      <p className={block.kind === 'note' ? styles.note : styles.item} dir="auto">
        {block.sign} {words}
      </p>
    );
  }

  return (
    <p className={block.kind === 'quote' ? styles.quote : undefined} dir="auto">
      {words}
    </p>
  );
}

function SpanText({ spans }: { spans: readonly InlineSpan[] }) {
  return withKeys(mergeAdjacentSpans(spans)).map(({ key, one: { text, bold, italic } }) => {
    const words = <TextWithNoteMarks text={text} />;
    const slanted = italic ? <em>{words}</em> : words;

    return <Fragment key={key}>{bold ? <strong>{slanted}</strong> : slanted}</Fragment>;
  });
}

/** Text with footnote markers as superscripts. */
function TextWithNoteMarks({ text }: { text: string }) {
  const parts = withKeys(text.split(/\[\^(\d+)\]/));

  return parts.map(({ key, one }) => (Number(key) % 2 === 0 ? one : <sup key={key}>{one}</sup>));
}
