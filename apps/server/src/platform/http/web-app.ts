import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuse } from '@longhand/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from './context.ts';
import { addCrawlerRoutes } from './crawlers.ts';
import { commonState, sendPage, sendShellPage } from './page.ts';
import { openPreloadLinks } from './preload-links.ts';
import { createPrerenderer } from './prerenderer.ts';
import { sendRefusal } from './refusals.ts';
import { isWasmWorker, wasmWorkerPolicy } from './security-headers.ts';

/** Serves the built web app: its files, and its page for every other path. */
export async function addWebApp(app: FastifyInstance, services: Services, directory: string) {
  const page = join(directory, 'index.html');
  const template = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  if (template !== undefined) {
    await addStaticFiles(app, directory);
    app.get('/page-shell.html', (_request, reply) => sendShellPage(reply, { services, template }));
  }
  const prerender = createPrerenderer(directory, {
    origin: services.config.PUBLIC_URL,
    state: commonState(services),
  });
  const links = openPreloadLinks(directory);
  addCrawlerRoutes(app, services.config);

  app.setNotFoundHandler(async (request, reply) => {
    if (template === undefined || !isPageRequest(request)) {
      return sendRefusal(refuse('not_found'), request, reply);
    }

    return await sendPage(request, reply, { services, template, prerender, links });
  });
}

/**
 * File names in `assets/` contain a content hash, so they are cached forever. One wildcard route serves them; the few other files have one
 * route each, and any other path gets the page.
 */
async function addStaticFiles(app: FastifyInstance, directory: string) {
  const commonOptions = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...commonOptions,
    root: directory,
    wildcard: false,
    globIgnore: ['**/*.br', '**/index.html', 'prerender/**', 'assets/**'],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    ...commonOptions,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => !path.endsWith('.br'),
    setHeaders(reply, path) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (isWasmWorker(path)) reply.header('content-security-policy', wasmWorkerPolicy);
    },
  });
}

function isPageRequest({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isServerPath = /^\/(api|assets|dev)(\/|$)/.test(path);

  return (method === 'GET' || method === 'HEAD') && !isServerPath;
}
