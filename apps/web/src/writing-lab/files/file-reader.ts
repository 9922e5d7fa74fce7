import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import { bounds } from '@longhand/text-files/bounds';
import { FileRefusal, type FileRefusalCode } from '@longhand/text-files/file-refusal';
import type { OpenedFile } from '@longhand/text-files/opened-file';

export type ToFileWorker = { file: File };
export type FromFileWorker = { opened: OpenedFile } | { refused: FileRefusalCode };

/** A worker that reads one file after the other. */
export type FilePort = {
  send(message: ToFileWorker): void;
  /** Called with each answer; with null when the worker broke. */
  listen(listener: (answer: FromFileWorker | null) => void): void;
  stop(): void;
};

export type FileReading = {
  /** Rejects with a `FileRefusal`, or with the reason of the signal. */
  read(file: File, signal?: AbortSignal): Promise<OpenedFile>;
  stop(): void;
};

/** Far longer than any book takes; what takes longer was made to. */
export const patienceMs = 60_000;

/** Reads files one at a time in a worker that starts with the first and is ended when one takes too long. */
export function fileReading(start: () => FilePort): FileReading {
  let port: FilePort | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const stop = () => {
    port?.stop();
    port = undefined;
  };

  const ask = (file: File, signal?: AbortSignal) =>
    new Promise<FromFileWorker>((resolve, reject) => {
      signal?.throwIfAborted();
      port ??= start();
      const end = (act: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        act();
      };
      const giveUp = (why: unknown) => {
        stop();
        end(() => reject(why));
      };
      const abort = () => giveUp(signal?.reason);
      const timer = setTimeout(() => giveUp(new FileRefusal('unsafe')), patienceMs);
      signal?.addEventListener('abort', abort);
      port.listen((answer) => {
        if (answer === null) giveUp(new FileRefusal('broken'));
        else end(() => resolve(answer));
      });
      port.send({ file });
    });

  return {
    stop,

    async read(file, signal) {
      if (file.size > bounds.packed) throw new FileRefusal('too_large');
      const asked = turn.then(() => ask(file, signal));
      turn = asked.catch(() => undefined);
      const answer = await asked;
      if ('refused' in answer) throw new FileRefusal(answer.refused);
      const { opened } = answer;
      if (isTextTooLong(opened.text)) throw new FileRefusal('too_large');

      return { ...opened, title: asLine(opened.title) };
    },
  };
}

/** A title as it can be saved. */
function asLine(title: string): string {
  return title
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.titleMax)
    .toWellFormed();
}
