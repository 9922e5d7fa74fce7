import type { BrowserContext } from 'playwright-core';

/** Errors in a browser context, whether or not they are visible. */
export type BrowserErrors = {
  /** Allows errors that the test provokes, such as status 400 for a wrong code. */
  allow(...patterns: RegExp[]): void;
  unexpected(): string[];
};

/**
 * Collects console errors, uncaught exceptions and failed requests. The browser reports violations of its own policies, such as the content
 * security policy, as console errors.
 */
export function watchBrowserErrors(context: BrowserContext): BrowserErrors {
  const seen: string[] = [];
  const allowed: RegExp[] = [];

  let hasSignedOut = false;
  context.on('request', (request) => {
    hasSignedOut ||= new URL(request.url()).pathname === '/api/auth/logout';
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Requests in flight during sign-out may be answered after the session has ended.
    if (hasSignedOut && message.text().includes('status of 401')) return;
    if (isLostEventStream(message.location().url, message.text())) return;
    seen.push(`console: ${firstLine(message.text())} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    seen.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Navigation and unmounted queries abort their requests.
    if (reason === 'net::ERR_ABORTED' || isLostEventStream(request.url(), reason)) return;
    seen.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () =>
      [...new Set(seen)]
        .filter((line) => !allowed.some((pattern) => pattern.test(line)))
        .slice(0, maxReported),
  };
}

/** A broken page fails again on every render. */
const maxReported = 8;

/** The live event stream ends when the server stops; the page reconnects by itself. */
function isLostEventStream(url: string, reason: string): boolean {
  return new URL(url, 'http://page').pathname === '/api/events' && reason.includes('net::ERR');
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
