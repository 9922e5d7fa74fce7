import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuse } from '@longhand/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from './context.ts';
import { addCrawlers } from './crawlers.ts';
import { commonState, sendPage, sendShellPage } from './page.ts';
import { openPageLinks } from './page-links.ts';
import { sendRefusal } from './refusals.ts';
import { isWasmWorker, wasmWorkerPolicy } from './security-headers.ts';
import { openWrittenPages } from './written-pages.ts';

/** The built web application: its files, and its page for every other path that a browser goes to. */
export async function addWebApp(app: FastifyInstance, services: Services, directory: string) {
  const page = join(directory, 'index.html');
  const template = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  if (template !== undefined) {
    await addFiles(app, directory);
    app.get('/page-shell.html', (_request, reply) => sendShellPage(reply, { services, template }));
  }
  const writePage = openWrittenPages(directory, {
    origin: services.config.PUBLIC_URL,
    state: commonState(services),
  });
  const links = openPageLinks(directory);
  addCrawlers(app, services.config);

  app.setNotFoundHandler(async (request, reply) => {
    if (template === undefined || !wantsPage(request)) {
      return sendRefusal(refuse('not_found'), request, reply);
    }

    return await sendPage(request, reply, { services, template, writePage, links });
  });
}

/**
 * Names under `assets/` hold a hash of what is in them, so they may be kept for ever. They are many, so one route answers
 * for all; the few beside them have one each, for any other name there is a page.
 */
async function addFiles(app: FastifyInstance, directory: string) {
  const usual = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...usual,
    root: directory,
    wildcard: false,
    globIgnore: ['**/*.br', '**/index.html', 'prerender/**', 'assets/**'],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    ...usual,
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

function wantsPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isOurs = /^\/(api|assets|dev)(\/|$)/.test(path);

  return (method === 'GET' || method === 'HEAD') && !isOurs;
}
