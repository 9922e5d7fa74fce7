import { statfs } from 'node:fs/promises';
import { refuse } from '@longhand/contract/errors';
import { type Clock, second } from './clock.ts';
import type { Log } from './log.ts';
import { codedCause } from './start-error.ts';

/** What is known of the disk below the database. */
export type StorageHealth = {
  /** Refuses what would fill the disk to the last byte: the database stops where it cannot write its log. */
  demandSpace(): void;
  /** Notes what a failure says of the disk, and answers with it. */
  note(error: unknown): StorageFault | undefined;
  /** What keeps this node from doing all of its work. */
  fault(): StorageFault | undefined;
  /** Looks how much room there is; done every second by itself. */
  look(): Promise<void>;
  stop(): void;
};

type StorageFault = 'out_of_space' | 'damaged';

type Options = {
  /** Free bytes of the disk that the embedded database is on; absent where PostgreSQL looks after its own. */
  freeBytes?: (() => Promise<number>) | undefined;
  clock: Clock;
  log: Log;
};

/** Kept free, so that sessions, deletions and what runs already still find room. */
export const reservedBytes = 64 * 1024 * 1024;

/** A database that was out of space is taken to be so for so long after it last said so. */
const rememberedMs = 30 * second;

export function createStorageHealth({ freeBytes, clock, log }: Options): StorageHealth {
  let isLow = false;
  let isDamaged = false;
  let fullUntil = 0;

  const look = async () => {
    const free = await freeBytes?.().catch(() => undefined);
    if (free === undefined || free < reservedBytes === isLow) return;
    isLow = free < reservedBytes;
    if (isLow)
      log.error(
        { free },
        'The disk of DATA_DIR is nearly full: nothing is saved until there is room',
      );
    else log.warn({ free }, 'The disk of DATA_DIR has room again');
  };
  const looking = setInterval(() => void look(), second).unref();

  return {
    look,
    stop: () => clearInterval(looking),

    demandSpace() {
      if (isLow) throw refuse('out_of_space');
    },

    note(error) {
      const fault = faultOf(error);
      if (fault === 'out_of_space') fullUntil = clock.now().getTime() + rememberedMs;
      if (fault === 'damaged' && !isDamaged) {
        isDamaged = true;
        log.error('The database is damaged: restore it from a backup');
      }

      return fault;
    },

    fault() {
      if (isDamaged) return 'damaged';

      return isLow || clock.now().getTime() < fullUntil ? 'out_of_space' : undefined;
    },
  };
}

/** Free bytes for a user without privileges. */
export async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);

  return bavail * bsize;
}

/** By the codes of the system and of PostgreSQL (appendix A of its manual): disk full; damaged data and indexes, missing files. */
function faultOf(error: unknown): StorageFault | undefined {
  const code = codedCause(error)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return 'out_of_space';
  if (code !== undefined && ['XX001', 'XX002', '58030', '58P01'].includes(code)) return 'damaged';

  return undefined;
}
