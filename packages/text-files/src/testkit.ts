import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { FileOpenError } from './file-open-error.ts';
import { openFile } from './open-file.ts';

/** A fixture file written by another program. */
export function fixture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(import.meta.dirname, '../fixtures', name)));
}

export function openFixture(name: string) {
  return openFile({ name, bytes: fixture(name) });
}

export function openText(name: string, text: string) {
  return openFile({ name, bytes: strToU8(text) });
}

/** A zip with these parts. */
export function zipOf(parts: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const [name, part] of Object.entries(parts)) {
    files[name] = typeof part === 'string' ? strToU8(part) : part;
  }

  return zipSync(files, { level: 1 });
}

/** A Word document with the given body. */
export function docxOf(body: string, more: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  return zipOf({
    '[Content_Types].xml': '<Types><x t="wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** The error code of opening a file, or `opened`; other errors are rethrown. */
export function openResult(name: string, bytes: Uint8Array<ArrayBuffer>): string {
  try {
    openFile({ name, bytes });
  } catch (failure) {
    if (failure instanceof FileOpenError) return failure.code;
    throw failure;
  }

  return 'opened';
}
