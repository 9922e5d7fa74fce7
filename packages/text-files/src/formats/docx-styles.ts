import { type Attributes, readXml } from '../markup.ts';

/** Formatting of a named style. */
export type DocxStyle = {
  /** 1 to 6 for a heading. */
  heading?: number;
  isQuote?: boolean;
  bold?: boolean;
  italic?: boolean;
  /** Id of the numbered list of the paragraphs with this style, and their zero-based level. */
  list?: string;
  level?: number;
  basedOn?: string;
};

/** Reads the styles of a Word document by id, with inherited properties resolved. */
export function readStyles(source: string): Map<string, DocxStyle> {
  const styles = new Map<string, DocxStyle>();
  let current: DocxStyle | undefined;
  readXml(source, {
    open(name, attributes) {
      const { val = '' } = attributes;
      if (name === 'style') {
        current = {};
        styles.set(attributes['styleId'] ?? '', current);
      }
      if (current === undefined) return;
      if (name === 'name') Object.assign(current, builtInStyle(val));
      if (name === 'basedOn') current.basedOn = val;
      if (name === 'outlineLvl' && Number(val) < 6) current.heading = Number(val) + 1;
      if (name === 'numId') current.list = val;
      if (name === 'ilvl') current.level = Math.min(8, Number(val) || 0);
      if (name === 'b') current.bold = isOn(attributes);
      if (name === 'i') current.italic = isOn(attributes);
    },
    text() {},
    close(name) {
      if (name === 'style') current = undefined;
    },
  });

  return new Map([...styles.keys()].map((id) => [id, resolveInheritance(id, styles, 0)]));
}

/** A toggle property without a value is on. */
export function isOn({ val }: Attributes): boolean {
  return val === undefined || !/^(0|false|off|none)$/.test(val);
}

/** Built-in style names are English in every language version of Word. */
function builtInStyle(name: string): DocxStyle {
  const level = /^heading (\d)$/i.exec(name)?.[1];
  if (level !== undefined) return { heading: Math.min(6, Number(level)) };
  if (/^title$/i.test(name)) return { heading: 1 };

  return /^((intense )?quote|quotations|block ?text)$/i.test(name) ? { isQuote: true } : {};
}

/** Inheritance can be circular; ten levels are more than any real document uses. */
function resolveInheritance(id: string, styles: Map<string, DocxStyle>, step: number): DocxStyle {
  const style = styles.get(id) ?? {};
  if (style.basedOn === undefined || step > 10) return style;

  return { ...resolveInheritance(style.basedOn, styles, step + 1), ...style };
}
