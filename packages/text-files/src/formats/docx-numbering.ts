import { readXml } from '../markup.ts';

/** Returns the marker of the next item of a list, by list id and level from 0; each call advances the counter. */
export type Numbering = (list: string, level: number) => string;

type Level = { isNumbered: boolean; start: number; end: '.' | ')' };

/** Reads the list definitions of a Word document. */
export function readNumbering(source: string): Numbering {
  const { abstractOf, levels, overrides } = readLists(source);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();

  return (list, at) => {
    const abstract = abstractOf.get(list) ?? '';
    const { isNumbered = false, start = 1, end = '.' } = levels.get(`${abstract}/${at}`) ?? {};
    if (!isNumbered) return '-';
    // Lists with the same abstract definition continue counting unless they restart (ECMA-376, 17.9.27).
    const count = counts.get(abstract) ?? [];
    counts.set(abstract, count);
    const restart = begun.has(`${list}/${at}`) ? undefined : overrides.get(`${list}/${at}`);
    begun.add(`${list}/${at}`);
    count[at] = restart ?? (count[at] === undefined ? start : count[at] + 1);
    count.length = at + 1;

    return `${count[at]}${end}`;
  };
}

function readLists(source: string) {
  const abstractOf = new Map<string, string>();
  const levels = new Map<string, Level>();
  const overrides = new Map<string, number>();
  let [abstract, list, level] = ['', '', ''];
  const updateLevel = (part: Partial<Level>) => {
    const key = `${abstract}/${level}`;
    levels.set(key, { isNumbered: false, start: 1, end: '.', ...levels.get(key), ...part });
  };
  readXml(source, {
    open(name, { val = '', abstractNumId = '', numId = '', ilvl = '' }) {
      if (name === 'abstractNum') abstract = abstractNumId;
      if (name === 'num') {
        list = numId;
        abstract = '';
      }
      if (name === 'lvl' || name === 'lvlOverride') level = ilvl;
      if (name === 'abstractNumId') abstractOf.set(list, val);
      if (name === 'startOverride') overrides.set(`${list}/${level}`, numberOf(val));
      if (name === 'start') updateLevel({ start: numberOf(val) });
      if (name === 'lvlText') updateLevel({ end: val.endsWith(')') ? ')' : '.' });
      if (name === 'numFmt') updateLevel({ isNumbered: !/^(bullet|none)$/.test(val) });
    },
    text() {},
    close() {},
  });

  return { abstractOf, levels, overrides };
}

function numberOf(val: string): number {
  return /^\d{1,9}$/.test(val) ? Number(val) : 1;
}
