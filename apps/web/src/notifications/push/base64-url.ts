/** Decodes base64url (RFC 4648), with or without padding. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');

  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Encodes as base64url without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
