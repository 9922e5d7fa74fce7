import type { Block } from '../blocks.ts';
import { FileRefusal } from '../file-refusal.ts';
import { readXml } from '../markup.ts';
import type { Zip } from '../zip.ts';
import { readPage } from './html-blocks.ts';
import { xmlIn } from './xml-in.ts';

type Item = { href: string; type: string; properties: string };

/** A book (EPUB 2 and 3): its chapters in reading order, without cover, title page, contents and what is outside of the order. */
export function readEpub(zip: Zip): { blocks: Block[]; title: string; language: string | null } {
  if (isLocked(xmlIn(zip, 'META-INF/encryption.xml'))) throw new FileRefusal('encrypted');
  const path = packagePath(xmlIn(zip, 'META-INF/container.xml'));
  const source = path === undefined ? undefined : xmlIn(zip, path);
  if (path === undefined || source === undefined) throw new FileRefusal('broken');

  const { title, language, chapters } = readPackage(source);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const blocks = chapters.flatMap((href) => {
    const chapter = xmlIn(zip, resolved(folder, href));
    if (chapter === undefined) throw new FileRefusal('broken');
    if (isTitlePage(chapter)) return [];

    return readPage(chapter, { isXml: true }).blocks;
  });

  return { blocks, title, language };
}

/** Its words are the title and the author, which the book names apart from its text. */
function isTitlePage(page: string): boolean {
  return /<(?:body|section)\b[^>]{0,400}\bepub:type=["']titlepage["']/.test(page.slice(0, 8_000));
}

/** Fonts may be scrambled in a book that anybody can read; everything else that is encrypted is locked. */
function isLocked(source: string | undefined): boolean {
  if (source === undefined) return false;
  const fontsOnly = /idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC/;
  let isAnyLocked = false;
  readXml(source, {
    open(name, { Algorithm = '' }) {
      if (name === 'EncryptionMethod' && !fontsOnly.test(Algorithm)) isAnyLocked = true;
    },
    text() {},
    close() {},
  });

  return isAnyLocked;
}

function packagePath(container: string | undefined): string | undefined {
  let path: string | undefined;
  if (container === undefined) return undefined;
  readXml(container, {
    open(name, attributes) {
      if (name === 'rootfile') path ??= attributes['full-path'];
    },
    text() {},
    close() {},
  });

  return path;
}

function readPackage(source: string) {
  const items = new Map<string, Item>();
  const spine: string[] = [];
  const named = { title: '', language: '' };
  let field: keyof typeof named | undefined;
  readXml(source, {
    open(name, attributes) {
      const { id = '', href = '', idref = '', linear = 'yes', properties = '' } = attributes;
      const type = attributes['media-type'] ?? '';
      if (name === 'item') items.set(id, { href, type, properties });
      if (name === 'itemref' && linear !== 'no') spine.push(idref);
      if ((name === 'title' || name === 'language') && named[name] === '') field = name;
    },
    text(words) {
      if (field !== undefined) named[field] += words;
    },
    close() {
      field = undefined;
    },
  });

  const chapters = spine.flatMap((id) => {
    const item = items.get(id);
    const isChapter = item?.type.includes('html') && !/\b(nav|cover-image)\b/.test(item.properties);

    return item !== undefined && isChapter ? [item.href] : [];
  });

  return { title: named.title.trim(), language: named.language.trim() || null, chapters };
}

/** A path from the folder of the package; one that leads out of the book leads nowhere. */
function resolved(folder: string, href: string): string {
  const parts: string[] = [];
  for (const part of (folder + decodeURIComponent(href.replace(/#.*$/, ''))).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }

  return parts.join('/');
}
