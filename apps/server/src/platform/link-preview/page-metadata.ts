import { Parser } from 'htmlparser2';

export type PageMetadata = {
  title: string | null;
  description: string | null;
  siteName: string | null;
  /** An absolute http or https URL, not yet checked or requested. */
  imageUrl: string | null;
};

const titleMax = 200;
const descriptionMax = 400;
const urlMax = 2_048;

/**
 * Reads the metadata of a page: Open Graph, then Twitter cards, then `<title>` and the description. Values are plain text of one line;
 * markup in them remains text and must be escaped when it is shown.
 *
 * @param pageUrl the final URL of the page, which relative image URLs refer to
 */
export function readPageMetadata(html: string, pageUrl: string): PageMetadata {
  const { values, title } = collectValues(html);
  const firstLine = (max: number, ...names: string[]) => {
    for (const name of names) {
      const line = toPlainLine(values.get(name) ?? '', max);
      if (line !== '') return line;
    }

    return null;
  };
  const imageNames = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'];

  return {
    title:
      firstLine(titleMax, 'og:title', 'twitter:title') ?? (toPlainLine(title, titleMax) || null),
    description: firstLine(descriptionMax, 'og:description', 'twitter:description', 'description'),
    siteName: firstLine(titleMax, 'og:site_name', 'application-name'),
    imageUrl: absoluteUrl(imageNames.map((name) => values.get(name)).find(Boolean), pageUrl),
  };
}

/** Maximum number of open elements; reading stops at it. Closing an element takes time proportional to it. */
const maxDepth = 500;
const maxTitleSource = 10_000;

/** The first value of each `<meta>` name, and the first title that is not that of a drawing. */
function collectValues(html: string): { values: Map<string, string>; title: string } {
  const values = new Map<string, string>();
  let title = '';
  let depth = 0;
  let svgDepth = 0;
  let titleState: 'before' | 'inside' | 'after' = 'before';
  const parser = new Parser({
    onopentag(name, { property, name: metaName, content = '' }) {
      depth += 1;
      if (name === 'svg') svgDepth += 1;
      if (depth > maxDepth) parser.pause();
      if (name === 'title' && svgDepth === 0 && titleState === 'before') titleState = 'inside';
      const key = (property ?? metaName ?? '').trim().toLowerCase();
      if (name === 'meta' && content.trim() !== '' && !values.has(key)) values.set(key, content);
    },
    ontext(text) {
      if (titleState === 'inside' && title.length < maxTitleSource) title += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'svg') svgDepth -= 1;
      if (name === 'title' && titleState === 'inside') titleState = 'after';
    },
  });
  parser.write(html);
  parser.end();

  return { values, title };
}

/** Embeddings, overrides and isolates would change the direction of the text around them; the byte order mark and tags are invisible. */
const invisible = /[\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

function toPlainLine(text: string, max: number): string {
  const line = text
    .slice(0, 20 * max)
    .toWellFormed()
    .replaceAll(invisible, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = [...line];

  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

function absoluteUrl(address: string | undefined, pageUrl: string): string | null {
  const url = address === undefined ? null : URL.parse(address.trim(), pageUrl);
  const isUsable = url !== null && /^https?:$/.test(url.protocol) && url.href.length <= urlMax;

  return isUsable ? url.href : null;
}
