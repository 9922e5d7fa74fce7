import type { Block } from './blocks.ts';
import { bounds } from './bounds.ts';
import { decodeText } from './decode.ts';
import { FileRefusal } from './file-refusal.ts';
import { readDocx } from './formats/docx.ts';
import { readEpub } from './formats/epub.ts';
import { titleOfFountain } from './formats/fountain.ts';
import { readPage } from './formats/html-blocks.ts';
import { readOdt } from './formats/odt.ts';
import { readRtf } from './formats/rtf.ts';
import { binderPaths } from './formats/scrivener.ts';
import { xmlIn } from './formats/xml-in.ts';
import type { OpenedFile } from './opened-file.ts';
import { writeMarkdown } from './write-markdown.ts';
import { openZip } from './zip.ts';

export type GivenFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The words of a file: .txt, .md, .docx, .odt, .epub, .html, .rtf, .fountain. What it is, its content decides before its
 * name does. Nothing in it is run, and nothing outside of it is read.
 *
 * @throws FileRefusal for whatever can not be opened; any other error is a fault of ours
 * @example openFile({ name: 'chapter.docx', bytes }).text
 */
export function openFile(file: GivenFile): OpenedFile {
  const opened = read(file);
  if (opened.text.trim() === '') throw new FileRefusal('empty');

  return { ...opened, title: opened.title || nameWithoutEnding(file.name) };
}

function read({ name, bytes }: GivenFile): OpenedFile {
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (head.startsWith('PK\u0003\u0004')) return readPacked(bytes);
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) throw refusalOfOldContainer(bytes);
  if (head.startsWith('{\\rtf')) return readRich(bytes);
  if (packedEndings.has(ending) || ending === 'rtf') {
    throw new FileRefusal(bytes.length === 0 ? 'empty' : 'broken');
  }
  if (bytes.length > bounds.plain) throw new FileRefusal('too_large');
  if (head.startsWith('%PDF')) throw new FileRefusal('unknown');
  if (/^html?$|^xhtml$/.test(ending) || /^\s*<(!doctype html|html)\b/i.test(head)) {
    return readHtmlFile(bytes, head);
  }
  const text = decodeText(bytes);
  if (ending === 'fountain' || ending === 'spmd') {
    return { title: titleOfFountain(text), text, kind: 'script', language: null };
  }

  return { title: '', text, kind: null, language: null };
}

const packedEndings = new Set(['docx', 'odt', 'epub']);

function readPacked(bytes: Uint8Array<ArrayBuffer>): OpenedFile {
  if (bytes.length > bounds.packed) throw new FileRefusal('too_large');
  const zip = openZip(bytes);
  const type = zip.has('mimetype') ? new TextDecoder().decode(zip.read('mimetype')).trim() : '';
  try {
    if (type === 'application/epub+zip' || zip.has('META-INF/container.xml')) {
      const { blocks, ...named } = readEpub(zip);

      return { ...fromBlocks(blocks), ...named };
    }
    if (type.startsWith('application/vnd.oasis.opendocument.text')) return fromBlocks(readOdt(zip));
    if (xmlIn(zip, '[Content_Types].xml')?.includes('wordprocessingml')) {
      return fromBlocks(readDocx(zip));
    }
  } catch (failure) {
    throw failure instanceof URIError ? new FileRefusal('broken') : failure;
  }
  if (binderPaths(zip).length > 0) throw new FileRefusal('project');

  throw new FileRefusal('unknown');
}

function fromBlocks(blocks: readonly Block[]): OpenedFile {
  return { title: '', text: writeMarkdown(blocks), kind: null, language: null };
}

function readRich(bytes: Uint8Array): OpenedFile {
  if (bytes.length > bounds.rtf) throw new FileRefusal('too_large');

  return fromBlocks(readRtf(new TextDecoder('latin1').decode(bytes)));
}

function readHtmlFile(bytes: Uint8Array<ArrayBuffer>, head: string): OpenedFile {
  const declared = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  const { blocks, title, language } = readPage(decodeText(bytes, declared), { isXml: false });

  return { ...fromBlocks(blocks), title, language };
}

/** Word locks a document by putting it whole into a container of its older formats. */
function refusalOfOldContainer(bytes: Uint8Array): FileRefusal {
  const start = new TextDecoder('utf-16le').decode(bytes.subarray(0, 65_536));

  return new FileRefusal(start.includes('EncryptedPackage') ? 'encrypted' : 'unknown');
}

/** The name of a file as a title. */
export function nameWithoutEnding(name: string): string {
  return name.replace(/^.*[\\/]/, '').replace(/(.)\.[^.]*$/, '$1');
}
