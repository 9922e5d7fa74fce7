/** Loaded on first use: the library has 200 files, which would slow the server start. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
