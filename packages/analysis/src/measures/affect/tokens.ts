import type { Paragraph } from '../../paragraph.ts';
import type { SentenceSpan } from '../../text/sentences.ts';
import { adjacentFlag, endOf, entryOf, flagsOf, startOf, wordCount } from '../../text/words.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { AffectLexicon, Term } from './lexicon.ts';

/** A word, or a phrase of the lexicon; the range of its words in the paragraph. */
export type AffectToken = {
  first: number;
  end: number;
  term: Term | null;
  /** Whether only spaces separate it from the previous token. */
  isClose: boolean;
};

const longestPhrase = 5;

/** The tokens of a sentence; a phrase of the lexicon is one token. Names have no term. */
export function tokensOf(
  { text, words, vocabulary }: Paragraph,
  { first, end }: SentenceSpan,
  lexicon: AffectLexicon,
): readonly AffectToken[] {
  const known = wordsOf(vocabulary, lexicon);
  const at = (index: number) => known[entryOf(words, index)] ?? nothing;
  const isNameAt = (index: number) => {
    const first = text.charAt(startOf(words, index));
    if (first !== first.toUpperCase()) return false;

    return vocabulary.isName(vocabulary.stemOf[entryOf(words, index)] ?? 0);
  };
  const isCloseAt = (index: number) =>
    index > first &&
    ((flagsOf(words, index) & adjacentFlag) !== 0 ||
      startOf(words, index) === endOf(words, index - 1));
  const phraseAt = (index: number): { end: number; term: Term } | null => {
    let last = index + 1;
    let keys = at(index).key;
    let found: { end: number; term: Term } | null = null;
    while (last < Math.min(end, index + longestPhrase) && isCloseAt(last)) {
      keys += lexicon.joint + at(last).key;
      last++;
      const term = lexicon.phraseOf(keys);
      if (term) found = { end: last, term };
    }

    return found;
  };

  const tokens: AffectToken[] = [];
  for (let index = first; index < end; ) {
    const { opens, term } = at(index);
    const phrase = opens ? phraseAt(index) : null;
    const isClose = isCloseAt(index);
    const own = term && saysFeeling(term) && isNameAt(index) ? null : term;
    tokens.push({ first: index, end: index + 1, term: own, isClose, ...phrase });
    index = phrase?.end ?? index + 1;
  }

  return tokens;
}

function saysFeeling({ valence, emotions }: Term): boolean {
  return valence !== 0 || emotions !== 0;
}

/** Stems of the emotion words of a paragraph, including those that are names. */
export function emotionStems(
  { words, vocabulary }: Paragraph,
  lexicon: AffectLexicon,
): readonly number[] {
  const known = wordsOf(vocabulary, lexicon);
  const stems = new Set<number>();
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    const term = known[entry]?.term;
    if (term && saysFeeling(term)) stems.add(vocabulary.stemOf[entry] ?? 0);
  }

  return [...stems];
}

type Word = { key: string; term: Term | null; opens: boolean };

const nothing: Word = { key: '', term: null, opens: false };
const looked = new WeakMap<Vocabulary, Word[]>();

/** Cache by vocabulary entry. A vocabulary has one language and only grows, so cached lookups remain valid. */
function wordsOf(vocabulary: Vocabulary, lexicon: AffectLexicon): readonly Word[] {
  const words = looked.get(vocabulary) ?? [];
  looked.set(vocabulary, words);
  for (let entry = words.length; entry < vocabulary.forms.length; entry++) {
    const key = lexicon.keyOf(vocabulary.forms[entry] ?? '');
    words.push({ key, term: lexicon.termOf(key), opens: lexicon.opensPhrase(key) });
  }

  return words;
}
