import type { Analysis } from '@longhand/analysis';

export type Question = { text: string };
export type Answer = { text: string; analysis: Analysis; milliseconds: number };

/** Asks the worker one thing at a time, in order; it is started with the first question. */
export function ask(question: Question): Promise<Answer> {
  const answer = last.catch(() => undefined).then(() => exchange(question));
  last = answer;

  return answer;
}

let last: Promise<unknown> = Promise.resolve();
let worker: Worker | undefined;

function exchange(question: Question): Promise<Answer> {
  worker ??= new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;

  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    asked.onerror = (event) => {
      asked.terminate();
      worker = undefined;
      reject(new Error(event.message));
    };
    asked.postMessage(question);
  });
}
