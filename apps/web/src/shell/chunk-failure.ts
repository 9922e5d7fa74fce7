/** A part of the app that could not be fetched: no connection, or a new version has replaced it. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.name = 'ChunkFailure';
  }
}

/** Loads a part of the app and names its failure, so that the screen can offer a reload. */
export function loadPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch((cause: unknown) => {
      throw new ChunkFailure(cause);
    });
}
