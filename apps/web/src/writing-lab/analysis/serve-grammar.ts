import type { SentenceRead } from '@longhand/analysis';
import type { GrammarReader } from '@longhand/analysis/grammar/harper';
import type { FromGrammar, GrammarQuestion } from './checkers.ts';
import { typingPause } from './typing-pause.ts';

type Parts = {
  openFor: (question: Pick<GrammarQuestion, 'isBritish'>) => Promise<Pick<GrammarReader, 'read'>>;
  /** After a failure: the reader is opened again for the next question. */
  close: () => void;
  say: (said: FromGrammar) => void;
  now: () => number;
  /** Resolves after this many milliseconds, when messages that came meanwhile have been handled. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Sentences are read for this long, then new messages are handled. */
const sliceMs = 16;

/** Reads sentences in slices, the newest question first, and rests while somebody types. */
export function serveGrammar({ openFor, close, say, now, pause }: Parts) {
  const waiting: string[] = [];
  let isBusy = false;
  let lastQuestion = 0;
  const typing = typingPause({ now, pause });

  const readSlice = async (reader: Pick<GrammarReader, 'read'>) => {
    const began = now();
    const sentences: SentenceRead[] = [];
    do {
      const sentence = waiting.shift();
      if (sentence === undefined) break;
      sentences.push({ sentence, remarks: await reader.read(sentence) });
    } while (now() - began < sliceMs);
    say({ kind: 'answers', sentences });
    await pause(0);
    await typing.rest();
  };

  return {
    async ask({
      sentences,
      isBritish,
      question,
    }: GrammarQuestion & { question: number }): Promise<void> {
      waiting.unshift(...sentences);
      lastQuestion = question;
      if (isBusy) return;
      isBusy = true;
      try {
        await typing.rest();
        const reader = await openFor({ isBritish });
        while (waiting.length > 0) await readSlice(reader);
      } catch {
        close();
        waiting.length = 0;
        say({ kind: 'state', state: 'failed' });
      }
      isBusy = false;
      say({ kind: 'done', question: lastQuestion });
    },

    /** Somebody is typing. */
    giveWay: typing.typed,
  };
}
