import { escapeXml, isRightToLeft, type TextDocument } from './document.ts';
import { htmlBody } from './html-body.ts';
import { readMarkdown } from './read-markdown.ts';

/**
 * Writes a text as a self-contained HTML page without scripts or external styles.
 *
 * @example writeHtml({ title: 'Tide', text: 'It *went*.', language: 'en', isVerse: false })
 */
export function writeHtml({ title, text, language, isVerse }: TextDocument): string {
  const blocks = readMarkdown(text, { isVerse });
  const [direction, lang] = [isRightToLeft(language) ? 'rtl' : 'ltr', escapeXml(language)];

  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.6 Georgia,serif}</style>
</head>
<body>
${htmlBody(blocks, { language })}
</body>
</html>
`;
}
