/**
 * Why a file could not be opened. `unknown`: not a supported text format. `broken`: truncated or damaged. `encrypted`: password-protected
 * or DRM-protected. `too_large`: exceeds the size limit. `unsafe`: looks like an attack, such as a zip bomb. `empty`: contains no text.
 * `project`: a Scrivener project, which must be imported instead.
 */
export const fileOpenErrorCodes = [
  'unknown',
  'broken',
  'encrypted',
  'too_large',
  'unsafe',
  'empty',
  'project',
] as const;
export type FileOpenErrorCode = (typeof fileOpenErrorCodes)[number];

/** An error for a file that cannot be opened. */
export class FileOpenError extends Error {
  readonly code: FileOpenErrorCode;

  constructor(code: FileOpenErrorCode) {
    super(code);
    this.name = 'FileOpenError';
    this.code = code;
  }
}
