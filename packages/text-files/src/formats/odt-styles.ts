import { readXml } from '../markup.ts';

export type OdtFormat = { bold?: boolean; italic?: boolean; isHidden?: boolean };
export type OdtStyles = {
  format(style: string | undefined): OdtFormat;
  isQuote(style: string | undefined): boolean;
  isTitle(style: string | undefined): boolean;
  /** The first number of a list; undefined for bullet lists. */
  startOf(list: string | undefined, level: number): number | undefined;
};

type Style = OdtFormat & { parent?: string; name: string };

/** Reads the text and list styles of an OpenDocument; later sources override earlier ones. */
export function readOdtStyles(sources: readonly string[]): OdtStyles {
  const styles = new Map<string, Style>();
  const starts = new Map<string, number>();
  for (const source of sources) readStyleSource(source, styles, starts);

  const styleChain = (id: string | undefined): Style[] => {
    const line: Style[] = [];
    for (let at = styles.get(id ?? ''); at !== undefined && line.length < 10; ) {
      line.push(at);
      at = styles.get(at.parent ?? '');
    }

    return line;
  };

  return {
    format: (id) => mergeFormats(styleChain(id).toReversed().map(formatOf)),
    isQuote: (id) =>
      id === 'Quotations' ||
      styleChain(id).some(({ name, parent }) => [name, parent].includes('Quotations')),
    isTitle: (id) =>
      id === 'Title' || styleChain(id).some(({ name, parent }) => [name, parent].includes('Title')),
    startOf: (list, level) => starts.get(`${list}/${level}`),
  };
}

function readStyleSource(
  source: string,
  styles: Map<string, Style>,
  starts: Map<string, number>,
): void {
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
        Object.assign(style, parseFormat(attributes));
    },
    text() {},
    close(name) {
      if (name === 'style') style = undefined;
    },
  });
}

function parseFormat(attributes: Readonly<Record<string, string>>): OdtFormat {
  const weight = attributes['font-weight'];
  const slant = attributes['font-style'];
  const display = attributes['display'];

  return {
    ...(weight !== undefined && { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant !== undefined && { italic: slant === 'italic' || slant === 'oblique' }),
    ...(display !== undefined && { isHidden: display === 'none' }),
  };
}

function formatOf({ name: _, parent: _parent, ...look }: Style): OdtFormat {
  return look;
}

/** Merges formats; later ones override earlier ones. */
export function mergeFormats(formats: readonly OdtFormat[]): OdtFormat {
  const look: OdtFormat = {};
  for (const one of formats) Object.assign(look, one);

  return look;
}
