import type { Analysis } from '@longhand/analysis';

export type AnalysisRequest = { text: string };
export type AnalysisResponse = { text: string; analysis: Analysis; milliseconds: number };

/** Analyzes texts in a worker, one at a time and in order. The first request starts the worker. */
export function analyzeInWorker(question: AnalysisRequest): Promise<AnalysisResponse> {
  const response = lastRequest.catch(() => undefined).then(() => sendToWorker(question));
  lastRequest = response;

  return response;
}

let lastRequest: Promise<unknown> = Promise.resolve();
let worker: Worker | undefined;

function sendToWorker(question: AnalysisRequest): Promise<AnalysisResponse> {
  worker ??= new Worker(new URL('./live-analysis.worker.ts', import.meta.url), { type: 'module' });
  const currentWorker = worker;

  return new Promise((resolve, reject) => {
    currentWorker.onmessage = ({ data }: MessageEvent<AnalysisResponse>) => resolve(data);
    currentWorker.onerror = (event) => {
      currentWorker.terminate();
      worker = undefined;
      reject(new Error(event.message));
    };
    currentWorker.postMessage(question);
  });
}
