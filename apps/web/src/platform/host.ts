/** Hosts on which the server answers under the page's own address: this machine, private networks, tunnels. */
const names = /^(localhost|.+\.localhost|.+\.local|.+\.internal|.+\.test)$/;
const tunnels =
  /\.(ngrok\.io|ngrok\.app|ngrok\.dev|ngrok-free\.app|ngrok-free\.dev|trycloudflare\.com|loca\.lt|devtunnels\.ms|lhr\.life|serveo\.net|ts\.net)$/;
const privateV4 =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)\d/;
const privateV6 = /^\[?(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]?$/;

/**
 * Whether a host is local, private or a tunnel: one list for the base address and for what counts as success.
 *
 * @param hostname as in `location.hostname`
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.toLowerCase();

  return (
    names.test(host) ||
    tunnels.test(host) ||
    (privateV4.test(host) && /^[\d.]+$/.test(host)) ||
    privateV6.test(host)
  );
}

/**
 * Where a path of the contract is asked for: below the page's own address on local hosts, elsewhere below the
 * absolute base of the installation.
 *
 * @param apiUrl the operator's base, or undefined for the page's own origin
 */
export function addressOf(
  path: string,
  page: { hostname: string; origin: string },
  apiUrl: string | undefined,
): string {
  if (isLocalHost(page.hostname)) return path;

  return (apiUrl ?? page.origin).replace(/\/+$/, '') + path;
}
