/** Bytes in which a page has to declare its encoding, by the HTML standard. */
const declarationBytes = 1_024;

/**
 * Decodes an HTML page, which may end within a character: by byte order mark, by the charset of its content type, by its `<meta>`, as
 * UTF-8, and otherwise as Windows-1252, as browsers do.
 */
export function decodePage(bytes: Uint8Array, charset: string | null): string {
  const mark = encodingOfMark(bytes);
  const declared = mark ?? charset ?? declaredCharset(bytes);
  if (declared !== null) {
    const text = tryDecode(declared, bytes, false);
    if (text !== undefined) return text;
  }

  return tryDecode('utf-8', bytes, true) ?? tryDecode('windows-1252', bytes, false) ?? '';
}

function encodingOfMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';

  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function declaredCharset(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, declarationBytes)).toString('latin1');
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1] ?? null;

  return declared !== null && /^utf-?16/i.test(declared) ? 'utf-8' : declared; // the declaration itself was read as ASCII
}

/** Undefined if the encoding is unknown, or `fatal` and the bytes are invalid in it. */
function tryDecode(encoding: string, bytes: Uint8Array, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
