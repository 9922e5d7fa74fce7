import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import { bounds } from '@longhand/text-files/bounds';
import { FileRefusal, type FileRefusalCode } from '@longhand/text-files/file-refusal';
import type { OpenedFile } from '@longhand/text-files/opened-file';
import type { UnpackedProject, unpackTexts } from '@longhand/text-files/unpack-texts';

/** A packed file is asked for what lies in it, any other for its words. */
export type ToFileWorker = { file: File; isArchive: boolean };
export type FromFileWorker =
  | { opened: OpenedFile }
  | { unpacked: ReturnType<typeof unpackTexts> }
  | { refused: FileRefusalCode };

/** A worker that reads one file after the other. */
export type FilePort = {
  send(message: ToFileWorker): void;
  /** Called with each answer; with null when the worker broke. */
  listen(listener: (answer: FromFileWorker | null) => void): void;
  stop(): void;
};

/** A chapter of a project, or a document of it by itself, with its words in Markdown. */
export type ProjectFile = Omit<UnpackedProject['texts'][number], 'name' | 'bytes'> & { file: File };

export type ProjectFiles = Omit<UnpackedProject, 'texts'> & { texts: ProjectFile[] };

/**
 * What lies in a .zip, with paths as names: texts, those that could not be unpacked, lists of what is known of texts, and
 * projects of Scrivener.
 */
type UnpackedFiles = {
  texts: File[];
  refused: readonly { name: string; code: FileRefusalCode }[];
  lists: File[];
  projects: ProjectFiles[];
};

export type FileReading = {
  /** Rejects with a `FileRefusal`, or with the reason of the signal. */
  read(file: File, signal?: AbortSignal): Promise<OpenedFile>;
  unpack(file: File, signal?: AbortSignal): Promise<UnpackedFiles>;
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

  const ask = ({ file, isArchive }: ToFileWorker, signal?: AbortSignal) =>
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
      port.send({ file, isArchive });
    });

  const inTurn = async (message: ToFileWorker, signal?: AbortSignal) => {
    if (message.file.size > bounds.packed) throw new FileRefusal('too_large');
    const asked = turn.then(() => ask(message, signal));
    turn = asked.catch(() => undefined);
    const answer = await asked;
    if ('refused' in answer) throw new FileRefusal(answer.refused);

    return answer;
  };

  return {
    stop,

    async unpack(file, signal) {
      const answer = await inTurn({ file, isArchive: true }, signal);
      if (!('unpacked' in answer)) throw new FileRefusal('broken');

      const { texts, refused, lists, projects } = answer.unpacked;
      const filesOf = ({ texts: parts, ...project }: UnpackedProject): ProjectFiles => ({
        ...project,
        texts: parts.map(({ name, bytes, ...part }) => ({
          ...part,
          title: asLine(part.title),
          file: new File([bytes], name, { lastModified: file.lastModified }),
        })),
      });

      return {
        texts: texts.map(asFile),
        refused,
        lists: lists.map(asFile),
        projects: projects.map(filesOf),
      };
    },

    async read(file, signal) {
      const answer = await inTurn({ file, isArchive: false }, signal);
      if (!('opened' in answer)) throw new FileRefusal('broken');
      const { opened } = answer;
      if (isTextTooLong(opened.text)) throw new FileRefusal('too_large');

      return { ...opened, title: asLine(opened.title) };
    },
  };
}

function asFile({ name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> }): File {
  return new File([bytes], name);
}

/** A title as it can be saved. */
export function asLine(title: string): string {
  return title
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.titleMax)
    .toWellFormed();
}
