import type { Block, InlineSpan } from '../blocks.ts';
import { FileOpenError } from '../file-open-error.ts';
import { type Attributes, readXml } from '../markup.ts';
import type { Zip } from '../zip.ts';
import { mergeFormats, type OdtFormat, readOdtStyles } from './odt-styles.ts';
import { readXmlPart } from './read-xml-part.ts';

type OpenParagraph = {
  name: 'p' | 'h';
  style: string | undefined;
  level: number;
  spans: InlineSpan[];
};
type OpenList = { style: string | undefined; count: number | undefined };

/** Deleted text, comments and other content outside of the text. */
const skippedElements = new Set([
  'tracked-changes',
  'annotation',
  'forms',
  'sequence-decls',
  'ruby-text',
]);

/** Reads an OpenDocument text (ISO/IEC 26300): the body in order, then its notes. */
export function readOdt(zip: Zip): Block[] {
  const manifest = readXmlPart(zip, 'META-INF/manifest.xml');
  if (manifest?.includes('encryption-data')) throw new FileOpenError('encrypted');
  const source = readXmlPart(zip, 'content.xml');
  if (source === undefined) throw new FileOpenError('broken');
  const styles = readOdtStyles([readXmlPart(zip, 'styles.xml') ?? '<styles/>', source]);

  const blocks: Block[] = [];
  const notes: Block[] = [];
  const open: OpenParagraph[] = [];
  const lists: OpenList[] = [];
  const formats: OdtFormat[] = [];
  let note: { sign: string; isBody: boolean } | undefined;
  let href: string | undefined;
  let skipping = 0;

  const addText = (text: string) => {
    const paragraph = open.at(-1);
    if (paragraph === undefined || (note !== undefined && !note.isBody)) return;
    const isPlain = paragraph.name === 'h' || styles.isQuote(paragraph.style);
    const styleFormat = isPlain ? {} : styles.format(paragraph.style);
    const look: OdtFormat = mergeFormats([styleFormat, ...formats]);
    if (look.isHidden) return;
    paragraph.spans.push({
      text,
      ...(look.bold && paragraph.name === 'p' && { bold: true }),
      ...(look.italic && { italic: true }),
      ...(href !== undefined && { href }),
    });
  };

  const close = ({ name, style, level, spans }: OpenParagraph) => {
    const list = lists.at(-1);
    if (note !== undefined) notes.push({ kind: 'note', sign: note.sign, spans });
    else if (spans.length === 0) blocks.push({ kind: 'blank' });
    else if (name === 'h') blocks.push({ kind: 'heading', level, spans });
    else if (styles.isTitle(style)) {
      blocks.push({ kind: 'heading', level: 1, spans: spans.map(({ bold: _, ...span }) => span) });
    } else if (list !== undefined) {
      const sign = list.count === undefined ? '-' : `${list.count}.`;
      blocks.push({ kind: 'item', level: lists.length, sign, spans });
    } else blocks.push({ kind: styles.isQuote(style) ? 'quote' : 'paragraph', spans });
  };

  const openElement = (name: string, attributes: Attributes) => {
    const style = attributes['style-name'];
    const outline = Number(attributes['outline-level']) || 1;
    if (name === 'p' || name === 'h') {
      open.push({ name, style, level: Math.min(6, outline), spans: [] });
    } else if (name === 'span') formats.push(styles.format(style));
    else if (name === 'list') {
      const start = styles.startOf(lists[0]?.style ?? style, lists.length + 1);
      lists.push({ style, count: start === undefined ? undefined : start - 1 });
    } else if (name === 'list-item') {
      const list = lists.at(-1);
      const startValue = Number(attributes['start-value'] ?? Number.NaN);
      if (list?.count !== undefined)
        list.count = Number.isNaN(startValue) ? list.count + 1 : startValue;
    } else if (name === 's') addText(' '.repeat(Math.min(80, Number(attributes['c']) || 1)));
    else if (name === 'tab') addText('\t');
    else if (name === 'line-break') addText('\n');
    else if (name === 'a') href = attributes['href'];
    else if (name === 'note') {
      const sign = `${notes.length + 1}`;
      addText(`[^${sign}]`);
      note = { sign, isBody: false };
    } else if (name === 'note-body' && note !== undefined) note.isBody = true;
  };

  const closeElement = (name: string) => {
    if (name === 'span') formats.pop();
    else if (name === 'list') lists.pop();
    else if (name === 'a') href = undefined;
    else if (name === 'note') note = undefined;
    else if (name === 'p' || name === 'h') {
      const paragraph = open.pop();
      if (paragraph !== undefined) close(paragraph);
    }
  };

  readXml(source, {
    open(name, attributes) {
      if (skipping > 0 || skippedElements.has(name)) skipping += 1;
      else openElement(name, attributes);
    },
    text(words) {
      if (skipping === 0) addText(words.replaceAll(/[\t\n ]+/g, ' '));
    },
    close(name) {
      if (skipping > 0) skipping -= 1;
      else closeElement(name);
    },
  });

  return [...blocks, ...notes];
}
