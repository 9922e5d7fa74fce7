import { type GrammarReader, harperAddress, openHarper } from '@longhand/analysis/grammar/harper';
import type { FromGrammar, ToGrammar } from './checkers.ts';

/** Sentences read between two looks at what else is waiting. */
const portion = 8;

let opened: { isBritish: boolean; reader: Promise<GrammarReader> } | null = null;
/** The newest first: what is being written matters more than what was opened. */
const waiting: string[] = [];
let isReading = false;

self.onmessage = ({ data: { sentences, isBritish } }: MessageEvent<ToGrammar>) => {
  waiting.unshift(...sentences);
  if (!isReading) void readAll(isBritish);
};

async function readAll(isBritish: boolean): Promise<void> {
  isReading = true;
  try {
    const reader = await readerFor(isBritish);
    while (waiting.length > 0) {
      const sentences = [];
      for (const sentence of waiting.splice(0, portion)) {
        sentences.push({ sentence, remarks: await reader.read(sentence) });
      }
      say({ kind: 'answers', sentences });
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  } catch {
    opened = null;
    waiting.length = 0;
    say({ kind: 'state', state: 'failed' });
  }
  isReading = false;
}

async function readerFor(isBritish: boolean): Promise<GrammarReader> {
  if (opened?.isBritish === isBritish) return opened.reader;
  await (await opened?.reader)?.close();
  say({ kind: 'state', state: 'loading' });
  opened = { isBritish, reader: fetched(harperAddress).then(() => openHarper({ isBritish })) };
  const reader = await opened.reader;
  say({ kind: 'state', state: 'ready' });

  return reader;
}

/** Harper fetches its file itself and tells nobody when that fails: so it is here, kept by the browser, before Harper asks. */
async function fetched(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}

function say(message: FromGrammar): void {
  self.postMessage(message);
}
