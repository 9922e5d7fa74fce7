/** What checks passkeys: two hundred files that a server need not have read before it can answer. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
