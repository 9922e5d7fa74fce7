import type { Block } from '../blocks.ts';
import { FileOpenError } from '../file-open-error.ts';
import { readXml } from '../markup.ts';
import type { Zip } from '../zip.ts';
import { readPage } from './html-blocks.ts';
import { readXmlPart } from './read-xml-part.ts';

type ManifestItem = { href: string; type: string; properties: string };

/** Reads an EPUB 2 or 3 book: chapters in reading order, without cover, title page, table of contents and non-linear content. */
export function readEpub(zip: Zip): { blocks: Block[]; title: string; language: string | null } {
  if (isEncrypted(readXmlPart(zip, 'META-INF/encryption.xml')))
    throw new FileOpenError('encrypted');
  const path = packagePath(readXmlPart(zip, 'META-INF/container.xml'));
  const source = path === undefined ? undefined : readXmlPart(zip, path);
  if (path === undefined || source === undefined) throw new FileOpenError('broken');

  const { title, language, chapters } = readPackage(source);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const blocks = chapters.flatMap((href) => {
    const chapter = readXmlPart(zip, resolvePath(folder, href));
    if (chapter === undefined) throw new FileOpenError('broken');
    if (isTitlePage(chapter)) return [];

    return readPage(chapter, { isXml: true }).blocks;
  });

  return { blocks, title, language };
}

/** Title and author are read from the metadata instead. */
function isTitlePage(page: string): boolean {
  return /<(?:body|section)\b[^>]{0,400}\bepub:type=["']titlepage["']/.test(page.slice(0, 8_000));
}

/** Obfuscated fonts do not count as encryption; everything else encrypted does. */
function isEncrypted(source: string | undefined): boolean {
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
  const items = new Map<string, ManifestItem>();
  const spine: string[] = [];
  const metadata = { title: '', language: '' };
  let field: keyof typeof metadata | undefined;
  readXml(source, {
    open(name, attributes) {
      const { id = '', href = '', idref = '', linear = 'yes', properties = '' } = attributes;
      const type = attributes['media-type'] ?? '';
      if (name === 'item') items.set(id, { href, type, properties });
      if (name === 'itemref' && linear !== 'no') spine.push(idref);
      if ((name === 'title' || name === 'language') && metadata[name] === '') field = name;
    },
    text(words) {
      if (field !== undefined) metadata[field] += words;
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

  return { title: metadata.title.trim(), language: metadata.language.trim() || null, chapters };
}

/** Resolves a path relative to the package folder; `..` cannot leave the archive. */
function resolvePath(folder: string, href: string): string {
  const parts: string[] = [];
  for (const part of (folder + decodeURIComponent(href.replace(/#.*$/, ''))).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }

  return parts.join('/');
}
