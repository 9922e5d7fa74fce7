import type { Span } from '../../findings.ts';
import { neededLanguage } from '../../languages/languages.ts';
import type { LanguageCode } from '../../options.ts';
import { scan } from '../../text/scan.ts';
import { endOf, entryOf, startOf, wordCount } from '../../text/words.ts';
import { Vocabulary } from '../../vocabulary.ts';

/** A line that is not blank, with its words in lower case and where they stand. */
export type Line = {
  span: Span;
  /** Number of its stanza; blank lines part them. */
  stanza: number;
  words: readonly { form: string; span: Span }[];
};

export function linesOf(text: string, language: LanguageCode): readonly Line[] {
  const vocabulary = new Vocabulary(neededLanguage(language));
  const lines: Line[] = [];
  let stanza = 0;
  let isBlankBefore = false;
  for (const { 0: line, index } of text.matchAll(
    /[^\n\r\u2028\u2029]*(?:\r\n|[\n\r\u2028\u2029]|$)/g,
  )) {
    const shown = line.trim();
    if (shown === '') {
      isBlankBefore = true;
      continue;
    }
    if (isBlankBefore && lines.length > 0) stanza++;
    isBlankBefore = false;
    const from = index + line.indexOf(shown);
    lines.push({
      span: { from, to: from + shown.length },
      stanza,
      words: wordsOf(shown, from, vocabulary),
    });
  }

  return lines;
}

function wordsOf(line: string, offset: number, vocabulary: Vocabulary): Line['words'] {
  const { words } = scan(line, vocabulary);

  return Array.from({ length: wordCount(words) }, (_, index) => ({
    form: vocabulary.forms[entryOf(words, index)] ?? '',
    span: { from: offset + startOf(words, index), to: offset + endOf(words, index) },
  }));
}
