import { strToU8, Zip, ZipDeflate } from 'fflate';

export type ArchiveFile = { path: string; content: AsyncIterable<Uint8Array> };

/**
 * Writes a ZIP archive in parts while its files are read, so that memory does not grow with their size.
 *
 * @example writeArchive({ files: filesOf(tables), at: writtenAt })
 */
export async function* writeArchive({
  files,
  at,
}: {
  files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>;
  at: Date;
}): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const archive = createArchive(at);
  for await (const { path, content } of files) {
    archive.startPart(path);
    for await (const bytes of content) {
      archive.writeBytes(bytes);
      yield* archive.takeChunks();
    }
    archive.endPart('');
    yield* archive.takeChunks();
  }
  archive.end();
  yield* archive.takeChunks();
}

/** A ZIP archive written file by file. Compression is synchronous, because the content security policy may forbid workers. */
export function createArchive(at: Date) {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let part: ZipDeflate | undefined;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });

  return {
    startPart(path: string) {
      part = new ZipDeflate(path, { level: 6 });
      part.mtime = at;
      zip.add(part);
    },
    write: (text: string) => part?.push(strToU8(text)),
    writeBytes: (bytes: Uint8Array) => part?.push(bytes),
    endPart: (text: string) => part?.push(strToU8(text), true),
    end: () => zip.end(),
    takeChunks() {
      const taken = chunks;
      chunks = [];

      return taken;
    },
  };
}
