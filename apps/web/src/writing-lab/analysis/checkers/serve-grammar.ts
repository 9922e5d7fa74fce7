import type { SentenceDiagnostics } from '@longhand/analysis';
import type { GrammarChecker } from '@longhand/analysis/grammar/harper';
import { createTypingPause } from '../live/typing-pause.ts';
import type { GrammarRequest, GrammarWorkerOutput } from './checker-messages.ts';

type Dependencies = {
  openReader: (
    question: Pick<GrammarRequest, 'isBritish'>,
  ) => Promise<Pick<GrammarChecker, 'check'>>;
  /** Called after a failure: the next request opens the reader again. */
  close: () => void;
  post: (said: GrammarWorkerOutput) => void;
  now: () => number;
  /** Resolves after this many milliseconds, once queued messages have been handled. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Sentences are checked for this long before queued messages are handled. */
const maxSliceMs = 16;

/** Checks sentences in slices, the newest request first, and pauses while the user types. */
export function serveGrammar({ openReader, close, post, now, pause }: Dependencies) {
  const queue: string[] = [];
  let isBusy = false;
  let lastQuestion = 0;
  const typing = createTypingPause({ now, pause });

  const readSlice = async (reader: Pick<GrammarChecker, 'check'>) => {
    const began = now();
    const sentences: SentenceDiagnostics[] = [];
    do {
      const sentence = queue.shift();
      if (sentence === undefined) break;
      sentences.push({ sentence, diagnostics: await reader.check(sentence) });
    } while (now() - began < maxSliceMs);
    post({ kind: 'answers', sentences });
    await pause(0);
    await typing.waitForPause();
  };

  return {
    async check({
      sentences,
      isBritish,
      question,
    }: GrammarRequest & { question: number }): Promise<void> {
      queue.unshift(...sentences);
      lastQuestion = question;
      if (isBusy) return;
      isBusy = true;
      try {
        await typing.waitForPause();
        const reader = await openReader({ isBritish });
        while (queue.length > 0) await readSlice(reader);
      } catch {
        close();
        queue.length = 0;
        post({ kind: 'state', state: 'failed' });
      }
      isBusy = false;
      post({ kind: 'done', question: lastQuestion });
    },

    /** The user is typing. */
    notifyTyping: typing.notifyTyping,
  };
}
