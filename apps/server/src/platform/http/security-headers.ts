import type { FastifyInstance } from 'fastify';
import { type Config, isHttps } from '../env.ts';

/** Nothing from elsewhere: no script, style, font, image or connection, and no page may frame ours. */
const policy: Record<string, string> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const ofPages = {
  ...always,
  'content-security-policy': policyText(policy),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** An answer of data holds nothing to load, frame or follow. Should a browser show one as a page, nothing in it does anything. */
const ofData = {
  ...always,
  'content-security-policy': policyText({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
};

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const secure = isHttps(config) && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  };
  const pages = { ...ofPages, ...secure };
  const data = { ...ofData, ...secure };

  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(routeOptions.config.isData === true ? data : pages);
    done();
  });
}

/** The policy of one page: its own style elements are let in by a nonce that is used once. */
export function pagePolicy(
  nonce: string,
  { ICONS_FALLBACK_URL }: Partial<Pick<Config, 'ICONS_FALLBACK_URL'>>,
): string {
  return policyText({
    ...policy,
    'style-src': `'self' 'nonce-${nonce}'`,
    ...(ICONS_FALLBACK_URL !== undefined && { 'script-src': `'self' ${ICONS_FALLBACK_URL}` }),
  });
}

/**
 * The policy of the workers that spell and check grammar: theirs alone lets WebAssembly in. A worker goes by the policy that came with
 * its own file.
 */
export const wasmWorkerPolicy = policyText({
  ...policy,
  'script-src': "'self' 'wasm-unsafe-eval'",
});

/** Told by the name that the build gives to them. */
export function isWasmWorker(path: string): boolean {
  return /\/assets\/(spelling|grammar)\.worker-[\w-]+\.js(\.br)?$/.test(path);
}

function policyText(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
