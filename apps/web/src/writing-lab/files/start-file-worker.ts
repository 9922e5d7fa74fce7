import {
  type FilePort,
  type FileReading,
  type FromFileWorker,
  fileReading,
} from './file-reader.ts';

/** Opens the files of this page; the code that reads them comes with the first. */
export const files: FileReading = fileReading(startFileWorker);

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
