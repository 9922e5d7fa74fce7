import type { FastifyInstance } from 'fastify';
import { type Config, isHttps } from '../env.ts';

/** Same-origin only: no external script, style, font, image or connection, and no framing. */
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

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const pageHeaders = {
  ...commonHeaders,
  'content-security-policy': formatPolicy(policy),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Data replies load, frame and link nothing. If a browser shows one as a page, nothing in it runs. */
const dataHeaders = {
  ...commonHeaders,
  'content-security-policy': formatPolicy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
};

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const secure = isHttps(config) && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  };
  const pages = { ...pageHeaders, ...secure };
  const data = { ...dataHeaders, ...secure };

  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(routeOptions.config.isData === true ? data : pages);
    done();
  });
}

/** The policy of one page; its inline styles are allowed by a nonce that is used once. */
export function pagePolicy(
  nonce: string,
  { ICONS_FALLBACK_URL }: Partial<Pick<Config, 'ICONS_FALLBACK_URL'>>,
): string {
  return formatPolicy({
    ...policy,
    'style-src': `'self' 'nonce-${nonce}'`,
    ...(ICONS_FALLBACK_URL !== undefined && { 'script-src': `'self' ${ICONS_FALLBACK_URL}` }),
  });
}

/**
 * The policy of the spelling and grammar workers, the only ones that may run WebAssembly. A worker uses the policy of its own file's
 * response.
 */
export const wasmWorkerPolicy = formatPolicy({
  ...policy,
  'script-src': "'self' 'wasm-unsafe-eval'",
});

/** Recognized by the file name that the build assigns. */
export function isWasmWorker(path: string): boolean {
  return /\/assets\/(spelling|grammar)\.worker-[\w-]+\.js(\.br)?$/.test(path);
}

function formatPolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
