import { type DestinationStream, type Logger, pino } from 'pino';
import { putAside } from './log-file.ts';

export type Log = Logger;

/**
 * One JSON line an event. Requests are logged without query, body, cookies or headers, so that no code,
 * password or token can get in; the redaction is a second net below that.
 *
 * @param file where it goes; without one to standard error
 */
export function createLog(level: string, file: string | DestinationStream | null = null): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'code', 'token', 'secret', 'cookie', 'headers', 'body', '*.password'],
    serializers: { err: toldOf },
  };

  return pino(options, typeof file === 'object' && file !== null ? file : openLog(file));
}

function openLog(file: string | null): DestinationStream {
  if (file === null) return pino.destination(2);
  putAside(file);

  return pino.destination({ dest: file, mkdir: true, sync: true });
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
