import { randomBytes } from 'node:crypto';
import { screenAt } from '@longhand/contract/routes';
import { type Locale, locale as localeSchema } from '@longhand/contract/values';
import { textDirection } from '@longhand/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enabledProviders } from '../providers.ts';
import { version } from '../version.ts';
import type { Caller, Services } from './context.ts';
import { readCookie } from './cookies.ts';
import { ensureCsrfToken } from './csrf.ts';
import type { PreloadLinks } from './preload-links.ts';
import type { PrerenderedPage, PrerenderPage } from './prerenderer.ts';
import { pagePolicy } from './security-headers.ts';
import { sendCompressed } from './send-compressed.ts';

/**
 * Sends the HTML page of the web app with its initial state. It differs per user and is never cached. A path without a screen gets the same
 * page with status 404.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, template, prerender, links }: PageDependencies,
) {
  const { config, sessions, requestLimits } = services;
  request.caller = await sessions.findCaller(readCookie(request, config, 'sid'));
  requestLimits.enforce({ userId: request.caller?.userId, ip: request.ip });
  ensureCsrfToken(request, reply, services);

  const nonce = randomBytes(16).toString('base64');
  const [pathname = '', query = ''] = request.url.split('?', 2); // `new URL()` throws for some valid HTTP request paths
  const state = { user: request.caller?.user ?? null, ...commonState(services), nonce };
  const locale = localeOf(new URLSearchParams(query).get('lang'), request.caller);
  const isKnown = request.caller !== null;
  const prerendered = await prerender({ path: pathname, locale, isKnown });

  reply
    .code(screenAt(pathname) === undefined ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, config));
  if (pathname.startsWith('/auth/')) reply.header('referrer-policy', 'no-referrer'); // their URLs contain codes and tokens
  const filled = fillTemplate(template, locale, state, links(pathname, locale));
  const page = applyColorScheme(
    insertPrerendered(filled, prerendered, nonce),
    request.cookies[schemeCookie],
  );

  return sendCompressed(request, reply, page);
}

/**
 * Sends the page without user state, which the service worker caches for offline use. The nonce is a placeholder in the page and its
 * policy; the service worker replaces it.
 */
export function sendShellPage(
  reply: FastifyReply,
  { services, template }: Pick<PageDependencies, 'services' | 'template'>,
) {
  const nonce = '__NONCE__';

  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, services.config))
    .send(fillTemplate(template, 'en', { ...commonState(services), nonce }));
}

/** The part of the initial state that is the same for all users. */
export function commonState({ config, plans }: Services) {
  return {
    version,
    plans,
    signupMode: config.SIGNUP_MODE,
    externalProviders: enabledProviders(config),
    ...(config.LANGUAGETOOL_URL !== undefined && { hasGrammarServer: true }),
    ...(config.API_URL !== undefined && { apiUrl: config.API_URL }),
    ...(config.SUPPORT_EMAIL !== undefined && { supportEmail: config.SUPPORT_EMAIL }),
    ...(config.ICONS_FALLBACK_URL !== undefined && { iconsFallbackUrl: config.ICONS_FALLBACK_URL }),
  };
}

type PageDependencies = {
  services: Services;
  template: string;
  prerender: PrerenderPage;
  links: PreloadLinks;
};

/** The locale of the user, otherwise that of the URL, otherwise English. */
function localeOf(requested: string | null, caller: Caller | null): Locale {
  if (caller !== null) return caller.preferences.locale ?? 'en';

  return localeSchema.safeParse(requested).data ?? 'en';
}

function fillTemplate(
  template: string,
  locale: Locale,
  state: { nonce: string },
  links = '',
): string {
  const block = `<script type="application/json" id="initial-state">${toScriptJson(state)}</script>`;

  return template
    .replace(/(<html\b[^>]*?) lang="[^"]*"/, `$1 lang="${locale}"`)
    .replace(/(<html\b[^>]*?) dir="[^"]*"/, `$1 dir="${textDirection(locale)}"`)
    .replaceAll('__NONCE__', state.nonce)
    .replace('<!--initial-state-->', () => links + block);
}

/** Inserts a prerendered page into the empty template. */
function insertPrerendered(
  page: string,
  written: PrerenderedPage | undefined,
  nonce: string,
): string {
  if (written === undefined) return page;
  if (written.styles !== undefined) return insertFrame(page, written.body, written.styles, nonce);

  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') // the page is visible before its scripts run
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<noscript>.*?<\/noscript>/s, (notice) => (written.works ? '' : notice))
    .replace(/<title>.*?<\/title>/s, (title) => written.head ?? title)
    .replace('<div id="root"></div>', () => `<div id="root">${written.body}</div>`);
}

/** Inserts a frame with inline styles. All other render-blocking files move below it, so that they only delay what follows. */
function insertFrame(page: string, body: string, styles: string, nonce: string): string {
  const blockingTags = /<script src="\/before-paint\.js"><\/script>|<link rel="stylesheet"[^>]*>/g;
  const movedTags = page.match(blockingTags) ?? [];

  return page
    .replace(blockingTags, '')
    .replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${movedTags.join('')}`);
}

/** Applies the color scheme that the app stored in a cookie, so that the first paint uses it. */
function applyColorScheme(page: string, scheme: string | undefined): string {
  if (scheme !== 'light' && scheme !== 'dark') return page;

  return page.replace(
    /(<html\b[^>]*?) data-scheme="[^"]*"/,
    `$1 data-scheme="${scheme}" data-scheme-chosen`,
  );
}

const schemeCookie = 'color-scheme';

/** JSON that cannot close its `<script>` element. */
function toScriptJson(state: unknown): string {
  return JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
