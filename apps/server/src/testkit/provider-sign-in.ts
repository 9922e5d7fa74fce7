import { type Browser, openBrowser } from './browser.ts';
import { followRedirects } from './follow-redirects.ts';
import type { TestServer } from './server.ts';

export type ProviderReturn = {
  browser: Browser;
  /** Status of the callback. */
  status: number;
  /** The redirect target of the callback, and its query. */
  path: string;
  query: Record<string, string>;
  body: string;
};

/** Runs the full redirect flow with a provider in one browser. */
export async function signInWithProvider(
  server: TestServer,
  provider: string,
  { browser = openBrowser(server.app), query = '' }: { browser?: Browser; query?: string } = {},
): Promise<ProviderReturn> {
  const response = await browser.send({
    method: 'GET',
    path: `/auth/external-login/${provider}${query}`,
  });
  const providerUrl = response.headers.location ?? '';
  if (!providerUrl.startsWith('http')) return toProviderReturn(browser, response);

  return returnFromProvider(browser, await followRedirects(providerUrl));
}

/** Opens the callback URL that the provider redirects to. */
export async function returnFromProvider(
  browser: Browser,
  { pathname, search }: URL,
): Promise<ProviderReturn> {
  return toProviderReturn(browser, await browser.send({ method: 'GET', path: pathname + search }));
}

function toProviderReturn(
  browser: Browser,
  answer: { statusCode: number; headers: { location?: string | undefined }; body: string },
): ProviderReturn {
  const to = new URL(answer.headers.location ?? '/', 'http://localhost:3000');

  return {
    browser,
    status: answer.statusCode,
    path: to.pathname,
    query: Object.fromEntries(to.searchParams),
    body: answer.body,
  };
}
