import { commonRefusals, Refusal, type RefusalBody, refuse } from '@longhand/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from './context.ts';

/** Answers every error in the contract's error format. Unexpected errors are logged and reveal nothing. */
export function handleErrors(app: FastifyInstance, { storage }: Pick<Services, 'storage'>): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const isFull = !(error instanceof Refusal) && storage.recordFailure(error) === 'out_of_space';
    const refusal = isFull ? refuse('out_of_space') : toRefusal(error);
    const about = { request: request.id, refusal: refusal.code };
    if (refusal.status >= 500) request.log.error({ ...about, err: error }, 'failed');
    else if (refusal.status === 403) request.log.warn(about, 'refused');
    if (!isDeclared(refusal, request))
      request.log.error(about, 'error code is not declared by the endpoint');

    return sendRefusal(refusal, request, reply);
  });
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { details, status } = refusal;
  const body = refusalBodyOf(refusal, request.id);
  if (status === 429 || status === 503) {
    reply.header('retry-after', String(details['retryAfterSeconds'] ?? 1));
  }

  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** The error format of all replies. */
export function refusalBodyOf(
  { code, message, fields, details }: Refusal,
  requestId: string,
): RefusalBody {
  return {
    success: false,
    code,
    message,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(details).length > 0 && { details }),
    requestId,
  };
}

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return refuse('too_large');
  if (error.statusCode === 415) return refuse('unsupported_media_type');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('invalid_input');

  return refuse('server_error');
}

function isDeclared({ code }: Refusal, request: FastifyRequest): boolean {
  const declared = request.routeOptions.config.fails ?? [];

  return [...commonRefusals, ...declared].includes(code);
}
