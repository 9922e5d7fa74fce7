import { type GrammarChecker, harperWasmUrl, openHarper } from '@longhand/analysis/grammar/harper';
import type { GrammarWorkerInput, GrammarWorkerOutput } from './checker-messages.ts';
import { serveGrammar } from './serve-grammar.ts';

let opened: { isBritish: boolean; reader: Promise<GrammarChecker> } | null = null;

const grammarServer = serveGrammar({
  openReader: ({ isBritish }) => openReader(isBritish),
  close() {
    opened = null;
  },
  post,
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.onmessage = ({ data }: MessageEvent<GrammarWorkerInput>) => {
  if (data.kind === 'typing') grammarServer.notifyTyping();
  else void grammarServer.check(data);
};

async function openReader(isBritish: boolean): Promise<GrammarChecker> {
  if (opened?.isBritish === isBritish) return opened.reader;
  await (await opened?.reader)?.close();
  post({ kind: 'state', state: 'loading' });
  opened = { isBritish, reader: prefetch(harperWasmUrl).then(() => openHarper({ isBritish })) };
  const reader = await opened.reader;
  post({ kind: 'state', state: 'ready' });

  return reader;
}

/** Harper fetches its file itself and does not report a failure, so the file is fetched into the browser cache first. */
async function prefetch(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}

function post(message: GrammarWorkerOutput): void {
  self.postMessage(message);
}
