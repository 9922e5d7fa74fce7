import pg from 'pg';

/** Receives channel messages; null when messages may have been missed. */
export type OnChannelMessage = (words: string | null) => void;

/**
 * Listens to a PostgreSQL channel on its own connection. A lost connection is reopened; `onMessage` then receives null, because messages
 * may have been missed.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  {
    channel,
    hear: onMessage,
    onError,
  }: { channel: string; hear: OnChannelMessage; onError: (error: Error) => void },
): Promise<() => Promise<void>> {
  let isStopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'longhand live',
    });
    opened.on('notification', ({ payload = '' }) => onMessage(payload));
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
      onMessage(null);
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
