import type { WorkerResponse } from '@longhand/analysis';
import type {
  CheckerCommand,
  CheckerSettings,
  CheckerStatusMessage,
  ServerCheckMessage,
  ServerCheckRequest,
  ServerCheckResult,
} from '../checkers/checker-messages.ts';
import type { AnalysisPort } from './analysis-session.ts';
import { createDeltaJoiner, type DeltaChunk, type DeltaTail } from './delta-chunks.ts';

export type AnalysisWorker = {
  port: AnalysisPort;
  /** Configures the checkers, which run in their own workers. With `again` everything is checked again. */
  configureCheckers(setting: CheckerSettings, again: boolean): void;
  /** Whether paragraphs may be sent to a server. Off until this is called. */
  setServerEnabled(isOn: boolean): void;
  /** The user is typing: background work pauses. */
  notifyTyping(): void;
  stop(): void;
};

type ChunkMessage = DeltaChunk | DeltaTail;

type Options = {
  failed: (message: string) => void;
  onCheckerStatus?: (told: CheckerStatusMessage) => void;
  askServer?: (question: ServerCheckRequest) => Promise<ServerCheckResult>;
  /** Runs the messages to and from the worker now or shortly, in order. */
  runInOrder?: (act: () => void) => void;
};

/** Starts the analysis in its own web worker; `stop` ends it and its checkers. */
export function startAnalysisWorker({
  failed,
  onCheckerStatus = () => {},
  askServer = async () => ({ is: 'off' }),
  runInOrder = (act) => act(),
}: Options): AnalysisWorker {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = (event) => failed(event.message);
  const sendCommand = (message: CheckerCommand) => runInOrder(() => worker.postMessage(message));
  const requestServerCheck = async ({ question, language, paragraphs }: ServerCheckMessage) => {
    const answer = await askServer({ language, paragraphs });
    sendCommand({ kind: 'server-answer', question, answer });
  };

  return {
    port: {
      send: (message) => runInOrder(() => worker.postMessage(message)),
      listen(listener) {
        const joiner = createDeltaJoiner();
        const handleMessage = ({
          data,
        }: MessageEvent<
          WorkerResponse | ChunkMessage | CheckerStatusMessage | ServerCheckMessage
        >) => {
          if (data.kind === 'checker') onCheckerStatus(data);
          else if (data.kind === 'ask-server') void requestServerCheck(data);
          else if (data.kind === 'part') joiner.addChunk(data);
          else if (data.kind === 'delta') listener(joiner.join(data));
          else listener(data);
        };
        // Accessing `data` is the expensive part: it deserializes the message.
        worker.onmessage = (event) => runInOrder(() => handleMessage(event));
      },
    },
    configureCheckers: (setting, again) => sendCommand({ kind: 'checkers', setting, again }),
    notifyTyping: () => sendCommand({ kind: 'typing' }),
    setServerEnabled: (isOn) => sendCommand({ kind: 'server', isOn }),
    stop: () => worker.terminate(),
  };
}
