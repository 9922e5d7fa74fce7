import type { FromWorker } from '@longhand/analysis';
import type { Port } from './analysis-session.ts';
import type {
  AskServer,
  CheckerSetting,
  FromCheckers,
  ServerAnswer,
  ServerQuestion,
  ToCheckers,
} from './checkers.ts';
import { type DeltaPart, type DeltaRest, deltaJoiner } from './delta-parts.ts';

export type AnalysisWorker = {
  port: Port;
  /** Lets it ask the checkers, in workers of their own. With `again` all that they have said is asked anew. */
  check(setting: CheckerSetting, again: boolean): void;
  /** Whether it may give paragraphs out to a server: not before this says so. */
  serve(isOn: boolean): void;
  /** Somebody is typing: what can wait waits. */
  typing(): void;
  stop(): void;
};

type Parted = DeltaPart | DeltaRest;

type Parts = {
  failed: (message: string) => void;
  heard?: (told: FromCheckers) => void;
  askServer?: (question: ServerQuestion) => Promise<ServerAnswer>;
  /** Does what is said to it and by it, now or in a moment, in order. */
  inTurn?: (act: () => void) => void;
};

/** Starts the analysis in a worker of its own; `stop` ends it, and the checkers with it. */
export function startAnalysisWorker({
  failed,
  heard = () => {},
  askServer = async () => ({ is: 'off' }),
  inTurn = (act) => act(),
}: Parts): AnalysisWorker {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = (event) => failed(event.message);
  const tell = (message: ToCheckers) => inTurn(() => worker.postMessage(message));
  const ask = async ({ question, language, paragraphs }: AskServer) => {
    const answer = await askServer({ language, paragraphs });
    tell({ kind: 'server-answer', question, answer });
  };

  return {
    port: {
      send: (message) => inTurn(() => worker.postMessage(message)),
      listen(listener) {
        const joiner = deltaJoiner();
        const hear = ({ data }: MessageEvent<FromWorker | Parted | FromCheckers | AskServer>) => {
          if (data.kind === 'checker') heard(data);
          else if (data.kind === 'ask-server') void ask(data);
          else if (data.kind === 'part') joiner.hold(data);
          else if (data.kind === 'delta') listener(joiner.join(data));
          else listener(data);
        };
        // Reading `data` is what costs: it is made out of its bytes there.
        worker.onmessage = (event) => inTurn(() => hear(event));
      },
    },
    check: (setting, again) => tell({ kind: 'checkers', setting, again }),
    typing: () => tell({ kind: 'typing' }),
    serve: (isOn) => tell({ kind: 'server', isOn }),
    stop: () => worker.terminate(),
  };
}
