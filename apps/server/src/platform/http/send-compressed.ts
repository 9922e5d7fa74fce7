import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compresses a page as the browser accepts. The not-found handler is not a route, so the compression plugin does not apply. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: string) {
  const acceptedEncodings = (request.headers['accept-encoding'] ?? '').toString();
  reply.header('vary', 'accept-encoding');

  if (/\bbr\b(?!;\s*q=0(\.0+)?\b)/.test(acceptedEncodings)) {
    return reply.header('content-encoding', 'br').send(await compressBrotli(page, fastBrotli));
  }
  if (/\bgzip\b(?!;\s*q=0(\.0+)?\b)/.test(acceptedEncodings)) {
    return reply.header('content-encoding', 'gzip').send(await compressGzip(page));
  }

  return reply.send(page);
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
