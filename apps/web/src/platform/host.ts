/** Hosts where the API has the same origin as the page: localhost, private networks, tunnels. */
const localNames = /^(localhost|.+\.localhost|.+\.local|.+\.internal|.+\.test)$/;
const tunnels =
  /\.(ngrok\.io|ngrok\.app|ngrok\.dev|ngrok-free\.app|ngrok-free\.dev|trycloudflare\.com|loca\.lt|devtunnels\.ms|lhr\.life|serveo\.net|ts\.net)$/;
const privateV4 =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)\d/;
const privateV6 = /^\[?(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]?$/;

/**
 * Whether a host is local, private or a tunnel. Decides both the base URL and which statuses are failures.
 *
 * @param hostname as in `location.hostname`
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.toLowerCase();

  return (
    localNames.test(host) ||
    tunnels.test(host) ||
    (privateV4.test(host) && /^[\d.]+$/.test(host)) ||
    privateV6.test(host)
  );
}

/**
 * URL of a contract path: relative on local hosts, otherwise absolute.
 *
 * @param apiUrl configured API base, by default the page's origin
 */
export function resolveApiUrl(
  path: string,
  page: { hostname: string; origin: string },
  apiUrl: string | undefined,
): string {
  if (isLocalHost(page.hostname)) return path;

  return (apiUrl ?? page.origin).replace(/\/+$/, '') + path;
}
