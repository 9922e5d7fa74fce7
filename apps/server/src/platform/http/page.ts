import { randomBytes } from 'node:crypto';
import { screenAt } from '@longhand/contract/routes';
import { type Locale, locale as localeSchema } from '@longhand/contract/values';
import { directionOf } from '@longhand/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { providersOf } from '../providers.ts';
import { version } from '../version.ts';
import type { Caller, Services } from './context.ts';
import { readCookie } from './cookies.ts';
import { keepRequestToken } from './csrf.ts';
import type { PageLinks } from './page-links.ts';
import { pagePolicy } from './security-headers.ts';
import { sendPacked } from './send-packed.ts';
import type { WritePage, WrittenPage } from './written-pages.ts';

/**
 * The one page of the web application, with what it needs to begin written into it. It is different for everybody and
 * never kept by anybody. A path without a screen gets the same page, which then says so, and 404.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, template, writePage, links }: Parts,
) {
  const { config, sessions, requestLimits } = services;
  request.caller = await sessions.callerOf(readCookie(request, config, 'sid'));
  requestLimits.demand({ userId: request.caller?.userId, ip: request.ip });
  keepRequestToken(request, reply, services);

  const nonce = randomBytes(16).toString('base64');
  const [pathname = '', query = ''] = request.url.split('?', 2); // URL() cannot parse every path that HTTP can ask for
  const state = { user: request.caller?.user ?? null, ...commonState(services), nonce };
  const locale = localeOf(new URLSearchParams(query).get('lang'), request.caller);
  const isKnown = request.caller !== null;
  const written = await writePage({ path: pathname, locale, isKnown });

  reply
    .code(screenAt(pathname) === undefined ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, config));
  if (pathname.startsWith('/auth/')) reply.header('referrer-policy', 'no-referrer'); // codes and tokens come in its address
  const filled = fill(template, locale, state, links(pathname, locale));
  const page = withScheme(write(filled, written, nonce), request.cookies[schemeCookie]);

  return sendPacked(request, reply, page);
}

/**
 * The page without anybody's state, which browsers keep for when there is no network. Its nonce is a placeholder, in the
 * page and in its policy: whoever shows the page puts a fresh one there.
 */
export function sendShellPage(
  reply: FastifyReply,
  { services, template }: Pick<Parts, 'services' | 'template'>,
) {
  const nonce = '__NONCE__';

  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, services.config))
    .send(fill(template, 'en', { ...commonState(services), nonce }));
}

/** What is the same for everybody on this installation. */
export function commonState({ config, plans }: Services) {
  return {
    version,
    plans,
    signupMode: config.SIGNUP_MODE,
    externalProviders: providersOf(config),
    ...(config.LANGUAGETOOL_URL !== undefined && { hasGrammarServer: true }),
    ...(config.API_URL !== undefined && { apiUrl: config.API_URL }),
    ...(config.SUPPORT_EMAIL !== undefined && { supportEmail: config.SUPPORT_EMAIL }),
    ...(config.ICONS_FALLBACK_URL !== undefined && { iconsFallbackUrl: config.ICONS_FALLBACK_URL }),
  };
}

type Parts = {
  services: Services;
  template: string;
  writePage: WritePage;
  links: PageLinks;
};

/** What a visitor asks for in the address, what a member has chosen, else English. */
function localeOf(asked: string | null, caller: Caller | null): Locale {
  if (caller !== null) return caller.preferences.locale ?? 'en';

  return localeSchema.safeParse(asked).data ?? 'en';
}

function fill(template: string, locale: Locale, state: { nonce: string }, links = ''): string {
  const block = `<script type="application/json" id="initial-state">${asJson(state)}</script>`;

  return template
    .replace(/(<html\b[^>]*?) lang="[^"]*"/, `$1 lang="${locale}"`)
    .replace(/(<html\b[^>]*?) dir="[^"]*"/, `$1 dir="${directionOf(locale)}"`)
    .replaceAll('__NONCE__', state.nonce)
    .replace('<!--initial-state-->', () => links + block);
}

/** Puts a page that is known beforehand into the empty one. */
function write(page: string, written: WrittenPage | undefined, nonce: string): string {
  if (written === undefined) return page;
  if (written.styles !== undefined) return writeFrame(page, written.body, written.styles, nonce);

  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') // seen without its scripts
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<noscript>.*?<\/noscript>/s, (notice) => (written.works ? '' : notice))
    .replace(/<title>.*?<\/title>/s, (title) => written.head ?? title)
    .replace('<div id="root"></div>', () => `<div id="root">${written.body}</div>`);
}

/**
 * A frame brings its own styles. Every other file that a browser waits for before it paints stands below it, where it waits only
 * for what comes after.
 */
function writeFrame(page: string, body: string, styles: string, nonce: string): string {
  const waitedFor = /<script src="\/before-paint\.js"><\/script>|<link rel="stylesheet"[^>]*>/g;
  const below = page.match(waitedFor) ?? [];

  return page
    .replace(waitedFor, '')
    .replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${below.join('')}`);
}

/** The colors that were chosen on this device, which the app tells in a cookie, so that the first paint has them. */
function withScheme(page: string, chosen: string | undefined): string {
  if (chosen !== 'light' && chosen !== 'dark') return page;

  return page.replace(
    /(<html\b[^>]*?) data-scheme="[^"]*"/,
    `$1 data-scheme="${chosen}" data-scheme-chosen`,
  );
}

const schemeCookie = 'color-scheme';

/** JSON that can not end the element it stands in. */
function asJson(state: unknown): string {
  return JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
