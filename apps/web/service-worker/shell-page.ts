/** Where the server gives the page without anybody's state. */
export const shellPath = '/page-shell.html';

/** What the server writes in place of the nonce, in the page and in its policy. */
const placeholder = '__NONCE__';

/**
 * The page for somebody without a network: nobody's state in it, under the server's own policy, with a nonce that is
 * made anew each time.
 */
export async function shellPage(kept: Response): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const headers = new Headers(kept.headers);
  const policy = headers.get('content-security-policy') ?? "default-src 'self'";
  const body = await kept.text();

  headers.set('content-security-policy', policy.replaceAll(placeholder, nonce));
  headers.delete('content-encoding');
  headers.delete('content-length');

  return new Response(body.replaceAll(placeholder, nonce), { headers });
}
