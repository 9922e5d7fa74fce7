import { strToU8, Zip, ZipPassThrough } from 'fflate';

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
      await archive.write(bytes);
      yield* archive.takeChunks();
    }
    await archive.endPart('');
    yield* archive.takeChunks();
  }
  archive.end();
  yield* archive.takeChunks();
}

/** A ZIP archive written file by file. Take its chunks after each write. */
export function createArchive(at: Date) {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let part: CompressedPart | undefined;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });

  return {
    startPart(path: string) {
      part = new CompressedPart(path);
      part.mtime = at;
      zip.add(part);
    },
    async write(content: string | Uint8Array) {
      part?.push(typeof content === 'string' ? strToU8(content) : content);
      await part?.written;
    },
    async endPart(content: string) {
      part?.push(strToU8(content), true);
      await part?.forwarded;
    },
    end: () => zip.end(),
    takeChunks() {
      const taken = chunks;
      chunks = [];

      return taken;
    },
  };
}

/** A part compressed by the platform outside of this thread, which works without workers. */
class CompressedPart extends ZipPassThrough {
  readonly #stream = new CompressionStream('deflate-raw');
  readonly #writer = this.#stream.writable.getWriter();
  /** Resolves when the last chunk has been accepted. */
  written: Promise<void> = Promise.resolve();
  /** Resolves when the whole part is in the archive. */
  readonly forwarded: Promise<void>;

  constructor(path: string) {
    super(path);
    this.compression = 8; // deflate
    this.forwarded = this.#forward();
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.written = this.#writer.write(chunk);
    if (isLast) void this.#writer.close();
  }

  async #forward(): Promise<void> {
    const reader = this.#stream.readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      this.ondata(null, value ?? new Uint8Array(), done);
      if (done) return;
    }
  }
}
