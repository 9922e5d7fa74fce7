import type { Block } from '../blocks.ts';
import { FileRefusal } from '../file-refusal.ts';
import { readXml } from '../markup.ts';
import type { Zip } from '../zip.ts';
import { docxBody } from './docx-body.ts';
import { readNumbering } from './docx-numbering.ts';
import { readStyles } from './docx-styles.ts';
import { xmlIn } from './xml-in.ts';

/**
 * The words of a Word document (ECMA-376): its body in order with headings, lists and emphasis as its styles say, then its notes.
 * Text that was struck out or hidden is left out, text that was added is taken.
 */
export function readDocx(zip: Zip): Block[] {
  const main = mainPart(zip);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const source = xmlIn(zip, main);
  if (source === undefined) throw new FileRefusal('broken');
  const part = (name: string) => xmlIn(zip, `${folder}${name}.xml`);

  const styles = readStyles(part('styles') ?? '<styles/>');
  const signOf = readNumbering(part('numbering') ?? '<numbering/>');
  const links = readLinks(xmlIn(zip, `${folder}_rels/${main.slice(folder.length)}.rels`));
  const look = { styles, signOf, links };
  const notes = ['footnotes', 'endnotes'].flatMap((name) => {
    const notesSource = part(name);

    return notesSource === undefined ? [] : docxBody(notesSource, look).notes;
  });

  const { blocks, noted } = docxBody(source, look);

  return [...blocks, ...noted.flatMap((sign, index) => noteOf(notes, sign, `${index + 1}`))];
}

/** Notes are numbered in the order in which the text refers to them; one can have several paragraphs. */
function noteOf(notes: readonly Block[], sign: string, shown: string): Block[] {
  const spans = notes
    .flatMap((note) => (note.kind === 'note' && note.sign === sign ? [note.spans] : []))
    .flatMap((paragraph, index) => (index === 0 ? paragraph : [{ text: '\n' }, ...paragraph]));

  return spans.length === 0 ? [] : [{ kind: 'note', sign: shown, spans }];
}

/** Word itself always calls it the same; others may not. */
function mainPart(zip: Zip): string {
  let target = 'word/document.xml';
  const relations = xmlIn(zip, '_rels/.rels');
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
