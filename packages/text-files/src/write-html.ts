import { type Block, joinedSpans, type Span, wordsOf } from './blocks.ts';
import { escaped, isRightToLeft, paragraphIsRightToLeft, type TextDocument } from './document.ts';
import { numberedLists } from './numbered-lists.ts';
import { readMarkdown } from './read-markdown.ts';

/**
 * A text as a page of its own that needs nothing else: no script, no style from elsewhere.
 *
 * @example writeHtml({ title: 'Tide', text: 'It *went*.', language: 'en', isVerse: false })
 */
export function writeHtml({ title, text, language, isVerse }: TextDocument): string {
  const blocks = readMarkdown(text, { isVerse });
  const [direction, lang] = [isRightToLeft(language) ? 'rtl' : 'ltr', escaped(language)];

  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.6 Georgia,serif}</style>
</head>
<body>
${body(blocks, language)}
</body>
</html>
`;
}

/** Items stay open until the next one, as HTML allows, so that a list can lie in the item above it. */
function body(blocks: readonly Block[], language: string): string {
  const lines: string[] = [];
  const numbered = numberedLists(blocks);
  const open: (number | undefined)[] = [];
  const closeDownTo = (depth: number) => {
    while (open.length > depth) lines.push(open.pop() === undefined ? '</ul>' : '</ol>');
  };
  for (const block of blocks) {
    const depth = block.kind === 'item' ? block.level : 0;
    const within = numbered.get(block);
    closeDownTo(depth);
    if (depth > 0 && open.length === depth && open.at(-1) !== within?.list) closeDownTo(depth - 1);
    while (open.length < depth) {
      lines.push(within === undefined ? '<ul>' : `<ol${startOf(within.start)}>`);
      open.push(within?.list);
    }
    lines.push(lineOf(block, language));
  }
  closeDownTo(0);

  return lines.join('\n');
}

function startOf(first: number): string {
  return first === 1 ? '' : ` start="${first}"`;
}

function lineOf(block: Block, language: string): string {
  if (block.kind === 'rule') return '<hr>';
  if (block.kind === 'blank') return '';
  const words = inline(block.spans);
  const dir = directionOf(block.spans, language);
  if (block.kind === 'heading') return `<h${block.level}${dir}>${words}</h${block.level}>`;
  if (block.kind === 'quote') return `<blockquote${dir}><p>${words}</p></blockquote>`;
  if (block.kind === 'item') return `<li${dir}>${words}`;
  if (block.kind === 'note') return noteOf(escaped(block.sign), words, dir);

  return `<p${dir}>${words}</p>`;
}

function noteOf(sign: string, words: string, dir: string): string {
  return `<p${dir} role="doc-footnote" id="note-${sign}"><sup>${sign}</sup> ${words}</p>`;
}

/** Said only of what runs the other way than the page. */
function directionOf(spans: readonly Span[], language: string): string {
  const isRtl = paragraphIsRightToLeft(wordsOf(spans), language);
  if (isRtl === isRightToLeft(language)) return '';

  return ` dir="${isRtl ? 'rtl' : 'ltr'}"`;
}

function inline(spans: readonly Span[]): string {
  return joinedSpans(spans)
    .map(({ text, bold, italic, href }) => {
      const words = escaped(text)
        .replaceAll(/\[\^([^\][\s]+)\]/g, '<sup><a role="doc-noteref" href="#note-$1">$1</a></sup>')
        .replaceAll('\n', '<br>\n');
      const slanted = italic ? `<em>${words}</em>` : words;
      const heavy = bold ? `<strong>${slanted}</strong>` : slanted;

      return href === undefined ? heavy : `<a href="${escaped(href)}">${heavy}</a>`;
    })
    .join('');
}
