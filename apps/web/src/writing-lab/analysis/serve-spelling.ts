import type { Verdict } from '@longhand/analysis';
import type { FromSpelling, SpellingQuestion } from './checkers.ts';
import { typingPause } from './typing-pause.ts';

type NumberedQuestion = SpellingQuestion & { question: number };

/** Looks one word up. */
type Look = (word: string) => Verdict | undefined;

type Parts = {
  /** Null where a language has no dictionary. */
  openFor: (question: SpellingQuestion) => Promise<Look | null>;
  /** After a failure: what is open is opened anew the next time. */
  close: () => void;
  say: (said: FromSpelling) => void;
  now: () => number;
  /** Resolves after so many milliseconds; messages that came meanwhile have been heard. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Words are looked up for so long, then whoever else has come is heard. */
const sliceMs = 16;
/** A question of so few words comes from the hand: it goes before a book that is being read through. */
const fewWords = 40;

/** Answers questions about words in slices, so that neither a key nor the word just typed waits for the rest of a book. */
export function serveSpelling({ openFor, close, say, now, pause }: Parts) {
  let waiting: SpellingQuestion[] = [];
  let isBusy = false;
  let lastQuestion = 0;
  const typing = typingPause({ now, pause });

  const next = () => {
    const small = waiting.findIndex(({ words }) => words.length <= fewWords);

    return waiting.splice(Math.max(small, 0), 1)[0];
  };

  const answerSlice = async (question: SpellingQuestion) => {
    const { language, words } = question;
    await typing.rest();
    const look = await openFor(question);
    if (!look) return;
    const began = now();
    const told: Verdict[] = [];
    let at = 0;
    for (; at < words.length && (at === 0 || now() - began < sliceMs); at++) {
      const verdict = look(words[at] ?? '');
      if (verdict) told.push(verdict);
    }
    say({ kind: 'answers', language, words: told });
    if (at < words.length) waiting.unshift({ ...question, words: words.slice(at) });
    await pause(0);
  };

  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let question = next(); question; question = next()) {
      try {
        await answerSlice(question);
      } catch {
        close();
        say({ kind: 'state', state: 'failed', language: question.language });
      }
    }
    isBusy = false;
    say({ kind: 'done', question: lastQuestion });
  };

  return {
    /** What was asked for the words of another language is asked no more. */
    ask({ question: number, ...question }: NumberedQuestion): Promise<void> {
      lastQuestion = number;
      waiting = waiting.filter(({ language }) => language === question.language);
      waiting.push(question);

      return work();
    },

    /** Somebody is typing. */
    giveWay: typing.typed,
  };
}
