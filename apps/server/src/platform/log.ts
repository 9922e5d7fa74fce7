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
  };

  return pino(options, destination ?? pino.destination(2));
}
