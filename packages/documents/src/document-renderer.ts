import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderJob, RenderReply } from './render-job.ts';
import { type ReportDocument, reportJson } from './report-document.ts';

/** Why a document could not be rendered. */
export class DocumentError extends Error {
  readonly code: 'busy' | 'closed' | 'crashed' | 'failed' | 'timeout';

  constructor(code: DocumentError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

type Limits = {
  /** Number of documents after which the process is recycled. */
  documentsPerProcess: number;
  /** Resident memory in bytes above which the process is recycled. */
  memory: number;
  /** Milliseconds for one document, including the start of the process. */
  time: number;
  /** Maximum number of waiting documents. */
  queueLength: number;
  /** Milliseconds without work after which the process is ended. */
  idleTime: number;
};

const defaultLimits: Limits = {
  documentsPerProcess: 150,
  memory: 300 * 1_048_576,
  time: 30_000,
  queueLength: 200,
  idleTime: 60_000,
};

export type DocumentRenderer = ReturnType<typeof createDocumentRenderer>;

/**
 * Renders PDFs and PNGs in a child process, one at a time. The render process is started with the first document. It is recycled after a
 * number of documents, above a memory limit, and after a crash or timeout. Only the document being made fails with it.
 *
 * @example await createDocumentRenderer().renderReport(report) // the bytes of a PDF
 */
export function createDocumentRenderer(options: Partial<Limits> = {}) {
  const limits = { ...defaultLimits, ...options };
  let worker: RenderWorker | undefined;
  let waiting = 0;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();
  let idleTimer: NodeJS.Timeout | undefined;

  async function endWorker(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.end();
  }

  async function runJob(job: RenderJob): Promise<Uint8Array> {
    waiting -= 1;
    if (isClosed) throw new DocumentError('closed', 'The document renderer is closed.');
    clearTimeout(idleTimer);
    if (worker?.hasEnded()) worker = undefined;
    worker ??= startWorker();
    const current = worker;

    try {
      const reply = await current.run(job, limits.time).catch(async (error: unknown) => {
        await endWorker(); // the next document must not use a process that is ending
        throw error;
      });
      const isSpent =
        current.documentCount() >= limits.documentsPerProcess || reply.memory > limits.memory;
      if (isSpent) await endWorker();
      if ('error' in reply) throw new DocumentError('failed', reply.error);

      return reply.bytes;
    } finally {
      idleTimer = setTimeout(endWorker, limits.idleTime).unref();
    }
  }

  function enqueue(job: RenderJob): Promise<Uint8Array> {
    if (isClosed) throw new DocumentError('closed', 'The document renderer is closed.');
    if (waiting >= limits.queueLength) {
      throw new DocumentError('busy', `${waiting} documents are already waiting.`);
    }
    waiting += 1;
    const done = queue.then(() => runJob(job));
    queue = done.catch(() => undefined);

    return done;
  }

  return {
    /** A report as a tagged PDF (PDF/UA-1), with the fonts that it uses. */
    async renderReport(report: ReportDocument): Promise<Uint8Array> {
      return enqueue({
        kind: 'pdf',
        template: 'report',
        data: reportJson(report),
        createdAt: Math.floor(report.createdAt.getTime() / 1_000),
      });
    },

    /** A chart as PNG, `scale` pixels for each pixel of the drawing. */
    async renderPng(svg: string, { scale = 2, background = '#ffffff' } = {}): Promise<Uint8Array> {
      return enqueue({ kind: 'png', svg, scale, background });
    },

    /** Undefined while no process runs. */
    processId: () => (worker?.hasEnded() ? undefined : worker?.processId),

    /** Resident memory of the process in bytes, after its last document. */
    processMemory: () => worker?.memory() ?? 0,

    /** Ends the process. Running and waiting documents are rejected. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(idleTimer);
      await endWorker();
      await queue;
    },
  };
}

type RenderWorker = ReturnType<typeof startWorker>;

function startWorker() {
  const child = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)), {
    env: {}, // the process needs no secrets
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced', // bytes
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let documentCount = 0;
  let memory = 0;
  let pending: PromiseWithResolvers<RenderReply> | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve()); // it could not be started
  });

  child.on('message', (reply: RenderReply) => {
    memory = reply.memory;
    pending?.resolve(reply);
  });
  child.on('error', (error) => pending?.reject(new DocumentError('crashed', error.message)));
  child.on('close', (status, signal) => {
    const reason = `The render process ended with ${signal ?? `status ${status}`}.`;
    pending?.reject(new DocumentError('crashed', reason));
  });

  return {
    processId: child.pid,
    memory: () => memory,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    documentCount: () => documentCount,

    async run(job: RenderJob, timeLimit: number): Promise<RenderReply> {
      documentCount += 1;
      pending = Promise.withResolvers<RenderReply>();
      const timer = setTimeout(() => {
        const reason = `The document took longer than ${timeLimit} ms.`;
        pending?.reject(new DocumentError('timeout', reason));
        child.kill('SIGKILL');
      }, timeLimit);
      keepParentAlive(child, true);

      try {
        child.send(job, (error) => {
          if (error !== null) pending?.reject(new DocumentError('crashed', error.message));
        });

        return await pending.promise;
      } finally {
        clearTimeout(timer);
        pending = undefined;
        keepParentAlive(child, false);
      }
    },

    async end(): Promise<void> {
      keepParentAlive(child, true);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** An idle render process must not keep the server from stopping. */
function keepParentAlive(child: ChildProcess, isBusy: boolean): void {
  const call = isBusy ? 'ref' : 'unref';
  child[call]();
  child.channel?.[call]();
}
