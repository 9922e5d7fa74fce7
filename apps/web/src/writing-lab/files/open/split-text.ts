import type { TextAttributes } from '../../storage/device/database.ts';

export const separators = ['none', 'rule', 'heading', 'blank'] as const;
/** How a pasted text is split: not at all, at lines of dashes or stars, before each heading, or at two blank lines. */
export type Separator = (typeof separators)[number];

export type BatchInput = {
  title: string;
  text: string;
  /** The saved text that it comes from, if any. */
  saved?: { id: string; projectId: string | null };
  /** Its own kind and language, which override those of the batch. */
  known?: TextAttributes;
};

const maxTitleLength = 80;

/** Splits a pasted text; each part is titled with its heading or first words. */
export function splitText(pasted: string, separator: Separator): readonly BatchInput[] {
  return splitAt(pasted.replaceAll(/\r\n?/g, '\n'), separator)
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter((part) => part.trim() !== '')
    .map((text) => ({ title: titleOf(text), text }));
}

const separatorText: Record<Separator, string> = {
  none: '\n\n',
  rule: '\n\n---\n\n',
  heading: '\n\n',
  blank: '\n\n\n\n',
};

/** Joins texts so that `splitText` splits them the same way again. */
export function joinTexts(texts: readonly BatchInput[], separator: Separator): string {
  return texts.map(({ text }) => text).join(separatorText[separator]);
}

function splitAt(pasted: string, separator: Separator): readonly string[] {
  if (separator === 'rule')
    return pasted.split(/^[ \t]*(?:-{3,}|\*[ \t]*\*[ \t]*\*|={3,}|#)[ \t]*$/m);
  if (separator === 'heading') return pasted.split(/^(?=#{1,6}[ \t]+\S)/m);
  if (separator === 'blank') return pasted.split(/\n(?:[ \t]*\n){2,}/);

  return [pasted];
}

const quotationMarks =
  /["“”„‟「」『』]|[«‹][\u00a0\u202f]?|[\u00a0\u202f]?[»›]|(?<![\p{L}\p{N}])['‘‚]|(?<=[.,!?…—–-])['’]/gu;
const dialogueDash = /^\s*[—–-]\s*/u;

/** The heading of a text, or its first words without quotation marks. */
export function titleOf(text: string): string {
  const first =
    text
      .trim()
      .split('\n')[0]
      ?.replace(/^#{1,6}\s+/, '')
      .replaceAll(quotationMarks, '')
      .replace(dialogueDash, '')
      .trim()
      .replace(/\s*[,;:，；：、،؛]$/u, '') ?? '';
  if (first.length <= maxTitleLength) return first;
  const cut = first.slice(0, maxTitleLength);
  const space = cut.lastIndexOf(' ');

  return `${space > maxTitleLength / 2 ? cut.slice(0, space) : cut} …`;
}
