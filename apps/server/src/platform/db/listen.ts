import pg from 'pg';

/** Hears what is told on a channel; null when some of it may have been missed. */
export type Hear = (words: string | null) => void;

/**
 * Listens to a channel of PostgreSQL on a connection of its own. One that is lost is opened again, and then what was
 * told meanwhile is gone: `hear` is called with null.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  { channel, hear, onError }: { channel: string; hear: Hear; onError: (error: Error) => void },
): Promise<() => Promise<void>> {
  let isStopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'longhand live',
    });
    opened.on('notification', ({ payload = '' }) => hear(payload));
    opened.on('error', (error) => {
      onError(error);
      void reopen();
    });
    await opened.connect();
    await opened.query(`listen ${pg.escapeIdentifier(channel)}`);

    return opened;
  }

  async function reopen(): Promise<void> {
    if (isStopped) return;
    try {
      client = await connect();
      hear(null);
    } catch {
      setTimeout(() => void reopen(), reopenMs).unref();
    }
  }

  return async () => {
    isStopped = true;
    client.removeAllListeners('error').on('error', () => {});
    await client.end();
  };
}

const reopenMs = 1_000;
