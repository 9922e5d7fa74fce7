import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a page as small as the browser takes it. It comes from outside of the routes, which is all that the plugin knows. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: string) {
  const taken = (request.headers['accept-encoding'] ?? '').toString();
  reply.header('vary', 'accept-encoding');

  if (/\bbr\b(?!;\s*q=0(\.0+)?\b)/.test(taken)) {
    return reply.header('content-encoding', 'br').send(await asBrotli(page, quick));
  }
  if (/\bgzip\b(?!;\s*q=0(\.0+)?\b)/.test(taken)) {
    return reply.header('content-encoding', 'gzip').send(await asGzip(page));
  }

  return reply.send(page);
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
