import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * One JSON line an event. Requests are logged without query, body, cookies or headers, so that no code,
 * password or token can get in; the redaction is a second net below that.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'code', 'token', 'secret', 'cookie', 'headers', 'body', '*.password'],
    serializers: { err: toldOf },
  };

  return pino(options, destination ?? pino.destination(2));
}

/**
 * What is told of an error. Those of the database carry the values of the query, which may be an address, a hash or a
 * whole manuscript, as properties and at the end of the message: none of that is told.
 */
function toldOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };

  const message = withoutValues(error.message);

  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause !== undefined && { cause: toldOf(error.cause) }),
  };
}

function withoutValues(message: string): string {
  return message.split('\nparams: ')[0] ?? '';
}
