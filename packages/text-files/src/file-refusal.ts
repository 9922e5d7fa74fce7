/**
 * Why a file was not opened. `unknown`: not a text in a format of ours. `broken`: cut off or damaged. `encrypted`: locked with a
 * password or by a shop. `too_large`: more bytes than a text can have. `unsafe`: made to exhaust or to reach beyond itself.
 * `empty`: without a word. `project`: a Scrivener project, which is imported and not opened as a text.
 */
export const fileRefusals = [
  'unknown',
  'broken',
  'encrypted',
  'too_large',
  'unsafe',
  'empty',
  'project',
] as const;
export type FileRefusalCode = (typeof fileRefusals)[number];

/** A file that can not be opened, as a value that can be thrown. */
export class FileRefusal extends Error {
  readonly code: FileRefusalCode;

  constructor(code: FileRefusalCode) {
    super(code);
    this.name = 'FileRefusal';
    this.code = code;
  }
}
