import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Book, type BookSection, sectionsOf } from './book.ts';
import { escaped, isRightToLeft } from './document.ts';
import { htmlBody } from './html-body.ts';

type Page = { id: string; name: string; title: string; content: string };
type EpubDetails = {
  /** A UUID that stays the same for the same work. */
  id: string;
  at: Date;
};

/**
 * A work as an EPUB 3 book: a title page, then a page for each chapter, with contents to go to each. Nothing in it is fetched from
 * elsewhere.
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
    'EPUB/package.opf': packageOf(book, pages, { id, at }),
    'EPUB/contents.xhtml': contentsOf(book, pages),
    'EPUB/style.css': style,
  };
  for (const { name, title, content } of pages) {
    parts[`EPUB/${name}`] = pageOf(book, title, content);
  }
  const files: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] }; // first and not packed, so that its bytes tell the format
  for (const [name, source] of Object.entries(parts)) files[name] = strToU8(source);

  return zipSync(files, { level: 6, mtime: at });
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

const container = `${head}
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

function titlePage({ title, author }: Book): Page {
  const by = author === '' ? '' : `\n<p class="author">${escaped(author)}</p>`;
  const content = `<section epub:type="titlepage">\n<p class="title">${escaped(title)}</p>${by}\n</section>`;

  return { id: 'title-page', name: 'title.xhtml', title, content };
}

function chapterPage(
  { title, blocks, notes, isVerse }: BookSection,
  index: number,
  book: Book,
): Page {
  const heading = title === null ? '' : `<h1>${escaped(title)}</h1>\n`;
  const body = htmlBody([...blocks, ...notes], { language: book.language, isBook: true });
  const id = `chapter-${index + 1}`;
  const content = `<section epub:type="chapter"${isVerse ? ' class="verse"' : ''}>\n${heading}${body}\n</section>`;

  return { id, name: `${id}.xhtml`, title: title ?? book.title, content };
}

function directionOf({ language }: Book): 'rtl' | 'ltr' {
  return isRightToLeft(language) ? 'rtl' : 'ltr';
}

function pageOf(book: Book, title: string, content: string): string {
  const language = escaped(book.language);

  return `${head}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${directionOf(book)}">
<head>
<meta charset="utf-8"/>
<title>${escaped(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${content}
</body>
</html>
`;
}

function contentsOf(book: Book, pages: readonly Page[]): string {
  const rows = pages.map(({ name, title }) => `<li><a href="${name}">${escaped(title)}</a></li>`);
  const content = `<nav epub:type="toc" role="doc-toc" id="toc">
<h1>${escaped(book.title)}</h1>
<ol>
${rows.join('\n')}
</ol>
</nav>`;

  return pageOf(book, book.title, content);
}

function packageOf(book: Book, pages: readonly Page[], { id, at }: EpubDetails): string {
  const { title, author, language } = book;
  const modified = `${at.toISOString().slice(0, 19)}Z`;
  const creator = author === '' ? '' : `\n<dc:creator>${escaped(author)}</dc:creator>`;
  const items = pages.map(
    ({ id: item, name }) =>
      `<item id="${item}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const order = pages.map(({ id: item }) => `<itemref idref="${item}"/>`);

  return `${head}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${escaped(language)}" dir="${directionOf(book)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${escaped(id)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${escaped(language)}</dc:language>${creator}
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${directionOf(book)}">
${order.join('\n')}
</spine>
</package>
`;
}
