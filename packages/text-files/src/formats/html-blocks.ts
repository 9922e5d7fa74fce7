import type { Block, Span } from '../blocks.ts';
import { type Attributes, type MarkupReader, readHtml, readXml } from '../markup.ts';

type List = { isCounted: boolean; count: number };

/** What is not read: code, what stands in the head, and what a reader does not see. */
const unread = new Set(
  'script style template svg math noscript iframe object head title nav button select textarea rt rp del'.split(
    ' ',
  ),
);
const paragraphs = new Set(
  'address article aside body caption center dd details div dl dt figcaption figure footer form header hgroup html legend main p section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** The words of a page with its headings, lists, quotations and emphasis; the title and the language that it names. */
export function readPage(source: string, { isXml }: { isXml: boolean }) {
  const blocks: Block[] = [];
  const lists: List[] = [];
  const hrefs: (string | undefined)[] = [];
  let spans: Span[] = [];
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
    const words = trimmed(spans);
    spans = [];
    if (words.length === 0) return;
    const list = lists.at(-1);
    if (noteSign !== undefined) blocks.push({ kind: 'note', sign: noteSign, spans: words });
    else if (heading !== undefined) blocks.push({ kind: 'heading', level: heading, spans: words });
    else if (list !== undefined && isItem) {
      if (isNotes) blocks.push({ kind: 'note', sign: `${list.count}`, spans: words });
      else {
        const sign = list.isCounted ? `${list.count}.` : '-';
        blocks.push({ kind: 'item', level: lists.length, sign, spans: words });
      }
      isItem = false;
    } else blocks.push({ kind: quote > 0 ? 'quote' : 'paragraph', spans: words });
    noteSign = undefined;
  };

  const add = (text: string) => {
    const href = hrefs.at(-1);
    spans.push({
      text: verbatim > 0 ? text : text.replaceAll(/[\t\n\f\r ]+/g, ' '),
      ...(bold > 0 && heading === undefined && { bold: true }),
      ...(italic > 0 && { italic: true }),
      ...(href !== undefined && { href }),
    });
  };

  const turn = (name: string, by: 1 | -1): boolean => {
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
      if (skipping > 0 || unread.has(name) || isUnseen(name, attributes)) {
        skipping += 1;
        return;
      }
      if (attributes['role'] === 'doc-endnotes') isNotes = true;
      if (name === 'sup' && noteSign !== undefined && spans.length === 0) {
        skipping += 1; // the sign of the note, which it gets anew
        return;
      }
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (name === 'blockquote' || name === 'pre') flush();
      if (turn(name, 1)) return;
      if (name === 'br') spans.push({ text: '\n' });
      else if (name === 'a') {
        isReference = attributes['role'] === 'doc-noteref';
        hrefs.push(isReference ? undefined : attributes['href']);
      } else if (name === 'hr') {
        flush();
        if (!isNotes) blocks.push({ kind: 'rule' });
      } else if (name === 'ul' || name === 'ol') {
        flush();
        lists.push({ isCounted: name === 'ol', count: numberIn(attributes['start'], 1) - 1 });
      } else if (name === 'li') {
        flush();
        isItem = true;
        const list = lists.at(-1);
        if (list !== undefined) list.count = numberIn(attributes['value'], list.count + 1);
      } else if (level !== undefined) {
        flush();
        heading = Number(level);
      } else if (paragraphs.has(name)) {
        flush();
        if (attributes['role'] === 'doc-footnote') noteSign = signOf(attributes);
      }
    },
    text(words) {
      if (isTitle) title += words;
      if (skipping === 0) add(isReference ? `[^${words.trim()}]` : words);
    },
    close(written) {
      const name = written.toLowerCase();
      if (name === 'title') isTitle = false;
      if (skipping > 0) {
        skipping -= 1;
        return;
      }
      if (name === 'blockquote' || name === 'pre') flush();
      if (turn(name, -1)) return;
      if (name === 'a') {
        isReference = false;
        hrefs.pop();
      } else if (name === 'ul' || name === 'ol') {
        flush();
        lists.pop();
      } else if (/^h[1-6]$/.test(name)) {
        flush();
        heading = undefined;
      } else if (name === 'li' || paragraphs.has(name)) flush();
    },
  };
  if (isXml) readXml(source, reader);
  else readHtml(source, reader);
  flush();

  return { blocks, title: title.replaceAll(/\s+/g, ' ').trim(), language };
}

/** A number that a list or an item says it has. */
function numberIn(said: string | undefined, otherwise: number): number {
  return said !== undefined && /^\d{1,9}$/.test(said) ? Number(said) : otherwise;
}

/** Notes of our own pages are called after their signs. */
function signOf({ id = '' }: Attributes): string | undefined {
  return /^note-(\S+)$/.exec(id)?.[1];
}

/** Hidden, or of every page of a printed document, or the way back from a note to its place. */
function isUnseen(name: string, attributes: Attributes): boolean {
  const { style = '', title = '', role = '' } = attributes;
  if (attributes['hidden'] !== undefined || /display\s*:\s*none/i.test(style)) return true;

  return role === 'doc-backlink' || (name === 'div' && /^(header|footer)$/.test(title));
}

/** Without the white space around a paragraph and around its line breaks, which markup has for its own looks. */
function trimmed(spans: readonly Span[]): Span[] {
  const words = spans.map(({ text }) => text).join('');
  if (words.trim() === '') return [];

  const kept: Span[] = [];
  let before = '\n';
  for (const span of spans) {
    const text = /\s$/.test(before) ? span.text.replace(/^ +/, '') : span.text;
    if (text === '') continue;
    kept.push({ ...span, text });
    before = text;
  }

  return kept;
}
