import type { LanguageCode } from '@longhand/analysis';
import {
  checkWords,
  type DictionaryFile,
  dictionariesOf,
  loadHunspell,
  openDictionaries,
  type Speller,
} from '@longhand/analysis/proofreading';
import wasmAddress from 'hunspell-wasm/wasm/hunspell.wasm?url';
import type {
  CheckerSettings,
  SpellingWorkerInput,
  SpellingWorkerOutput,
} from './checker-messages.ts';
import { serveSpelling } from './serve-spelling.ts';

/** How many words of a text get distant suggestions; further words get only near ones. */
const distantSuggestionBudget = { left: 300 };

let opened: { key: string; speller: Promise<Speller | null> } | null = null;

const spellingServer = serveSpelling({
  openDictionary: async ({ language, setting }) => {
    const speller = await openSpeller(language, setting);

    return speller && ((word) => checkWords([word], language, speller, distantSuggestionBudget)[0]);
  },
  close() {
    opened = null;
  },
  post,
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.onmessage = ({ data }: MessageEvent<SpellingWorkerInput>) => {
  if (data.kind === 'typing') spellingServer.notifyTyping();
  else void spellingServer.check(data);
};

async function openSpeller(language: LanguageCode, { files, variety }: CheckerSettings) {
  const names = dictionariesOf(language, variety);
  const key = names.join();
  if (opened?.key === key) return opened.speller;
  (await opened?.speller)?.close();
  post({ kind: 'state', state: names.length > 0 ? 'loading' : 'absent', language });
  opened = {
    key,
    speller: openDictionaries(names, (file) => readDictionary(file, files), { engine: loadEngine }),
  };
  const speller = await opened.speller;
  if (speller) post({ kind: 'state', state: 'ready', language });

  return speller;
}

let engine: ReturnType<typeof loadHunspell> | null = null;

function loadEngine() {
  engine ??= fetchBytes(wasmAddress).then(loadHunspell);
  engine.catch(() => {
    engine = null;
  });

  return engine;
}

async function readDictionary(
  { file }: DictionaryFile,
  files: CheckerSettings['files'],
): Promise<string> {
  const url = files[file];
  if (url === undefined) throw new Error(`No address for ${file}`);

  return new TextDecoder().decode(await fetchBytes(url));
}

/** Fetches a file of our own, which the browser caches. The worker makes no other requests. */
async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);

  return new Uint8Array(await answer.arrayBuffer());
}

function post(message: SpellingWorkerOutput): void {
  self.postMessage(message);
}
