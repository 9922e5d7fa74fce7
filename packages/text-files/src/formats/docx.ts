import type { Block } from '../blocks.ts';
import { FileOpenError } from '../file-open-error.ts';
import { readXml } from '../markup.ts';
import type { Zip } from '../zip.ts';
import { docxBody } from './docx-body.ts';
import { readNumbering } from './docx-numbering.ts';
import { readStyles } from './docx-styles.ts';
import { readXmlPart } from './read-xml-part.ts';

/**
 * Reads a Word document (ECMA-376): the body with headings, lists and emphasis from its styles, then its notes. Deleted and hidden text is
 * skipped, inserted text is kept.
 */
export function readDocx(zip: Zip): Block[] {
  const main = mainPart(zip);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const source = readXmlPart(zip, main);
  if (source === undefined) throw new FileOpenError('broken');
  const part = (name: string) => readXmlPart(zip, `${folder}${name}.xml`);

  const styles = readStyles(part('styles') ?? '<styles/>');
  const signOf = readNumbering(part('numbering') ?? '<numbering/>');
  const links = readLinks(readXmlPart(zip, `${folder}_rels/${main.slice(folder.length)}.rels`));
  const context = { styles, nextMarker: signOf, links };
  const notes = ['footnotes', 'endnotes'].flatMap((name) => {
    const notesSource = part(name);

    return notesSource === undefined ? [] : docxBody(notesSource, context).notes;
  });

  const { blocks, noted } = docxBody(source, context);

  return [...blocks, ...noted.flatMap((sign, index) => noteOf(notes, sign, `${index + 1}`))];
}

/** Notes are numbered in order of reference; a note can have several paragraphs. */
function noteOf(notes: readonly Block[], sign: string, shown: string): Block[] {
  const spans = notes
    .flatMap((note) => (note.kind === 'note' && note.sign === sign ? [note.spans] : []))
    .flatMap((paragraph, index) => (index === 0 ? paragraph : [{ text: '\n' }, ...paragraph]));

  return spans.length === 0 ? [] : [{ kind: 'note', sign: shown, spans }];
}

/** Word always uses this name; other programs may not. */
function mainPart(zip: Zip): string {
  let target = 'word/document.xml';
  const relations = readXmlPart(zip, '_rels/.rels');
  if (relations !== undefined) {
    readXml(relations, {
      open(name, { Type = '', Target = '' }) {
        if (name === 'Relationship' && Type.endsWith('/officeDocument')) {
          target = Target.replace(/^\//, '');
        }
      },
      text() {},
      close() {},
    });
  }

  return target;
}

function readLinks(source: string | undefined): Map<string, string> {
  const links = new Map<string, string>();
  if (source === undefined) return links;
  readXml(source, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name === 'Relationship' && Type.endsWith('/hyperlink')) links.set(Id, Target);
    },
    text() {},
    close() {},
  });

  return links;
}
