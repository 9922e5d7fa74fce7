import { titleAbbreviation, trailingAbbreviation } from '../../languages/word-classes.ts';
import type { DocumentKind } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, hasClass, isAdjacent, isCapitalAt, wordAt } from '../word-access.ts';

/** Reports missing capitals: words that are always capitalized, the pronoun I, and the first word of a sentence. */
export const missingCapitals: ParagraphRule = {
  rules: ['capital'],

  find(paragraph, { language: { code }, kind, acceptedWords }) {
    const matches: Match[] = [];
    if (code !== 'en') return matches;
    const checksSentenceStarts = kind !== 'poetry' && kind !== 'lyrics';
    const isFactual = factualKinds.has(kind);
    const count = wordCount(paragraph.words);
    for (let index = 0; index < count; index++) {
      if (isCapitalAt(paragraph, index)) continue;
      const form = formAt(paragraph, index);
      const isName =
        alwaysCapitalized.has(form) || ambiguousMonths.has(form)
          ? isUncapitalizedName(paragraph, index, form)
          : form === 'i' && isPronoun(paragraph, index);
      const isSentenceOpening =
        !isName &&
        checksSentenceStarts &&
        (index === 0
          ? isFactual && startsParagraph(paragraph)
          : !isAdjacent(paragraph, index) &&
            startsSentence(paragraph, index, isFactual ? factualSentenceEnd : sentenceEnd));
      if ((!isName && !isSentenceOpening) || acceptedWords.has(form)) continue;
      const word = wordAt(paragraph, index);
      const other = word.charAt(0).toUpperCase() + word.slice(1);
      matches.push({
        rule: 'capital',
        first: index,
        end: index + 1,
        reason: { code: isName ? 'name-capital' : 'opening-capital', values: { word, other } },
        suggestions: [other],
      });
    }

    return matches;
  },
};

/** Whether a listed name is used as a name here and not as a common word. */
function isUncapitalizedName(paragraph: SegmentedParagraph, index: number, form: string): boolean {
  if (!/^[a-z]+$/.test(wordAt(paragraph, index))) return false;
  if (ambiguousMonths.has(form)) {
    const isMonth = /^(?:in|since|until|till|last|next)$/.test(formAt(paragraph, index - 1));
    const after = isAdjacent(paragraph, index + 1) ? formAt(paragraph, index + 1) : '';

    return isMonth && /^(?:|of|and|when|he|she|it|they|we|i|the|\d+)$/.test(after);
  }

  return !/[-@/.#]/.test(paragraph.text.charAt(startOf(paragraph.words, index) - 1));
}

/** Excludes the i of a list or a formula. */
function isPronoun(paragraph: SegmentedParagraph, index: number): boolean {
  const { text, words } = paragraph;
  const following = text.charAt(endOf(words, index));
  const before = text.charAt(startOf(words, index) - 1);
  if (/[.)\]=/:}-]/.test(following) || /[(=/[{.'’-]/.test(before)) return false;

  return isAdjacent(paragraph, index + 1) && !/['’]/.test(following);
}

/** Document kinds in which a question or exclamation ends its sentence and no paragraph continues the previous one. */
const factualKinds: ReadonlySet<DocumentKind> = new Set(['essay', 'academic', 'business', 'blog']);

/** The first word of a paragraph that is a sentence of at least three words and not a continuation (where x is …). */
function startsParagraph({ text, words, sentences: [first] }: SegmentedParagraph): boolean {
  const isSentence = first && first.end - first.first >= 3;
  if (!isSentence || text.slice(0, startOf(words, 0)).trim() !== '') return false;
  if (!/^[.!?]/.test(text.slice(endOf(words, first.end - 1)))) return false;
  const word = text.slice(startOf(words, 0), endOf(words, 0));

  return (
    /^(?:a|[a-z]{2,})$/.test(word) &&
    !continuationWords.has(word) &&
    /^ /.test(text.slice(word.length))
  );
}

const continuationWords = new Set([
  'where',
  'which',
  'and',
  'or',
  'but',
  'with',
  'whereas',
  'ie',
  'eg',
  'pp',
]);

const sentenceEnd = /^\.\s+$/;
const factualSentenceEnd = /^[.!?]\s+$/;

/** After sentence-final punctuation (a full stop must not belong to an abbreviation) and white space. */
function startsSentence(paragraph: SegmentedParagraph, index: number, end: RegExp): boolean {
  const { text, words } = paragraph;
  const gap = text.slice(endOf(words, index - 1), startOf(words, index));
  if (!end.test(gap)) return false;
  const before = wordAt(paragraph, index - 1);
  if (
    !/^(?!(?:cent|pub|no|st|vs|pp|op|ed|al|jr|sr|ch|cf|eg|ie|am|pm)$)[a-z]{2,}$/.test(before) ||
    hasClass(paragraph, index - 1, titleAbbreviation | trailingAbbreviation)
  )
    return false;

  return /^[a-z]/.test(wordAt(paragraph, index)) && entryOf(words, index) !== 0;
}

const ambiguousMonths = new Set(['march', 'may', 'august']);

const alwaysCapitalized = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february april june july september october november december
  english french german italian spanish russian american british european irish scottish welsh chinese japanese african
  australian canadian mexican portuguese dutch greek swedish norwegian danish korean indian american
  england france germany italy spain russia america europe britain ireland scotland wales japan africa asia australia canada mexico
  portugal greece sweden norway denmark korea brazil egypt israel london paris berlin rome madrid moscow chicago boston dublin
  amsterdam vienna venice tokyo christmas christian christians jewish muslim i'm i've i'll i'd`.split(
    /\s+/,
  ),
);
