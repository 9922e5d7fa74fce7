import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';
import { putAside } from './log-file.ts';
import { startErrorOf } from './start-error.ts';

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
  const destination = file === null ? pino.destination(2) : openFile(file);
  destination.on('error', () => {}); // a full disk takes the lines that it has no room for, and not the server

  return destination;
}

function openFile(file: string) {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 }); // it may be DATA_DIR
    putAside(file);

    return pino.destination({ dest: file, sync: true, maxLength: heldBytes });
  } catch (error) {
    throw startErrorOf(error, file) ?? error;
  }
}

/** Of lines that could not be written yet. */
const heldBytes = 1_000_000;

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
