import { readXml } from '../markup.ts';

/** Whether a level of a list is counted, by the number of the list and the level from 0. */
export type Numbering = (list: string, level: number) => boolean;

/** The lists of a Word document: which of their levels have figures and which have bullets. */
export function readNumbering(source: string): Numbering {
  const counted = new Set<string>();
  const abstractOf = new Map<string, string>();
  let abstract = '';
  let list = '';
  let level = '';
  readXml(source, {
    open(name, { val = '', abstractNumId = '', numId = '', ilvl = '' }) {
      if (name === 'abstractNum') abstract = abstractNumId;
      if (name === 'num') list = numId;
      if (name === 'lvl') level = ilvl;
      if (name === 'abstractNumId') abstractOf.set(list, val);
      if (name === 'numFmt' && !/^(bullet|none)$/.test(val)) counted.add(`${abstract}/${level}`);
    },
    text() {},
    close() {},
  });

  return (number, at) => counted.has(`${abstractOf.get(number)}/${at}`);
}
