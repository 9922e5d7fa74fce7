import type { LanguageCode } from '@longhand/analysis';
import {
  checkWords,
  type DictionaryFile,
  dictionariesOf,
  hunspellEngine,
  openDictionaries,
  type Speller,
} from '@longhand/analysis/proofreading';
import wasmAddress from 'hunspell-wasm/wasm/hunspell.wasm?url';
import type { CheckerSetting, FromSpelling, ToSpelling } from './checkers.ts';
import { serveSpelling } from './serve-spelling.ts';

/** So many words of a text are searched for from afar; beyond, what lies near is all that is offered. */
const farSearches = { left: 300 };

let opened: { key: string; speller: Promise<Speller | null> } | null = null;

const desk = serveSpelling({
  openFor: async ({ language, setting }) => {
    const speller = await spellerFor(language, setting);

    return speller && ((word) => checkWords([word], language, speller, farSearches)[0]);
  },
  close() {
    opened = null;
  },
  say,
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.onmessage = ({ data }: MessageEvent<ToSpelling>) => {
  if (data.kind === 'typing') desk.giveWay();
  else void desk.ask(data);
};

async function spellerFor(language: LanguageCode, { files, variety }: CheckerSetting) {
  const names = dictionariesOf(language, variety);
  const key = names.join();
  if (opened?.key === key) return opened.speller;
  (await opened?.speller)?.close();
  say({ kind: 'state', state: names.length > 0 ? 'loading' : 'absent', language });
  opened = {
    key,
    speller: openDictionaries(names, (file) => read(file, files), { engine: engineFor }),
  };
  const speller = await opened.speller;
  if (speller) say({ kind: 'state', state: 'ready', language });

  return speller;
}

let engine: ReturnType<typeof hunspellEngine> | null = null;

function engineFor() {
  engine ??= bytesOf(wasmAddress).then(hunspellEngine);
  engine.catch(() => {
    engine = null;
  });

  return engine;
}

async function read({ file }: DictionaryFile, files: CheckerSetting['files']): Promise<string> {
  const url = files[file];
  if (url === undefined) throw new Error(`No address for ${file}`);

  return new TextDecoder().decode(await bytesOf(url));
}

/** A file of our own, kept by the browser once it was fetched: the one thing that this worker asks of anybody. */
async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);

  return new Uint8Array(await answer.arrayBuffer());
}

function say(message: FromSpelling): void {
  self.postMessage(message);
}
