import type { BrowserContext } from 'playwright-core';

/** What went wrong in a browser context, whether or not anybody saw it. */
export type Troubles = {
  /** Declares trouble that belongs to the story, such as the answer 400 to a wrong code. */
  expect(...patterns: RegExp[]): void;
  unexpected(): string[];
};

/**
 * Listens for console errors and warnings of the browser's own policies, uncaught exceptions and failed
 * requests. Violations of the content security policy are reported by the browser as console errors.
 */
export function watchTroubles(context: BrowserContext): Troubles {
  const seen: string[] = [];
  const expected: RegExp[] = [];

  let hasSignedOut = false;
  context.on('request', (request) => {
    hasSignedOut ||= new URL(request.url()).pathname === '/api/auth/logout';
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // What a screen asked for while its writer signed out may be answered after the session has ended.
    if (hasSignedOut && message.text().includes('status of 401')) return;
    if (isLostLine(message.location().url, message.text())) return;
    seen.push(`console: ${firstLine(message.text())} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    seen.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // A page that is left, or a query that a screen no longer needs, takes its requests back.
    if (reason === 'net::ERR_ABORTED' || isLostLine(request.url(), reason)) return;
    seen.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });

  return {
    expect: (...patterns) => void expected.push(...patterns),
    unexpected: () =>
      [...new Set(seen)]
        .filter((line) => !expected.some((pattern) => pattern.test(line)))
        .slice(0, mostTold),
  };
}

/** A page that breaks, breaks again with every render. */
const mostTold = 8;

/** The line of live events ends with the server that held it, and the page opens it again by itself. */
function isLostLine(url: string, reason: string): boolean {
  return new URL(url, 'http://page').pathname === '/api/events' && reason.includes('net::ERR');
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
