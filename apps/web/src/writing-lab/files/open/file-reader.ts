import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import { FileOpenError, type FileOpenErrorCode } from '@longhand/text-files/file-open-error';
import type { OpenedFile } from '@longhand/text-files/opened-file';
import { sizeLimits } from '@longhand/text-files/size-limits';
import type { UnpackedProject, unpackTexts } from '@longhand/text-files/unpack-texts';

/** An archive is unpacked, any other file is read as a text. */
export type ToFileWorker = { file: File; isArchive: boolean };
export type FromFileWorker =
  | { opened: OpenedFile }
  | { unpacked: ReturnType<typeof unpackTexts> }
  | { refused: FileOpenErrorCode };

/** A worker that reads one file at a time. */
export type FilePort = {
  send(message: ToFileWorker): void;
  /** Called with each answer; with null when the worker crashed. */
  listen(listener: (answer: FromFileWorker | null) => void): void;
  stop(): void;
};

/** A chapter or document of a project, with its text in Markdown. */
export type ProjectFile = Omit<UnpackedProject['texts'][number], 'name' | 'bytes'> & { file: File };

export type ProjectFiles = Omit<UnpackedProject, 'texts'> & { texts: ProjectFile[] };

/** Content of a .zip, named by path: texts, texts that could not be unpacked, manifests, and Scrivener projects. */
type UnpackedFiles = {
  texts: File[];
  refused: readonly { name: string; code: FileOpenErrorCode }[];
  lists: File[];
  projects: ProjectFiles[];
};

export type TextFileReader = {
  /** Rejects with a `FileRefusal`, or with the reason of the signal. */
  read(file: File, signal?: AbortSignal): Promise<OpenedFile>;
  unpack(file: File, signal?: AbortSignal): Promise<UnpackedFiles>;
  stop(): void;
};

/** Far longer than any book takes; a file that exceeds it is hostile. */
export const readTimeoutMs = 60_000;

/** Reads files one at a time in a worker. The worker starts with the first file and is terminated when one takes too long. */
export function createTextFileReader(start: () => FilePort): TextFileReader {
  let port: FilePort | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const stop = () => {
    port?.stop();
    port = undefined;
  };

  const request = ({ file, isArchive }: ToFileWorker, signal?: AbortSignal) =>
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
      const timer = setTimeout(() => giveUp(new FileOpenError('unsafe')), readTimeoutMs);
      signal?.addEventListener('abort', abort);
      port.listen((answer) => {
        if (answer === null) giveUp(new FileOpenError('broken'));
        else end(() => resolve(answer));
      });
      port.send({ file, isArchive });
    });

  const enqueue = async (message: ToFileWorker, signal?: AbortSignal) => {
    if (message.file.size > sizeLimits.packed) throw new FileOpenError('too_large');
    const pending = queue.then(() => request(message, signal));
    queue = pending.catch(() => undefined);
    const answer = await pending;
    if ('refused' in answer) throw new FileOpenError(answer.refused);

    return answer;
  };

  return {
    stop,

    async unpack(file, signal) {
      const answer = await enqueue({ file, isArchive: true }, signal);
      if (!('unpacked' in answer)) throw new FileOpenError('broken');

      const { texts, refused, lists, projects } = answer.unpacked;
      const filesOf = ({ texts: parts, ...project }: UnpackedProject): ProjectFiles => ({
        ...project,
        texts: parts.map(({ name, bytes, ...part }) => ({
          ...part,
          title: cleanTitle(part.title),
          file: new File([bytes], name, { lastModified: file.lastModified }),
        })),
      });

      return {
        texts: texts.map(toFile),
        refused,
        lists: lists.map(toFile),
        projects: projects.map(filesOf),
      };
    },

    async read(file, signal) {
      const answer = await enqueue({ file, isArchive: false }, signal);
      if (!('opened' in answer)) throw new FileOpenError('broken');
      const { opened } = answer;
      if (isTextTooLong(opened.text)) throw new FileOpenError('too_large');

      return { ...opened, title: cleanTitle(opened.title) };
    },
  };
}

function toFile({ name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> }): File {
  return new File([bytes], name);
}

/** A title that can be saved: one line, within the maximum length. */
export function cleanTitle(title: string): string {
  return title
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.titleMax)
    .toWellFormed();
}
