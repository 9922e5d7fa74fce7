/** A text as it goes into a file. */
export type TextDocument = {
  title: string;
  text: string;
  /** A BCP 47 tag; `und` where it is not known. */
  language: string;
  /** Whether the lines of a stanza stay together: poetry, lyrics, scripts. */
  isVerse: boolean;
};

/** What stands for itself in XML and HTML. */
export function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

export function isRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(language);
}
