import { statfs } from 'node:fs/promises';
import { refuse } from '@longhand/contract/errors';
import { type Clock, second } from './clock.ts';
import type { Log } from './log.ts';
import { codedCause } from './start-error.ts';

/** Monitors the disk of the database. */
export type StorageHealth = {
  /** Rejects writes when the disk is nearly full: the database stops when it cannot write its log. */
  requireSpace(): void;
  /** Records a disk failure if the error is one, and returns it. */
  recordFailure(error: unknown): StorageFault | undefined;
  /** The current fault of this node, if any. */
  fault(): StorageFault | undefined;
  /** Checks the free space; runs automatically every second. */
  checkSpace(): Promise<void>;
  stop(): void;
};

type StorageFault = 'out_of_space' | 'damaged';

type Options = {
  /** Free bytes of the disk of the embedded database; absent with PostgreSQL, which manages its own disk. */
  freeBytes?: (() => Promise<number>) | undefined;
  clock: Clock;
  log: Log;
};

/** Reserve that keeps sign-in, deletion and running work possible. */
export const reservedBytes = 64 * 1024 * 1024;

/** How long an out-of-space fault is assumed after the database last reported it. */
const faultMemoryMs = 30 * second;

export function createStorageHealth({ freeBytes, clock, log }: Options): StorageHealth {
  let isSpaceLow = false;
  let isDamaged = false;
  let fullUntil = 0;

  const checkSpace = async () => {
    const free = await freeBytes?.().catch(() => undefined);
    if (free === undefined || free < reservedBytes === isSpaceLow) return;
    isSpaceLow = free < reservedBytes;
    if (isSpaceLow)
      log.error(
        { free },
        'The disk of DATA_DIR is nearly full: writes are rejected until space is freed',
      );
    else log.warn({ free }, 'The disk of DATA_DIR has enough free space again');
  };
  const timer = setInterval(() => void checkSpace(), second).unref();

  return {
    checkSpace,
    stop: () => clearInterval(timer),

    requireSpace() {
      if (isSpaceLow) throw refuse('out_of_space');
    },

    recordFailure(error) {
      const fault = faultOf(error);
      if (fault === 'out_of_space') fullUntil = clock.now().getTime() + faultMemoryMs;
      if (fault === 'damaged' && !isDamaged) {
        isDamaged = true;
        log.error('The database is damaged: restore it from a backup');
      }

      return fault;
    },

    fault() {
      if (isDamaged) return 'damaged';

      return isSpaceLow || clock.now().getTime() < fullUntil ? 'out_of_space' : undefined;
    },
  };
}

/** Free bytes available to an unprivileged user. */
export async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);

  return bavail * bsize;
}

/** By system and PostgreSQL error codes (PostgreSQL manual, appendix A): disk full; damaged data and indexes, missing files. */
function faultOf(error: unknown): StorageFault | undefined {
  const code = codedCause(error)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return 'out_of_space';
  if (code !== undefined && ['XX001', 'XX002', '58030', '58P01'].includes(code)) return 'damaged';

  return undefined;
}
