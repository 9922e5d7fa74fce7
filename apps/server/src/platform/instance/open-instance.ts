import { heldData, makeDataDir } from '../db/data-dir.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import type { Config } from '../env.ts';
import type { Log } from '../log.ts';
import { createSigner, makeSecret, readSecret, secretFile } from '../secret.ts';
import { StartError, startErrorOf } from '../start-error.ts';
import { keepSecretCheck, readSecretCheck, replaceSecretCheck } from './queries.ts';

type Options = {
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SECRET'>;
  log: Log;
  /** Goes on with the secret that is there, though the database was started with another. */
  acceptSecret?: boolean;
};

/**
 * Opens the database together with the secret it was first started with. A secret is made only for a new database: with a
 * new one, second factors, recovery codes and links of an existing database would be lost without a word.
 *
 * @throws StartError in one line for whatever the operator can put right
 */
export async function openInstance(
  options: Options,
): Promise<{ database: Database; secret: string }> {
  try {
    return await open(options);
  } catch (error) {
    throw startErrorOf(error, options.config.DATA_DIR) ?? error;
  }
}

async function open({ config, log, acceptSecret = false }: Options) {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const isEmbedded = databaseUrl === undefined;
  const found = readSecret(config);
  if (found === null && isEmbedded && heldData(dataDir)) throw missingSecret(config);
  if (isEmbedded) makeDataDir(dataDir);
  const early = found ?? (isEmbedded ? makeSecret(dataDir) : null);
  const database = await openDatabase({ dataDir, databaseUrl, inWorker: true, log });

  try {
    const known = await readSecretCheck(database.db);
    if (early === null && known !== null) throw missingSecret(config);
    const secret = early ?? makeSecret(dataDir);
    const check = createSigner(secret)('instance', 'secret');
    if (acceptSecret) await replaceSecretCheck(database.db, check);
    else if ((known ?? (await keepSecretCheck(database.db, check))) !== check) {
      throw wrongSecret(config);
    }

    return { database, secret };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function missingSecret({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): StartError {
  return new StartError(
    `${secretFile(DATA_DIR)} is missing, and the database was started with it. Nothing was changed. ${recovery}`,
  );
}

function wrongSecret({ SECRET, DATA_DIR }: Pick<Config, 'SECRET' | 'DATA_DIR'>): StartError {
  const source = SECRET === undefined ? secretFile(DATA_DIR) : 'SECRET';

  return new StartError(
    `The secret in ${source} is not the one that the database was started with. ${recovery}`,
  );
}

const recovery =
  'Put it back from your backup. If it is lost, set SECRET to a new one (32 characters or more) and run: npm run admin -- accept-secret';
