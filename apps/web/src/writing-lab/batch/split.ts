import type { KnownAs } from '../device/database.ts';

export const separators = ['none', 'rule', 'heading', 'blank'] as const;
/** How one pasted text becomes several: not at all; at a line of dashes or stars; before each heading; at two blank lines. */
export type Separator = (typeof separators)[number];

export type GivenText = {
  title: string;
  text: string;
  /** The saved text that it is, where it is one. */
  saved?: { id: string; projectId: string | null };
  /** What it is known to be, whatever the others of its run are read as. */
  known?: KnownAs;
};

const titleMax = 80;

/** Cuts a pasted text into texts; each is called by its heading or its first words. */
export function splitText(pasted: string, separator: Separator): readonly GivenText[] {
  return partsOf(pasted.replaceAll(/\r\n?/g, '\n'), separator)
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter((part) => part.trim() !== '')
    .map((text) => ({ title: titleOf(text), text }));
}

const between: Record<Separator, string> = {
  none: '\n\n',
  rule: '\n\n---\n\n',
  heading: '\n\n',
  blank: '\n\n\n\n',
};

/** Puts texts together again so that `splitText` parts them as they were. */
export function joinTexts(texts: readonly GivenText[], separator: Separator): string {
  return texts.map(({ text }) => text).join(between[separator]);
}

function partsOf(pasted: string, separator: Separator): readonly string[] {
  if (separator === 'rule')
    return pasted.split(/^[ \t]*(?:-{3,}|\*[ \t]*\*[ \t]*\*|={3,}|#)[ \t]*$/m);
  if (separator === 'heading') return pasted.split(/^(?=#{1,6}[ \t]+\S)/m);
  if (separator === 'blank') return pasted.split(/\n(?:[ \t]*\n){2,}/);

  return [pasted];
}

const quotes =
  /["“”„‟「」『』]|[«‹][\u00a0\u202f]?|[\u00a0\u202f]?[»›]|(?<![\p{L}\p{N}])['‘‚]|(?<=[.,!?…—–-])['’]/gu;
const dialogueDash = /^\s*[—–-]\s*/u;

/** The heading of a text, or its first words without the quotation marks of dialogue. */
export function titleOf(text: string): string {
  const first =
    text
      .trim()
      .split('\n')[0]
      ?.replace(/^#{1,6}\s+/, '')
      .replaceAll(quotes, '')
      .replace(dialogueDash, '')
      .trim()
      .replace(/\s*[,;:，；：、،؛]$/u, '') ?? '';
  if (first.length <= titleMax) return first;
  const cut = first.slice(0, titleMax);
  const space = cut.lastIndexOf(' ');

  return `${space > titleMax / 2 ? cut.slice(0, space) : cut} …`;
}
