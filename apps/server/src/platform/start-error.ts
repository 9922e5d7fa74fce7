/** Stops the start for a reason the operator can fix. Printed as one line without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Exit status of the process. */
  readonly status: number;

  constructor(message: string, status: number = exitStatus.wrongSettings) {
    super(message);
    this.status = status;
  }
}

/** 78 (EX_CONFIG) when a restart would fail again until the operator fixes the cause; otherwise 1. */
export const exitStatus = { failed: 1, wrongSettings: 78 } as const;

/** The innermost cause that has an error code; libraries wrap system and database errors. */
export function codedCause(error: unknown): (Error & { code: string }) | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof AggregateError && at.errors.length > 0) return codedCause(at.errors[0]);
    if ('code' in at && typeof at.code === 'string') return at as Error & { code: string }; // `code` was checked on this line
  }

  return undefined;
}

/** Turns a file system error, such as a full disk, into a one-line StartError; undefined for other errors. */
export function toStartError(error: unknown, path: string): StartError | undefined {
  if (error instanceof StartError) return error;
  const cause = codedCause(error);
  const where = cause !== undefined && 'path' in cause ? String(cause.path) : path;

  switch (cause?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(
        `There is no space left on the disk of ${where}. Free some space and start again.`,
        exitStatus.failed,
      );
    case 'EACCES':
    case 'EPERM':
      return new StartError(`${where} cannot be opened: this user does not have permission.`);
    case 'EROFS':
      return new StartError(`${where} cannot be written: the file system is read-only.`);
    case 'ENOTDIR':
    case 'EISDIR':
    case 'ENOENT':
    case 'EEXIST':
    case 'ELOOP':
      return new StartError(`${where} cannot be used: ${cause.message}.`);
    case 'EIO':
      return new StartError(`The disk of ${where} failed: ${cause.message}.`, exitStatus.failed);
    default:
      return undefined;
  }
}
