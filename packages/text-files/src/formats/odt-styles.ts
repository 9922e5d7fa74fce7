import { readXml } from '../markup.ts';

export type OdtLook = { bold?: boolean; italic?: boolean; isHidden?: boolean };
export type OdtStyles = {
  look(style: string | undefined): OdtLook;
  isQuote(style: string | undefined): boolean;
  isTitle(style: string | undefined): boolean;
  /** The number that a list begins with, undefined where its items have none. */
  startOf(list: string | undefined, level: number): number | undefined;
};

type Style = OdtLook & { parent?: string; name: string };

/** What the styles of an OpenDocument say of words and lists; later sources go before earlier ones. */
export function readOdtStyles(sources: readonly string[]): OdtStyles {
  const styles = new Map<string, Style>();
  const starts = new Map<string, number>();
  for (const source of sources) readInto(source, styles, starts);

  const lineOf = (id: string | undefined): Style[] => {
    const line: Style[] = [];
    for (let at = styles.get(id ?? ''); at !== undefined && line.length < 10; ) {
      line.push(at);
      at = styles.get(at.parent ?? '');
    }

    return line;
  };

  return {
    look: (id) => layered(lineOf(id).toReversed().map(lookIn)),
    isQuote: (id) =>
      id === 'Quotations' ||
      lineOf(id).some(({ name, parent }) => [name, parent].includes('Quotations')),
    isTitle: (id) =>
      id === 'Title' || lineOf(id).some(({ name, parent }) => [name, parent].includes('Title')),
    startOf: (list, level) => starts.get(`${list}/${level}`),
  };
}

function readInto(source: string, styles: Map<string, Style>, starts: Map<string, number>): void {
  let style: Style | undefined;
  let list = '';
  readXml(source, {
    open(name, attributes) {
      const { name: id = '', level = '' } = attributes;
      if (name === 'style') {
        const parent = attributes['parent-style-name'];
        style = { name: id, ...(parent !== undefined && { parent }) };
        styles.set(id, style);
      } else if (name === 'list-style') list = id;
      else if (name === 'list-level-style-number') {
        starts.set(`${list}/${level}`, Number(attributes['start-value'] ?? 1) || 0);
      } else if (name === 'text-properties' && style !== undefined)
        Object.assign(style, lookFrom(attributes));
    },
    text() {},
    close(name) {
      if (name === 'style') style = undefined;
    },
  });
}

function lookFrom(attributes: Readonly<Record<string, string>>): OdtLook {
  const weight = attributes['font-weight'];
  const slant = attributes['font-style'];
  const display = attributes['display'];

  return {
    ...(weight !== undefined && { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant !== undefined && { italic: slant === 'italic' || slant === 'oblique' }),
    ...(display !== undefined && { isHidden: display === 'none' }),
  };
}

function lookIn({ name: _, parent: _parent, ...look }: Style): OdtLook {
  return look;
}

/** Looks laid one over the other, the last on top. */
export function layered(looks: readonly OdtLook[]): OdtLook {
  const look: OdtLook = {};
  for (const one of looks) Object.assign(look, one);

  return look;
}
