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

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Whether a paragraph runs from right to left: by its first letter (as in the Unicode Bidirectional Algorithm, P2), where it has
 * none as its text does.
 *
 * @example paragraphIsRightToLeft('«نعم»', 'en') // true
 */
export function paragraphIsRightToLeft(words: string, language: string): boolean {
  const first = /\p{L}/u.exec(words)?.[0];

  return first === undefined ? isRightToLeft(language) : rightToLeft.test(first);
}
