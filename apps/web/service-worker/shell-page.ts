/** Path of the page without user state. */
export const shellPath = '/page-shell.html';

/** Placeholder for the nonce in the cached page and its Content-Security-Policy. */
const noncePlaceholder = '__NONCE__';

/** Builds the offline page from the cached one: no user state, the server's own Content-Security-Policy, a new nonce per response. */
export async function shellPage(cachedPage: Response): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const headers = new Headers(cachedPage.headers);
  const policy = headers.get('content-security-policy') ?? "default-src 'self'";
  const body = await cachedPage.text();

  headers.set('content-security-policy', policy.replaceAll(noncePlaceholder, nonce));
  headers.delete('content-encoding');
  headers.delete('content-length');

  return new Response(body.replaceAll(noncePlaceholder, nonce), { headers });
}
