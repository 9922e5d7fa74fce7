/**
 * What a browser does with the address of a provider: it goes from page to page there, with its cookies, until it is
 * sent away.
 *
 * @returns the address that it is sent to at last, with what the provider says
 */
export async function followAway(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(start);
  let address = new URL(start);

  for (let steps = 0; steps < 10; steps += 1) {
    if (address.origin !== origin) return address;
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) {
      throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    }
    address = new URL(next, address);
  }

  throw new Error(`${start} leads nowhere.`);
}
