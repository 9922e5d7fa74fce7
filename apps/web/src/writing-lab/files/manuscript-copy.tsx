import { type Block, joinedSpans, type Span } from '@longhand/text-files/blocks';
import { type Book, type BookSection, sectionsOf } from '@longhand/text-files/book';
import { isSceneBreak, runningHead } from '@longhand/text-files/manuscript';
import { Fragment, useEffect, useMemo } from 'react';
import { bookOf, type ExportDetails, type Exported } from './export-file.ts';
import styles from './manuscript-copy.module.css';
import { PrintSheet } from './print-sheet.tsx';

export type PrintedManuscript = { given: Exported; details: ExportDetails };
type ManuscriptCopyProps = { printed: PrintedManuscript; onDone: () => void };

/**
 * A work as a manuscript in standard format on paper. It is not shown on the screen: it lies ready for the print dialog of the
 * browser, which sets every script and saves as PDF.
 */
export default function ManuscriptCopy({ printed, onDone }: ManuscriptCopyProps) {
  const { given, details } = printed;
  const book = useMemo(() => bookOf(given, details.author), [given, details]);
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
      <TitlePageOf book={book} details={details} />
      {keyed(sections).map(({ key, one }) => (
        <Section key={key} section={one} title={one.title ?? (key === '0' ? book.title : '')} />
      ))}
    </PrintSheet>
  );
}

/** Surname, title and page stand above each page but the first. Rules for pages cannot take their words from elements. */
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

function TitlePageOf({ book, details }: { book: Book; details: ExportDetails }) {
  const { contact, size, by } = details.titlePage;

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
        <p>{size}</p>
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
      {keyed<Block>([...blocks, ...notes]).map(({ key, one }) => (
        <BlockOf key={key} block={one} />
      ))}
    </section>
  );
}

/** What is printed once stays where it is, so that its place can be its key. */
function keyed<Item>(items: readonly Item[]): { key: string; one: Item }[] {
  return items.map((one, at) => ({ key: `${at}`, one }));
}

function BlockOf({ block }: { block: Block }) {
  if (isSceneBreak(block)) return <p className={styles.break}>#</p>;
  if (block.kind === 'blank' || block.kind === 'rule') return null;
  const words = <Words spans={block.spans} />;
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

function Words({ spans }: { spans: readonly Span[] }) {
  return keyed(joinedSpans(spans)).map(({ key, one: { text, bold, italic } }) => {
    const words = <Referring text={text} />;
    const slanted = italic ? <em>{words}</em> : words;

    return <Fragment key={key}>{bold ? <strong>{slanted}</strong> : slanted}</Fragment>;
  });
}

/** Words, with the signs of notes above them. */
function Referring({ text }: { text: string }) {
  const parts = keyed(text.split(/\[\^(\d+)\]/));

  return parts.map(({ key, one }) => (Number(key) % 2 === 0 ? one : <sup key={key}>{one}</sup>));
}
