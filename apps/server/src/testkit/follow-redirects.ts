/**
 * Follows the redirects of a provider with cookies until they lead to another origin.
 *
 * @returns the URL on the other origin, with the provider's parameters
 */
export async function followRedirects(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(start);
  let url = new URL(start);

  for (let steps = 0; steps < 10; steps += 1) {
    if (url.origin !== origin) return url;
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) {
      throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    }
    url = new URL(next, url);
  }

  throw new Error(`${start} leads nowhere.`);
}
