/** A job of the render process. */
export type RenderJob =
  | {
      kind: 'pdf';
      /** A template of `templates/`. */
      template: 'report';
      /** JSON that the template reads. */
      data: string;
      /** Creation time in seconds. */
      createdAt: number;
    }
  | { kind: 'png'; svg: string; scale: number; background: string };

/** Reply of the render process; `memory` is its resident set in bytes. */
export type RenderReply = { memory: number } & ({ bytes: Uint8Array } | { error: string });
