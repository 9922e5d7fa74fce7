/** A code chunk failed to load: no connection, or a new version has replaced it. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.name = 'ChunkFailure';
  }
}

/** Wraps a dynamic import so that a failure throws ChunkLoadError and the screen can offer a reload. */
export function loadChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch((cause: unknown) => {
      throw new ChunkLoadError(cause);
    });
}
