/** A text to export. */
export type TextDocument = {
  title: string;
  text: string;
  /** A BCP 47 tag; `und` if unknown. */
  language: string;
  /** Whether lines are grouped into stanzas: poetry, lyrics, scripts. */
  isVerse: boolean;
};

/** Escapes text for XML and HTML. */
export function escapeXml(text: string): string {
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

const rightToLeftScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Whether a paragraph is right to left: by its first letter (as in the Unicode Bidirectional Algorithm, P2), without letters by the
 * language of the text.
 *
 * @example paragraphIsRightToLeft('«نعم»', 'en') // true
 */
export function paragraphIsRightToLeft(words: string, language: string): boolean {
  const first = /\p{L}/u.exec(words)?.[0];

  return first === undefined ? isRightToLeft(language) : rightToLeftScripts.test(first);
}
