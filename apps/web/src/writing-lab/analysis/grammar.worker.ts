import { type GrammarReader, harperAddress, openHarper } from '@longhand/analysis/grammar/harper';
import type { FromGrammar, ToGrammar } from './checkers.ts';
import { serveGrammar } from './serve-grammar.ts';

let opened: { isBritish: boolean; reader: Promise<GrammarReader> } | null = null;

const desk = serveGrammar({
  openFor: ({ isBritish }) => readerFor(isBritish),
  close() {
    opened = null;
  },
  say,
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.onmessage = ({ data }: MessageEvent<ToGrammar>) => {
  if (data.kind === 'typing') desk.giveWay();
  else void desk.ask(data);
};

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
