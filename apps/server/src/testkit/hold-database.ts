import { openDatabase } from '../platform/db/database.ts';

/** A child process that opens the database in the given directory like the server, and keeps it open. */
const log = { info: () => {}, warn: () => {}, error: () => {} };

try {
  const database = await openDatabase({ dataDir: process.argv[2] ?? '', inWorker: true, log });
  await database.db.execute('create table if not exists kept (id int)');
  process.once('SIGTERM', async () => {
    await database.close();
    process.exit(0);
  });
  process.send?.('open');
} catch (error) {
  process.send?.(String(error));
  process.exit(1);
}
