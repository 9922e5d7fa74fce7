import { FileOpenError } from '@longhand/text-files/file-open-error';
import { openFile } from '@longhand/text-files/open-file';
import { unpackTexts } from '@longhand/text-files/unpack-texts';
import type { FromFileWorker, ToFileWorker } from './file-reader.ts';

/** Runs outside the page, so that a hostile file can crash only this worker. */
self.onmessage = async ({ data }: MessageEvent<ToFileWorker>) => {
  self.postMessage(await answerTo(data));
};

async function answerTo({ file, isArchive }: ToFileWorker): Promise<FromFileWorker> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isArchive) return { unpacked: unpackTexts(bytes) };

    return { opened: openFile({ name: file.name, bytes }) };
  } catch (failure) {
    return { refused: failure instanceof FileOpenError ? failure.code : 'broken' };
  }
}
