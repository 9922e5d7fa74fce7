/** Keeps the server from starting for a reason that the operator can remove: said as one line, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** What the process ends with. */
  readonly status: number;

  constructor(message: string, status: number = exitStatus.wrongSettings) {
    super(message);
    this.status = status;
  }
}

/** 78 (EX_CONFIG) where another start would fail too until somebody has put it right; else 1. */
export const exitStatus = { failed: 1, wrongSettings: 78 } as const;

/** The innermost cause that has a code: libraries wrap what the system or the database said. */
export function codedCause(error: unknown): (Error & { code: string }) | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof AggregateError && at.errors.length > 0) return codedCause(at.errors[0]);
    if ('code' in at && typeof at.code === 'string') return at as Error & { code: string }; // as just seen
  }

  return undefined;
}

/** Says in one line what the system refused, such as a full disk; undefined where the error is none of these. */
export function startErrorOf(error: unknown, path: string): StartError | undefined {
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
