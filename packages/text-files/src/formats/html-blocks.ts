import type { Block, InlineSpan } from '../blocks.ts';
import { type Attributes, type MarkupReader, readHtml, readXml } from '../markup.ts';

type OpenList = { isNumbered: boolean; count: number };

/** Elements that are skipped: scripts, head content, and hidden elements. */
const skippedElements = new Set(
  'script style template svg math noscript iframe object head title nav button select textarea rt rp del'.split(
    ' ',
  ),
);
const blockElements = new Set(
  'address article aside body caption center dd details div dl dt figcaption figure footer form header hgroup html legend main p section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** Reads an HTML page: headings, lists, quotes and emphasis, with its title and language. */
export function readPage(source: string, { isXml }: { isXml: boolean }) {
  const blocks: Block[] = [];
  const lists: OpenList[] = [];
  const hrefs: (string | undefined)[] = [];
  let spans: InlineSpan[] = [];
  let heading: number | undefined;
  let isItem = false;
  let title = '';
  let language: string | null = null;
  let isTitle = false;
  let isNotes = false;
  let isReference = false;
  let noteSign: string | undefined;
  let [bold, italic, quote, verbatim, skipping] = [0, 0, 0, 0, 0];

  const flush = () => {
    const words = trimSpans(spans);
    spans = [];
    if (words.length === 0) return;
    const list = lists.at(-1);
    if (noteSign !== undefined) blocks.push({ kind: 'note', sign: noteSign, spans: words });
    else if (heading !== undefined) blocks.push({ kind: 'heading', level: heading, spans: words });
    else if (list !== undefined && isItem) {
      if (isNotes) blocks.push({ kind: 'note', sign: `${list.count}`, spans: words });
      else {
        const sign = list.isNumbered ? `${list.count}.` : '-';
        blocks.push({ kind: 'item', level: lists.length, sign, spans: words });
      }
      isItem = false;
    } else blocks.push({ kind: quote > 0 ? 'quote' : 'paragraph', spans: words });
    noteSign = undefined;
  };

  const addText = (text: string) => {
    const href = hrefs.at(-1);
    spans.push({
      text: verbatim > 0 ? text : text.replaceAll(/[\t\n\f\r ]+/g, ' '),
      ...(bold > 0 && heading === undefined && { bold: true }),
      ...(italic > 0 && { italic: true }),
      ...(href !== undefined && { href }),
    });
  };

  const toggleFormat = (name: string, by: 1 | -1): boolean => {
    if (name === 'b' || name === 'strong') bold += by;
    else if (name === 'i' || name === 'em' || name === 'cite') italic += by;
    else if (name === 'blockquote') quote += by;
    else if (name === 'pre') verbatim += by;
    else return false;
    if (name === 'blockquote' || name === 'pre') flush();

    return true;
  };

  const reader: MarkupReader = {
    open(written, attributes) {
      const name = written.toLowerCase();
      if (name === 'title') isTitle = title === '';
      if (name === 'html') language = attributes['lang'] ?? null;
      if (skipping > 0 || skippedElements.has(name) || isHidden(name, attributes)) {
        skipping += 1;
        return;
      }
      if (attributes['role'] === 'doc-endnotes') isNotes = true;
      if (name === 'sup' && noteSign !== undefined && spans.length === 0) {
        skipping += 1; // the note marker, which is regenerated
        return;
      }
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (name === 'blockquote' || name === 'pre') flush();
      if (toggleFormat(name, 1)) return;
      if (name === 'br') spans.push({ text: '\n' });
      else if (name === 'a') {
        isReference = attributes['role'] === 'doc-noteref';
        hrefs.push(isReference ? undefined : attributes['href']);
      } else if (name === 'hr') {
        flush();
        if (!isNotes) blocks.push({ kind: 'rule' });
      } else if (name === 'ul' || name === 'ol') {
        flush();
        lists.push({ isNumbered: name === 'ol', count: parseNumber(attributes['start'], 1) - 1 });
      } else if (name === 'li') {
        flush();
        isItem = true;
        const list = lists.at(-1);
        if (list !== undefined) list.count = parseNumber(attributes['value'], list.count + 1);
      } else if (level !== undefined) {
        flush();
        heading = Number(level);
      } else if (blockElements.has(name)) {
        flush();
        if (attributes['role'] === 'doc-footnote') noteSign = noteMarker(attributes);
      }
    },
    text(words) {
      if (isTitle) title += words;
      if (skipping === 0) addText(isReference ? `[^${words.trim()}]` : words);
    },
    close(written) {
      const name = written.toLowerCase();
      if (name === 'title') isTitle = false;
      if (skipping > 0) {
        skipping -= 1;
        return;
      }
      if (name === 'blockquote' || name === 'pre') flush();
      if (toggleFormat(name, -1)) return;
      if (name === 'a') {
        isReference = false;
        hrefs.pop();
      } else if (name === 'ul' || name === 'ol') {
        flush();
        lists.pop();
      } else if (/^h[1-6]$/.test(name)) {
        flush();
        heading = undefined;
      } else if (name === 'li' || blockElements.has(name)) flush();
    },
  };
  if (isXml) readXml(source, reader);
  else readHtml(source, reader);
  flush();

  return { blocks, title: title.replaceAll(/\s+/g, ' ').trim(), language };
}

/** The number of a list or item attribute. */
function parseNumber(value: string | undefined, fallback: number): number {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}

/** Ids of notes in pages exported by Longhand. */
function noteMarker({ id = '' }: Attributes): string | undefined {
  return /^note-(\S+)$/.exec(id)?.[1];
}

/** Hidden elements, page headers and footers, and back links of notes. */
function isHidden(name: string, attributes: Attributes): boolean {
  const { style = '', title = '', role = '' } = attributes;
  if (attributes['hidden'] !== undefined || /display\s*:\s*none/i.test(style)) return true;

  return role === 'doc-backlink' || (name === 'div' && /^(header|footer)$/.test(title));
}

/** Removes white space around paragraphs and line breaks, which is not significant in HTML. */
function trimSpans(spans: readonly InlineSpan[]): InlineSpan[] {
  const words = spans.map(({ text }) => text).join('');
  if (words.trim() === '') return [];

  const result: InlineSpan[] = [];
  let before = '\n';
  for (const span of spans) {
    const text = /\s$/.test(before) ? span.text.replace(/^ +/, '') : span.text;
    if (text === '') continue;
    result.push({ ...span, text });
    before = text;
  }

  return result;
}
