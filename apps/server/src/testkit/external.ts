import { type Browser, openBrowser } from './browser.ts';
import { followAway } from './follow.ts';
import type { TestServer } from './server.ts';

export type Arrival = {
  browser: Browser;
  /** What the way back answered. */
  status: number;
  /** Where the browser went then, and what it found in the address. */
  path: string;
  query: Record<string, string>;
  body: string;
};

/** Goes to a provider and comes back with what it says, in one browser. */
export async function goOut(
  server: TestServer,
  provider: string,
  { browser = openBrowser(server.app), query = '' }: { browser?: Browser; query?: string } = {},
): Promise<Arrival> {
  const out = await browser.send({
    method: 'GET',
    path: `/auth/external-login/${provider}${query}`,
  });
  const away = out.headers.location ?? '';
  if (!away.startsWith('http')) return arrivalOf(browser, out);

  return comeBack(browser, await followAway(away));
}

/** Opens the address that a provider sends the browser back to. */
export async function comeBack(browser: Browser, { pathname, search }: URL): Promise<Arrival> {
  return arrivalOf(browser, await browser.send({ method: 'GET', path: pathname + search }));
}

function arrivalOf(
  browser: Browser,
  answer: { statusCode: number; headers: { location?: string | undefined }; body: string },
): Arrival {
  const to = new URL(answer.headers.location ?? '/', 'http://localhost:3000');

  return {
    browser,
    status: answer.statusCode,
    path: to.pathname,
    query: Object.fromEntries(to.searchParams),
    body: answer.body,
  };
}
