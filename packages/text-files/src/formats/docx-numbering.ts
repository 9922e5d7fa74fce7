import { readXml } from '../markup.ts';

/** The sign before the next item of a list, by the number of the list and the level from 0; each call counts. */
export type Numbering = (list: string, level: number) => string;

type Level = { isCounted: boolean; start: number; end: '.' | ')' };

/** The lists of a Word document, which count as they are asked. */
export function readNumbering(source: string): Numbering {
  const { abstractOf, levels, overrides } = listsIn(source);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();

  return (list, at) => {
    const abstract = abstractOf.get(list) ?? '';
    const { isCounted = false, start = 1, end = '.' } = levels.get(`${abstract}/${at}`) ?? {};
    if (!isCounted) return '-';
    // Lists of one kind count on, unless they say that they begin anew (ECMA-376, 17.9.27).
    const count = counts.get(abstract) ?? [];
    counts.set(abstract, count);
    const anew = begun.has(`${list}/${at}`) ? undefined : overrides.get(`${list}/${at}`);
    begun.add(`${list}/${at}`);
    count[at] = anew ?? (count[at] === undefined ? start : count[at] + 1);
    count.length = at + 1;

    return `${count[at]}${end}`;
  };
}

function listsIn(source: string) {
  const abstractOf = new Map<string, string>();
  const levels = new Map<string, Level>();
  const overrides = new Map<string, number>();
  let [abstract, list, level] = ['', '', ''];
  const change = (part: Partial<Level>) => {
    const key = `${abstract}/${level}`;
    levels.set(key, { isCounted: false, start: 1, end: '.', ...levels.get(key), ...part });
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
      if (name === 'start') change({ start: numberOf(val) });
      if (name === 'lvlText') change({ end: val.endsWith(')') ? ')' : '.' });
      if (name === 'numFmt') change({ isCounted: !/^(bullet|none)$/.test(val) });
    },
    text() {},
    close() {},
  });

  return { abstractOf, levels, overrides };
}

function numberOf(val: string): number {
  return /^\d{1,9}$/.test(val) ? Number(val) : 1;
}
