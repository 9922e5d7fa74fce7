import { requireLanguage } from '../../languages/languages.ts';
import type { LanguageCode } from '../../options.ts';
import { tokenizeParagraph } from '../../text/tokenizer.ts';
import { endOf, entryOf, startOf, wordCount } from '../../text/words.ts';
import { Vocabulary } from '../../vocabulary.ts';
import { chineseVerses } from './chinese/lines.ts';
import { labelIn } from './labels.ts';
import type { Line, RawLine } from './line.ts';

/** The verses of a text: lines that are neither blank nor the label of a section; in Chinese, see `chineseVerses`. */
export function linesOf(text: string, language: LanguageCode): readonly Line[] {
  const vocabulary = new Vocabulary(requireLanguage(language));
  const written = writtenLines(text);
  const verses = language === 'zh' ? chineseVerses(written) : written;

  return verses.map(({ from, text: shown, stanza, section }) => ({
    span: { from, to: from + shown.length },
    stanza,
    section,
    words: wordsOf(shown, from, vocabulary),
  }));
}

function writtenLines(text: string): readonly RawLine[] {
  const lines: RawLine[] = [];
  let stanza = 0;
  let section: string | null = null;
  let isParted = false;
  for (const { 0: line, index } of text.matchAll(
    /[^\n\r\u2028\u2029]*(?:\r\n|[\n\r\u2028\u2029]|$)/g,
  )) {
    const shown = line.trim();
    const label = labelIn(shown);
    if (shown === '' || label !== null) {
      isParted = true;
      section = label ?? section;
      continue;
    }
    if (isParted && lines.length > 0) stanza++;
    isParted = false;
    lines.push({ from: index + line.indexOf(shown), text: shown, stanza, section });
    section = null;
  }

  return lines;
}

function wordsOf(line: string, offset: number, vocabulary: Vocabulary): Line['words'] {
  const { words } = tokenizeParagraph(line, vocabulary);

  return Array.from({ length: wordCount(words) }, (_, index) => ({
    form: vocabulary.forms[entryOf(words, index)] ?? '',
    span: { from: offset + startOf(words, index), to: offset + endOf(words, index) },
  }));
}
