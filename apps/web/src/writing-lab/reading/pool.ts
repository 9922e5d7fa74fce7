import type { AnalysisOptions } from '@longhand/analysis';
import type { WholeReading } from './reading.ts';
import type { FromReader, ToReader } from './serve-reading.ts';

/** One worker as the pool sees it. */
export type Reader = {
  send(message: ToReader): void;
  listen(listener: (message: FromReader) => void, broken: (reason: string) => void): void;
  stop(): void;
};

type Task = {
  message: ToReader;
  isUrgent: boolean;
  resolve(reading: WholeReading): void;
  reject(error: Error): void;
};

type Wish = AnalysisOptions &
  Pick<ToReader, 'ignored'> & { signal?: AbortSignal; isUrgent?: boolean };

export type Pool = {
  /** Reads a text in one of the workers; an urgent one before those that wait. Rejects when it is called off. */
  read(text: string, wish?: Wish): Promise<WholeReading>;
  /** How many texts are read at once. */
  size: number;
};

type Parts = { size: number; start: () => Reader; later: (act: () => void) => () => void };

/**
 * Workers that read whole texts, each one text at a time. They start with the first text and end when nothing has
 * been wanted for a while. A text that was called off while it is read costs its worker.
 */
export function createPool({ size, start, later }: Parts): Pool {
  const idle: Reader[] = [];
  const busy = new Map<Reader, Task>();
  const waiting: Task[] = [];
  let lastId = 0;
  let stopLater: () => void = () => undefined;

  const rest = () => {
    stopLater();
    if (busy.size > 0) return;
    stopLater = later(() => {
      for (const reader of idle.splice(0)) reader.stop();
    });
  };

  const next = () => {
    while (waiting.length > 0 && busy.size < size) {
      const task = waiting.shift();
      if (!task) return;
      const reader = idle.pop() ?? begin();
      busy.set(reader, task);
      reader.send(task.message);
    }
    rest();
  };

  const begin = () => {
    const reader = start();
    reader.listen(
      (answer) => {
        const task = busy.get(reader);
        if (task?.message.id !== answer.id) return;
        busy.delete(reader);
        idle.push(reader);
        if ('failure' in answer) task.reject(new Error(answer.failure));
        else task.resolve(answer.reading);
        next();
      },
      (reason) => {
        reader.stop();
        busy.get(reader)?.reject(new Error(reason));
        busy.delete(reader);
        next();
      },
    );

    return reader;
  };

  const callOff = (task: Task) => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    for (const [reader, held] of busy) {
      if (held !== task) continue;
      reader.stop();
      busy.delete(reader);
    }
    task.reject(new DOMException('The text was called off.', 'AbortError'));
    next();
  };

  return {
    size,
    read(text, { signal, isUrgent = false, ignored, ...options } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(new DOMException('The text was called off.', 'AbortError'));

          return;
        }
        const away = () => callOff(task);
        const leave = () => signal?.removeEventListener('abort', away);
        const task: Task = {
          message: { id: ++lastId, text, options, ignored },
          isUrgent,
          resolve(reading) {
            leave();
            resolve(reading);
          },
          reject(error) {
            leave();
            reject(error);
          },
        };
        signal?.addEventListener('abort', away);
        const at = isUrgent ? waiting.findIndex((one) => !one.isUrgent) : -1;
        waiting.splice(at < 0 ? waiting.length : at, 0, task);
        next();
      });
    },
  };
}
