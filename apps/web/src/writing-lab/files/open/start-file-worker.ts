import {
  createTextFileReader,
  type FilePort,
  type FromFileWorker,
  type TextFileReader,
} from './file-reader.ts';

/** The file reader of this page; its worker code is loaded with the first file. */
export const textFileReader: TextFileReader = createTextFileReader(startFileWorker);

function startFileWorker(): FilePort {
  const worker = new Worker(new URL('./open-file.worker.ts', import.meta.url), { type: 'module' });

  return {
    send: (message) => worker.postMessage(message),
    listen(listener) {
      worker.onmessage = ({ data }: MessageEvent<FromFileWorker>) => listener(data);
      worker.onerror = () => listener(null);
    },
    stop: () => worker.terminate(),
  };
}
