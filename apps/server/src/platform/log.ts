import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';
import { rotateLog } from './log-file.ts';
import { toStartError } from './start-error.ts';

export type Log = Logger;

/**
 * Writes one JSON line per event. Requests are logged without query, body, cookies and headers, so that no code, password or token is
 * logged; redaction is a second safeguard.
 *
 * @param file destination; standard error when absent
 */
export function createLog(level: string, file: string | DestinationStream | null = null): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'code', 'token', 'secret', 'cookie', 'headers', 'body', '*.password'],
    serializers: { err: serializeError },
  };

  return pino(options, typeof file === 'object' && file !== null ? file : openLog(file));
}

function openLog(file: string | null): DestinationStream {
  const destination = file === null ? pino.destination(2) : openFile(file);
  destination.on('error', () => {}); // lines are dropped when the disk is full; the server keeps running

  return destination;
}

function openFile(file: string) {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 }); // may be DATA_DIR, which only the owner may read
    rotateLog(file);

    return pino.destination({ dest: file, sync: true, maxLength: maxBufferedBytes });
  } catch (error) {
    throw toStartError(error, file) ?? error;
  }
}

/** Limit of the write buffer. */
const maxBufferedBytes = 1_000_000;

/**
 * Serializes an error. Database errors contain the query parameters (an email, a hash, a whole manuscript) as properties and at the end of
 * the message; these are removed.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };

  const message = stripParams(error.message);

  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

function stripParams(message: string): string {
  return message.split('\nparams: ')[0] ?? '';
}
