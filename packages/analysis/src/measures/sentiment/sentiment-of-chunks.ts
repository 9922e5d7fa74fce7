import { emphasisOf } from './emphasis.ts';
import type { SentimentLexicon } from './lexicon.ts';
import { applyContrast, type Sentiment, scoreOf, tallyOf } from './score.ts';
import { sentimentOf, valencesOf } from './sentiment.ts';
import { isInCapitals, sentimentTokens, type WordsInPlace } from './tokens.ts';

/** Words before and after a word that affect its valence. */
const context = 3;
/** UTF-16 units per chunk. */
const atOnce = 50_000;

/**
 * The sentiment of consecutive chunks of a text. Equal to `sentimentOf` of the whole text, but holds few words at a
 * time; all words of a novel would take hundreds of megabytes. No word may continue in the next chunk.
 */
export function sentimentOfChunks(chunks: readonly string[], lexicon: SentimentLexicon): Sentiment {
  const valences: number[] = [];
  const marks = { exclamations: 0, questions: 0 };
  let capitals = 0;
  let before: Words = none;
  let held: Words = none;
  const scoreHeldWords = (ahead: Words) => {
    const tokens = { ...joined([before, held, ahead]), hasCapitals: true };
    const from = before.words.length;
    for (const valence of valencesOf(tokens, lexicon).slice(from, from + held.words.length))
      valences.push(valence);
    before = ended(joined([before, held]));
  };
  let but = -1;
  let count = 0;
  for (const text of grouped(chunks)) {
    const tokens = sentimentTokens(text, lexicon);
    scoreHeldWords(started(tokens));
    held = tokens;
    if (but < 0 && tokens.lower.includes('but')) but = count + tokens.lower.indexOf('but');
    count += tokens.words.length;
    capitals += tokens.words.filter(isInCapitals).length;
    marks.exclamations += tokens.exclamations;
    marks.questions += tokens.questions;
  }
  scoreHeldWords(none);
  // Capitals count as emphasis only among lowercase words.
  if (capitals === count) return sentimentOf(chunks.join(''), lexicon);

  return scoreOf(tallyOf(applyContrast(but, valences)), emphasisOf(marks));
}

type Words = Pick<WordsInPlace, 'words' | 'lower'>;

const none: Words = { words: [], lower: [] };

function joined(parts: readonly Words[]): Words {
  return {
    words: parts.flatMap(({ words }) => words),
    lower: parts.flatMap(({ lower }) => lower),
  };
}

function started({ words, lower }: Words): Words {
  return { words: words.slice(0, context), lower: lower.slice(0, context) };
}

function ended({ words, lower }: Words): Words {
  return { words: words.slice(-context), lower: lower.slice(-context) };
}

/** Joins chunks into texts of about the size that is processed at once. */
function* grouped(chunks: readonly string[]): Generator<string> {
  let group: string[] = [];
  let length = 0;
  for (const chunk of chunks) {
    group.push(chunk);
    length += chunk.length;
    if (length < atOnce) continue;
    yield group.join('');
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group.join('');
}
