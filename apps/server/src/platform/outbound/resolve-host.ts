import { lookup, Resolver } from 'node:dns/promises';

/** Returns all addresses of a host name. */
export type ResolveHost = (
  hostname: string,
  options: { isListed: boolean; signal: AbortSignal },
) => Promise<readonly string[]>;

/**
 * Queries the name servers of this machine. `lookup` also reads `/etc/hosts`, but blocks one of four threads until a name server replies,
 * and an attacker's may be slow; so it is used only for hosts that the operator listed.
 *
 * @param servers name servers to query instead
 */
export function createHostResolver(servers?: readonly string[]): ResolveHost {
  return async (hostname, { isListed, signal }) => {
    if (isListed) return (await lookup(hostname, { all: true })).map(({ address }) => address);

    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await resolveBothFamilies(resolver, hostname);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/** A host may have addresses of one family only. */
async function resolveBothFamilies(resolver: Resolver, hostname: string): Promise<string[]> {
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;

  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
}
