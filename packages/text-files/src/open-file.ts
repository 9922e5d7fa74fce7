import type { Block } from './blocks.ts';
import { decodeText } from './decode.ts';
import { FileOpenError } from './file-open-error.ts';
import { readDocx } from './formats/docx.ts';
import { readEpub } from './formats/epub.ts';
import { fountainTitle } from './formats/fountain.ts';
import { readPage } from './formats/html-blocks.ts';
import { readOdt } from './formats/odt.ts';
import { readXmlPart } from './formats/read-xml-part.ts';
import { readRtf } from './formats/rtf.ts';
import { binderPaths } from './formats/scrivener.ts';
import type { OpenedFile } from './opened-file.ts';
import { sizeLimits } from './size-limits.ts';
import { writeMarkdown } from './write-markdown.ts';
import { openZip } from './zip.ts';

export type FileInput = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Opens a text file: .txt, .md, .docx, .odt, .epub, .html, .rtf, .fountain. The format is detected by content before file name. Nothing in
 * it is run and no external resources are loaded.
 *
 * @throws FileOpenError if it cannot be opened; any other error is a bug
 * @example openFile({ name: 'chapter.docx', bytes }).text
 */
export function openFile(file: FileInput): OpenedFile {
  const opened = read(file);
  if (opened.text.trim() === '') throw new FileOpenError('empty');

  return { ...opened, title: opened.title || nameWithoutExtension(file.name) };
}

function read({ name, bytes }: FileInput): OpenedFile {
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (head.startsWith('PK\u0003\u0004')) return readZipFile(bytes);
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) throw legacyContainerError(bytes);
  if (head.startsWith('{\\rtf')) return readRtfFile(bytes);
  if (zipExtensions.has(extension) || extension === 'rtf') {
    throw new FileOpenError(bytes.length === 0 ? 'empty' : 'broken');
  }
  if (bytes.length > sizeLimits.plain) throw new FileOpenError('too_large');
  if (head.startsWith('%PDF')) throw new FileOpenError('unknown');
  if (/^html?$|^xhtml$/.test(extension) || /^\s*<(!doctype html|html)\b/i.test(head)) {
    return readHtmlFile(bytes, head);
  }
  const text = decodeText(bytes);
  if (extension === 'fountain' || extension === 'spmd') {
    return { title: fountainTitle(text), text, kind: 'script', language: null };
  }

  return { title: '', text, kind: null, language: null };
}

const zipExtensions = new Set(['docx', 'odt', 'epub']);

function readZipFile(bytes: Uint8Array<ArrayBuffer>): OpenedFile {
  if (bytes.length > sizeLimits.packed) throw new FileOpenError('too_large');
  const zip = openZip(bytes);
  const type = zip.has('mimetype') ? new TextDecoder().decode(zip.read('mimetype')).trim() : '';
  try {
    if (type === 'application/epub+zip' || zip.has('META-INF/container.xml')) {
      const { blocks, ...named } = readEpub(zip);

      return { ...fromBlocks(blocks), ...named };
    }
    if (type.startsWith('application/vnd.oasis.opendocument.text')) return fromBlocks(readOdt(zip));
    if (readXmlPart(zip, '[Content_Types].xml')?.includes('wordprocessingml')) {
      return fromBlocks(readDocx(zip));
    }
  } catch (failure) {
    throw failure instanceof URIError ? new FileOpenError('broken') : failure;
  }
  if (binderPaths(zip).length > 0) throw new FileOpenError('project');

  throw new FileOpenError('unknown');
}

function fromBlocks(blocks: readonly Block[]): OpenedFile {
  return { title: '', text: writeMarkdown(blocks), kind: null, language: null };
}

function readRtfFile(bytes: Uint8Array): OpenedFile {
  if (bytes.length > sizeLimits.rtf) throw new FileOpenError('too_large');

  return fromBlocks(readRtf(new TextDecoder('latin1').decode(bytes)));
}

function readHtmlFile(bytes: Uint8Array<ArrayBuffer>, head: string): OpenedFile {
  const declared = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  const { blocks, title, language } = readPage(decodeText(bytes, declared), { isXml: false });

  return { ...fromBlocks(blocks), title, language };
}

/** Word stores an encrypted document inside a container of its legacy format. */
function legacyContainerError(bytes: Uint8Array): FileOpenError {
  const start = new TextDecoder('utf-16le').decode(bytes.subarray(0, 65_536));

  return new FileOpenError(start.includes('EncryptedPackage') ? 'encrypted' : 'unknown');
}

/** The file name without path and extension, used as a title. */
export function nameWithoutExtension(name: string): string {
  return name.replace(/^.*[\\/]/, '').replace(/(.)\.[^.]*$/, '$1');
}
