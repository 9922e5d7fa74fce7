import { emphasisOf } from './emphasis.ts';
import type { SentimentLexicon } from './lexicon.ts';
import { type Sentiment, scoreOf, tallyOf, weighedAroundBut } from './score.ts';
import { sentimentOf, valencesOf } from './sentiment.ts';
import { isInCapitals, sentimentTokens, type WordsInPlace } from './tokens.ts';

/** Words before and behind that bear on the valence of a word. */
const context = 3;
/** UTF-16 units that are read at once. */
const atOnce = 50_000;

/**
 * As `sentimentOf` of all the stretches in a row, of which it holds few words at a time: those of a novel would take
 * hundreds of megabytes. Words must not run over from one stretch into the next.
 */
export function sentimentOfStretches(
  stretches: readonly string[],
  lexicon: SentimentLexicon,
): Sentiment {
  const valences: number[] = [];
  const marks = { exclamations: 0, questions: 0 };
  let capitals = 0;
  let before: Words = none;
  let held: Words = none;
  const settle = (ahead: Words) => {
    const tokens = { ...joined([before, held, ahead]), hasCapitals: true };
    const from = before.words.length;
    for (const valence of valencesOf(tokens, lexicon).slice(from, from + held.words.length))
      valences.push(valence);
    before = ended(joined([before, held]));
  };
  let but = -1;
  let count = 0;
  for (const text of grouped(stretches)) {
    const tokens = sentimentTokens(text, lexicon);
    settle(started(tokens));
    held = tokens;
    if (but < 0 && tokens.lower.includes('but')) but = count + tokens.lower.indexOf('but');
    count += tokens.words.length;
    capitals += tokens.words.filter(isInCapitals).length;
    marks.exclamations += tokens.exclamations;
    marks.questions += tokens.questions;
  }
  settle(none);
  // Capitals stand out among other words only.
  if (capitals === count) return sentimentOf(stretches.join(''), lexicon);

  return scoreOf(tallyOf(weighedAroundBut(but, valences)), emphasisOf(marks));
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

/** Stretches in groups of about as much as is read at once. */
function* grouped(stretches: readonly string[]): Generator<string> {
  let group: string[] = [];
  let length = 0;
  for (const stretch of stretches) {
    group.push(stretch);
    length += stretch.length;
    if (length < atOnce) continue;
    yield group.join('');
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group.join('');
}
