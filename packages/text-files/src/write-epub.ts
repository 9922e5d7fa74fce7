import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Book, type BookSection, sectionsOf } from './book.ts';
import { escapeXml, isRightToLeft } from './document.ts';
import { htmlBody } from './html-body.ts';

type BookPage = { id: string; name: string; title: string; content: string };
type EpubDetails = {
  /** A UUID that is stable for the same book. */
  id: string;
  at: Date;
};

/**
 * Writes a book as EPUB 3: a title page, a page per chapter and a table of contents. It loads no external resources.
 *
 * @example writeEpub({ title: 'Tide', author: 'Ann', language: 'en', chapters }, { id, at })
 */
export function writeEpub(book: Book, { id, at }: EpubDetails): Uint8Array<ArrayBuffer> {
  const pages = [
    titlePage(book),
    ...sectionsOf(book).map((one, index) => chapterPage(one, index, book)),
  ];
  const parts: Record<string, string> = {
    'META-INF/container.xml': container,
    'EPUB/package.opf': packageDocument(book, pages, { id, at }),
    'EPUB/contents.xhtml': tableOfContents(book, pages),
    'EPUB/style.css': style,
  };
  for (const { name, title, content } of pages) {
    parts[`EPUB/${name}`] = pageHtml(book, title, content);
  }
  const files: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] }; // first and uncompressed, as EPUB requires for format detection
  for (const [name, source] of Object.entries(parts)) files[name] = strToU8(source);

  return zipSync(files, { level: 6, mtime: at });
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

const container = `${xmlDeclaration}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

const style = `body { margin: 0 5%; line-height: 1.5; }
h1 { margin: 20% 0 2em; text-align: center; line-height: 1.2; }
h2, h3, h4, h5, h6 { margin: 1.5em 0 0.5em; line-height: 1.2; }
p { margin: 0; text-indent: 1.5em; }
h1 + p, h2 + p, h3 + p, h4 + p, h5 + p, h6 + p, hr + p, blockquote p, li p, aside p { text-indent: 0; }
.verse p { margin: 0 0 1em; text-indent: 0; }
blockquote { margin: 1em 1.5em; }
hr { width: 20%; margin: 1.5em auto; border: 0; border-top: 1px solid; }
aside { margin-top: 1em; font-size: 0.9em; }
.title { margin-top: 30%; font-size: 2em; line-height: 1.2; text-align: center; text-indent: 0; }
.author { margin-top: 1em; text-align: center; text-indent: 0; }
`;

function titlePage({ title, author }: Book): BookPage {
  const by = author === '' ? '' : `\n<p class="author">${escapeXml(author)}</p>`;
  const content = `<section epub:type="titlepage">\n<p class="title">${escapeXml(title)}</p>${by}\n</section>`;

  return { id: 'title-page', name: 'title.xhtml', title, content };
}

function chapterPage(
  { title, blocks, notes, isVerse }: BookSection,
  index: number,
  book: Book,
): BookPage {
  const heading = title === null ? '' : `<h1>${escapeXml(title)}</h1>\n`;
  const body = htmlBody([...blocks, ...notes], { language: book.language, isBook: true });
  const id = `chapter-${index + 1}`;
  const content = `<section epub:type="chapter"${isVerse ? ' class="verse"' : ''}>\n${heading}${body}\n</section>`;

  return { id, name: `${id}.xhtml`, title: title ?? book.title, content };
}

function bookDirection({ language }: Book): 'rtl' | 'ltr' {
  return isRightToLeft(language) ? 'rtl' : 'ltr';
}

function pageHtml(book: Book, title: string, content: string): string {
  const language = escapeXml(book.language);

  return `${xmlDeclaration}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${bookDirection(book)}">
<head>
<meta charset="utf-8"/>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${content}
</body>
</html>
`;
}

function tableOfContents(book: Book, pages: readonly BookPage[]): string {
  const rows = pages.map(({ name, title }) => `<li><a href="${name}">${escapeXml(title)}</a></li>`);
  const content = `<nav epub:type="toc" role="doc-toc" id="toc">
<h1>${escapeXml(book.title)}</h1>
<ol>
${rows.join('\n')}
</ol>
</nav>`;

  return pageHtml(book, book.title, content);
}

function packageDocument(book: Book, pages: readonly BookPage[], { id, at }: EpubDetails): string {
  const { title, author, language } = book;
  const modified = `${at.toISOString().slice(0, 19)}Z`;
  const creator = author === '' ? '' : `\n<dc:creator>${escapeXml(author)}</dc:creator>`;
  const items = pages.map(
    ({ id: item, name }) =>
      `<item id="${item}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const order = pages.map(({ id: item }) => `<itemref idref="${item}"/>`);

  return `${xmlDeclaration}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${escapeXml(language)}" dir="${bookDirection(book)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${escapeXml(id)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>${escapeXml(language)}</dc:language>${creator}
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${bookDirection(book)}">
${order.join('\n')}
</spine>
</package>
`;
}
