import { createDataDir, hasData } from '../db/data-dir.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import type { Config } from '../env.ts';
import type { Log } from '../log.ts';
import { createSecret, createSigner, readSecret, secretFile } from '../secret.ts';
import { StartError, toStartError } from '../start-error.ts';
import { readSecretCheck, replaceSecretCheck, storeSecretCheck } from './queries.ts';

type InstanceOptions = {
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SECRET'>;
  log: Log;
  /** Accepts the current secret although the database was initialized with another one. */
  acceptSecret?: boolean;
};

/**
 * Opens the database and checks that the secret is the one it was initialized with. A secret is generated only for a new database: with
 * another secret, second factors, recovery codes and links of an existing database would silently become invalid.
 *
 * @throws StartError for every failure that the operator can fix
 */
export async function openInstance(
  options: InstanceOptions,
): Promise<{ database: Database; secret: string }> {
  try {
    return await open(options);
  } catch (error) {
    throw toStartError(error, options.config.DATA_DIR) ?? error;
  }
}

async function open({ config, log, acceptSecret = false }: InstanceOptions) {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const isEmbedded = databaseUrl === undefined;
  const configuredSecret = readSecret(config);
  if (configuredSecret === null && isEmbedded && hasData(dataDir)) throw missingSecret(config);
  if (isEmbedded) createDataDir(dataDir);
  const initialSecret = configuredSecret ?? (isEmbedded ? createSecret(dataDir) : null);
  const database = await openDatabase({ dataDir, databaseUrl, inWorker: true, log });

  try {
    const storedCheck = await readSecretCheck(database.db);
    if (initialSecret === null && storedCheck !== null) throw missingSecret(config);
    const secret = initialSecret ?? createSecret(dataDir);
    const check = createSigner(secret)('instance', 'secret');
    if (acceptSecret) await replaceSecretCheck(database.db, check);
    else if ((storedCheck ?? (await storeSecretCheck(database.db, check))) !== check) {
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
    `${secretFile(DATA_DIR)} is missing, and the database was started with it. Nothing was changed. ${recoveryHint}`,
  );
}

function wrongSecret({ SECRET, DATA_DIR }: Pick<Config, 'SECRET' | 'DATA_DIR'>): StartError {
  const source = SECRET === undefined ? secretFile(DATA_DIR) : 'SECRET';

  return new StartError(
    `The secret in ${source} is not the one that the database was started with. ${recoveryHint}`,
  );
}

const recoveryHint =
  'Put it back from your backup. If it is lost, set SECRET to a new one (32 characters or more) and run: npm run admin -- accept-secret';
