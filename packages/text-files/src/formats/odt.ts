import type { Block, Span } from '../blocks.ts';
import { FileRefusal } from '../file-refusal.ts';
import { type Attributes, readXml } from '../markup.ts';
import type { Zip } from '../zip.ts';
import { layered, type OdtLook, readOdtStyles } from './odt-styles.ts';
import { xmlIn } from './xml-in.ts';

type Open = { name: 'p' | 'h'; style: string | undefined; level: number; spans: Span[] };
type List = { style: string | undefined; count: number | undefined };

/** What was taken out, or is said about the text and not in it. */
const unread = new Set(['tracked-changes', 'annotation', 'forms', 'sequence-decls', 'ruby-text']);

/** The words of an OpenDocument text (ISO/IEC 26300): its body in order, then its notes. */
export function readOdt(zip: Zip): Block[] {
  const manifest = xmlIn(zip, 'META-INF/manifest.xml');
  if (manifest?.includes('encryption-data')) throw new FileRefusal('encrypted');
  const source = xmlIn(zip, 'content.xml');
  if (source === undefined) throw new FileRefusal('broken');
  const styles = readOdtStyles([xmlIn(zip, 'styles.xml') ?? '<styles/>', source]);

  const blocks: Block[] = [];
  const notes: Block[] = [];
  const open: Open[] = [];
  const lists: List[] = [];
  const looks: OdtLook[] = [];
  let note: { sign: string; isBody: boolean } | undefined;
  let href: string | undefined;
  let skipping = 0;

  const add = (text: string) => {
    const paragraph = open.at(-1);
    if (paragraph === undefined || (note !== undefined && !note.isBody)) return;
    const isPlain = paragraph.name === 'h' || styles.isQuote(paragraph.style);
    const usual = isPlain ? {} : styles.look(paragraph.style);
    const look: OdtLook = layered([usual, ...looks]);
    if (look.isHidden) return;
    paragraph.spans.push({
      text,
      ...(look.bold && paragraph.name === 'p' && { bold: true }),
      ...(look.italic && { italic: true }),
      ...(href !== undefined && { href }),
    });
  };

  const close = ({ name, style, level, spans }: Open) => {
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

  const enter = (name: string, attributes: Attributes) => {
    const style = attributes['style-name'];
    const outline = Number(attributes['outline-level']) || 1;
    if (name === 'p' || name === 'h') {
      open.push({ name, style, level: Math.min(6, outline), spans: [] });
    } else if (name === 'span') looks.push(styles.look(style));
    else if (name === 'list') {
      const start = styles.startOf(lists[0]?.style ?? style, lists.length + 1);
      lists.push({ style, count: start === undefined ? undefined : start - 1 });
    } else if (name === 'list-item') {
      const list = lists.at(-1);
      const said = Number(attributes['start-value'] ?? Number.NaN);
      if (list?.count !== undefined) list.count = Number.isNaN(said) ? list.count + 1 : said;
    } else if (name === 's') add(' '.repeat(Math.min(80, Number(attributes['c']) || 1)));
    else if (name === 'tab') add('\t');
    else if (name === 'line-break') add('\n');
    else if (name === 'a') href = attributes['href'];
    else if (name === 'note') {
      const sign = `${notes.length + 1}`;
      add(`[^${sign}]`);
      note = { sign, isBody: false };
    } else if (name === 'note-body' && note !== undefined) note.isBody = true;
  };

  const leave = (name: string) => {
    if (name === 'span') looks.pop();
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
      if (skipping > 0 || unread.has(name)) skipping += 1;
      else enter(name, attributes);
    },
    text(words) {
      if (skipping === 0) add(words.replaceAll(/[\t\n ]+/g, ' '));
    },
    close(name) {
      if (skipping > 0) skipping -= 1;
      else leave(name);
    },
  });

  return [...blocks, ...notes];
}
