import type { Verdict } from '@longhand/analysis';
import { createTypingPause } from '../live/typing-pause.ts';
import type { SpellingRequest, SpellingWorkerOutput } from './checker-messages.ts';

type SpellingRequestWithId = SpellingRequest & { question: number };

type WordLookup = (word: string) => Verdict | undefined;

type Dependencies = {
  /** Null where the language has no dictionary. */
  openDictionary: (question: SpellingRequest) => Promise<WordLookup | null>;
  /** Called after a failure: the next request opens the dictionary again. */
  close: () => void;
  post: (said: SpellingWorkerOutput) => void;
  now: () => number;
  /** Resolves after this many milliseconds, once queued messages have been handled. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Words are looked up for this long before queued messages are handled. */
const maxSliceMs = 16;
/** A request this small comes from typing: it runs before a long text in progress. */
const smallRequestWords = 40;

/** Looks up words in slices, so that neither input nor a newly typed word waits for the rest of a long text. */
export function serveSpelling({ openDictionary, close, post, now, pause }: Dependencies) {
  let queue: SpellingRequest[] = [];
  let isBusy = false;
  let lastQuestion = 0;
  const typing = createTypingPause({ now, pause });

  const takeNext = () => {
    const small = queue.findIndex(({ words }) => words.length <= smallRequestWords);

    return queue.splice(Math.max(small, 0), 1)[0];
  };

  const answerSlice = async (question: SpellingRequest) => {
    const { language, words } = question;
    await typing.waitForPause();
    const lookUp = await openDictionary(question);
    if (!lookUp) return;
    const began = now();
    const verdicts: Verdict[] = [];
    let at = 0;
    for (; at < words.length && (at === 0 || now() - began < maxSliceMs); at++) {
      const verdict = lookUp(words[at] ?? '');
      if (verdict) verdicts.push(verdict);
    }
    post({ kind: 'answers', language, words: verdicts });
    if (at < words.length) queue.unshift({ ...question, words: words.slice(at) });
    await pause(0);
  };

  const processQueue = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let question = takeNext(); question; question = takeNext()) {
      try {
        await answerSlice(question);
      } catch {
        close();
        post({ kind: 'state', state: 'failed', language: question.language });
      }
    }
    isBusy = false;
    post({ kind: 'done', question: lastQuestion });
  };

  return {
    /** Drops queued requests for another language. */
    check({ question: number, ...question }: SpellingRequestWithId): Promise<void> {
      lastQuestion = number;
      queue = queue.filter(({ language }) => language === question.language);
      queue.push(question);

      return processQueue();
    },

    /** The user is typing. */
    notifyTyping: typing.notifyTyping,
  };
}
